// A link to share, copy or scan; on the computer that runs the server, with an address that other devices can reach.

import { useEffect, useState } from "../../vendor/hooks.js";
import { getAbout } from "../app/api.js";
import { lanAddresses, loadLan } from "../app/lan.js";
import { isLoopback } from "../app/router.js";
import { hasServer, isLocalFile, linkedServer } from "../app/runtime.js";
import { t } from "../app/texts.js";
import { CopyField } from "./copy_field.js";
import { html } from "./html.js";
import { lazy } from "./loader.js";
import { QrCode } from "./qr.js";

const LanAccess = lazy(() => import("./lan_access.js").then((part) => part.LanAccess), { texts: ["lan"] });

/** @param {string} host */
const originOf = (host) =>
  `${location.protocol}//${host.includes(":") ? `[${host}]` : host}${location.port && `:${location.port}`}`;

/** The address of a page without a server: its own, or that of the site that a local file names. */
const pageUrl = () => (location.protocol === "file:" && linkedServer ? linkedServer : location.href.split("#")[0]);

/** Does the server run on this computer? */
const onServerComputer = () => hasServer && isLoopback();

/** Load the addresses at which others reach the server, and the state of LAN access where this page may switch it. */
async function loadAddresses() {
  const { addresses, may_open_lan } = await getAbout();
  if (may_open_lan) await Promise.all([loadLan(), LanAccess.load()]); // loaded before the dialog opens, so that no button moves under the pointer
  return addresses.map(originOf);
}

/** The addresses at which others reach this page; null until they are known. */
function useAddresses() {
  const [known, setKnown] = useState(onServerComputer() ? null : isLocalFile ? [] : [hasServer ? location.origin : pageUrl()]);
  useEffect(() => {
    if (!known) void loadAddresses().then(setKnown, () => setKnown([]));
  }, []);
  return known && [...(lanAddresses.value ?? []), ...known];
}

/** Is this page out of reach for all other devices? Null until it is known. */
export function useUnreachable() {
  const addresses = useAddresses();
  return addresses && !addresses.length;
}

/**
 * A link with copy and share buttons and a QR code; where no other device can reach it, the remedy and a link for this computer.
 * @param {object} props
 * @param {string} props.id
 * @param {string} props.path
 * @param {string} props.title names what the link opens
 * @param {string} [props.words] text before the link
 * @param {boolean} [props.otherDevicesOnly] the link is of no use on this computer
 * @param {boolean} [props.here] of use on this computer too, whatever other devices can reach
 */
export function Invite({ id, path, title, words = "", otherDevicesOnly = false, here = false }) {
  const addresses = useAddresses();
  const [chosen, choose] = useState(0);
  if (!addresses) return null;
  const alone = !addresses.length;
  const first = here && onServerComputer();
  const link = (addresses[chosen] ?? (isLocalFile ? pageUrl() : location.origin)) + path;
  const field = html`<${CopyField} id=${id} label=${t("invite-link")} text=${words ? `${words} ${link}` : link}>
    ${!alone && "share" in navigator && html`<button class="button" type="button" onClick=${() => share(title, words, link)}>${t("invite-share")}</button>`}
  <//>`;
  return html`<div class="invite">
    <div class="invite-words">
      ${alone && hasServer && !otherDevicesOnly && !first && html`<p><strong>${t("invite-nobody")}</strong></p>`}
      ${first && field}
      ${lanAddresses.value && html`<${LanAccess} />`}
      ${isLocalFile && html`<p class="small muted">${t("invite-file")}</p>`}
      ${alone && hasServer && !lanAddresses.value && html`<p class="small invite-alone">${t("invite-alone")} <code>postroad --host 0.0.0.0</code></p>`}
      ${onServerComputer() && !alone && !lanAddresses.value && html`<p class="small muted">${t("invite-network")}</p>`}
      ${addresses.length > 1 && html`<${Addresses} id=${id} addresses=${addresses} chosen=${chosen} choose=${choose} />`}
      ${!alone && !first && field}
      ${alone && !otherDevicesOnly && !first && html`<details class="invite-here"><summary>${t("invite-here")}</summary>${field}</details>`}
    </div>
    ${!alone && html`<${QrCode} text=${link} label=${t("invite-qr")} />`}
  </div>`;
}

/** @param {string} title @param {string} text @param {string} url */
const share = (title, text, url) => navigator.share({ title, ...(text && { text }), url }).catch(() => null); // the player closed the share sheet

/** @param {{ id: string, addresses: string[], chosen: number, choose: (n: number) => void }} props */
const Addresses = ({ id, addresses, chosen, choose }) => html`<p class="field">
  <label for=${`${id}-address`}>${t("invite-address")}</label>
  <select id=${`${id}-address`} onChange=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.currentTarget).selectedIndex)}>
    ${addresses.map((address, n) => html`<option key=${address} selected=${n === chosen}>${address}</option>`)}
  </select>
</p>`;
