// A link to pass on: to copy, to share, to scan. On the computer where Postroad runs, with an address that others can reach.

import { useEffect, useState } from "../../vendor/hooks.js";
import { isLoopback } from "../app/address.js";
import { getAbout } from "../app/api.js";
import { served, server } from "../app/place.js";
import { t } from "../app/texts.js";
import { CopyField } from "./copy_field.js";
import { html } from "./html.js";
import { QrCode } from "./qr.js";

/** @param {string} host */
const addressOf = (host) =>
  `${location.protocol}//${host.includes(":") ? `[${host}]` : host}${location.port && `:${location.port}`}`;

/** Where others find a page without a server: where it lies, if it lies anywhere. */
const site = () => (location.protocol === "file:" && server ? server : location.href.split("#")[0]);

/** Is it the computer where Postroad runs? */
const atHome = () => served && isLoopback();

/** The addresses at which others reach this page; null until they are known. */
function useAddresses() {
  const [addresses, setAddresses] = useState(atHome() ? null : [served ? location.origin : site()]);
  useEffect(() => {
    if (!addresses)
      void getAbout().then(
        (about) => setAddresses(about.hosts.map(addressOf)),
        () => setAddresses([]),
      );
  }, []);
  return addresses;
}

/** @param {{ id: string, path: string, title: string, words?: string }} props title: what is shared, in words; words: what is said before the link */
export function Invite({ id, path, title, words = "" }) {
  const addresses = useAddresses();
  const [chosen, choose] = useState(0);
  if (!addresses) return null;
  const link = (addresses[chosen] ?? location.origin) + path;
  return html`<div class="invite">
    <div class="invite-words">
      ${!addresses.length && html`<p class="small invite-alone">${t("invite-alone")} <code>postroad --host 0.0.0.0</code></p>`}
      ${atHome() && addresses.length > 0 && html`<p class="small muted">${t("invite-network")}</p>`}
      ${addresses.length > 1 && html`<${Addresses} id=${id} addresses=${addresses} chosen=${chosen} choose=${choose} />`}
      <${CopyField} id=${id} label=${t("invite-link")} text=${words ? `${words} ${link}` : link}>
        ${"share" in navigator && html`<button class="button" type="button" onClick=${() => share(title, words, link)}>${t("invite-share")}</button>`}
      <//>
    </div>
    ${addresses.length > 0 && html`<${QrCode} text=${link} label=${t("invite-qr")} />`}
  </div>`;
}

/** @param {string} title @param {string} text @param {string} url */
const share = (title, text, url) => navigator.share({ title, ...(text && { text }), url }).catch(() => null); // they thought better of it

/** @param {{ id: string, addresses: string[], chosen: number, choose: (n: number) => void }} props */
const Addresses = ({ id, addresses, chosen, choose }) => html`<p class="field">
  <label for=${`${id}-address`}>${t("invite-address")}</label>
  <select id=${`${id}-address`} onChange=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.currentTarget).selectedIndex)}>
    ${addresses.map((address, n) => html`<option key=${address} selected=${n === chosen}>${address}</option>`)}
  </select>
</p>`;
