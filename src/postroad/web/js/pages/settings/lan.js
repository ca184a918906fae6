// The setting that opens the server to the LAN, shown only on the computer that runs it.

import { useEffect } from "../../../vendor/hooks.js";
import { getAbout } from "../../app/api.js";
import { lanAddresses, loadLan } from "../../app/lan.js";
import { isLoopback } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Invite } from "../../ui/invite.js";

/** Read the state of LAN access, if this page may change it. */
const readLanAccess = async () => void ((await getAbout()).may_open_lan && (await loadLan()));

export function LanSettings() {
  useEffect(() => void (isLoopback() && readLanAccess().catch(() => null)), []);
  if (!lanAddresses.value) return null;
  return html`<details class="settings-more">
    <summary>${t("network-title")}</summary>
    <${Invite} id="network-link" path="/" title="Postroad" otherDevicesOnly />
  </details>`;
}
