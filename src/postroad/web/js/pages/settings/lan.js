// A setting of whoever sits at the computer where Postroad runs: may others come in from the network?

import { useEffect } from "../../../vendor/hooks.js";
import { getAbout } from "../../app/api.js";
import { lookAround, network } from "../../app/lan.js";
import { isLoopback } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Invite } from "../../ui/invite.js";

/** Nothing where it cannot be asked for, or is not for this page to know. */
const look = async () => void ((await getAbout()).may_open_lan && (await lookAround()));

export function LanSettings() {
  useEffect(() => void (isLoopback() && look().catch(() => null)), []);
  if (!network.value) return null;
  return html`<details class="settings-more">
    <summary>${t("network-title")}</summary>
    <${Invite} id="network-link" path="/" title="Postroad" abroad />
  </details>`;
}
