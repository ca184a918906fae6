// The settings of devices: the browsers signed in as this player, and a link to add another.

import { useState } from "../../../vendor/hooks.js";
import { createDeviceCode, listDevices, nameDevice, signOut, signOutOthers } from "../../app/credentials.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { inputValue } from "../../ui/input_value.js";
import { Invite } from "../../ui/invite.js";
import { useSerialized } from "../../ui/use_serialized.js";
import { timeAgo } from "../../ui/when.js";
import { loadOnOpen } from "./load_on_open.js";

/** @import { Device } from "../../wire.d.ts" */

const LONGEST_LABEL = 60;

export function Devices() {
  const [code, setCode] = useState("");
  const [devices, setDevices] = useState(/** @type {Device[]} */ ([]));
  const { run, error } = useSerialized(async () => setDevices((await listDevices()).devices));
  return html`<details class="settings-more" onToggle=${loadOnOpen(run)}>
    <summary>${t("device-title")}</summary>
    <ul class="keys">
      ${devices.map((device) => html`<${DeviceRow} key=${device.id} device=${device} then=${run} />`)}
    </ul>
    ${devices.length > 1 && html`<${SignOutOthers} leave=${() => run(signOutOthers)} />`}
    <h3 class="device-other">${t("device-other")}</h3>
    <p class="muted small">${t("device-about")}</p>
    ${code && html`<${Invite} id="move-link" path=${`/move#${code}`} title=${t("device-other")} />`}
    <p class="wrong" role="alert">${error}</p>
    <button class="button" type="button" onClick=${() => run(async () => setCode((await createDeviceCode()).code))}>${t(code ? "device-again" : "device-make")}</button>
  </details>`;
}

/** A device with its editable name, and sign-out in two steps. @param {{ device: Device, then: (what: () => Promise<unknown>) => void }} props */
function DeviceRow({ device, then }) {
  const [sure, setSure] = useState(false);
  const { id, here, created, used } = device;
  const usual = t(here ? "device-here" : "device-there");
  const label = device.label ?? usual;
  const rename = (/** @type {Event} */ event) => {
    const name = inputValue(event).trim();
    if (name && name !== label) then(() => nameDevice(id, name));
  };
  const leave = t("device-leave-who", { label });
  return html`<li class="row device">
    <span class="row-rest">
      <input class="device-name" aria-label=${t("device-name")} autocomplete="off" maxlength=${LONGEST_LABEL} value=${label} onChange=${rename} />
      <small class="muted">${[...(here && device.label ? [usual] : []), t("device-since", { when: timeAgo(created) }), ...(used && !here ? [t("programs-used", { when: timeAgo(used) })] : [])].join(" · ")}</small>
    </span>
    ${
      !here &&
      (sure
        ? html`<button class="button-wax" type="button" aria-label=${leave} onClick=${() => then(() => signOut(id))}>${t("device-leave")}</button>`
        : html`<button class="button-quiet button-icon" type="button" aria-label=${leave} title=${leave} onClick=${() => setSure(true)}><${Icon} name="trash" /></button>`)
    }
  </li>`;
}

/** A button that signs out all other devices, in two steps. @param {{ leave: () => void }} props */
function SignOutOthers({ leave }) {
  const [sure, setSure] = useState(false);
  return html`<p>
    <button class=${sure ? "button-wax" : "button"} type="button" onClick=${() => (sure ? leave() : setSure(true))}>${t(sure ? "device-leave-sure" : "device-leave-others")}</button>
  </p>`;
}
