// The settings of API keys, with which programs play in the player's name.

import { useRef, useState } from "../../../vendor/hooks.js";
import { createApiKey, deleteApiKey, listApiKeys } from "../../app/credentials.js";
import { t } from "../../app/texts.js";
import { CopyField } from "../../ui/copy_field.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { useSerialized } from "../../ui/use_serialized.js";
import { timeAgo } from "../../ui/when.js";
import { loadOnOpen } from "./load_on_open.js";

/** @import { ApiKey } from "../../wire.d.ts" */

const LONGEST_LABEL = 60;

export function ApiKeys() {
  const [keys, setKeys] = useState(/** @type {ApiKey[]} */ ([]));
  const [made, setMade] = useState("");
  const { run, error } = useSerialized(async () => setKeys((await listApiKeys()).keys));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const make = () => {
    const label = field.current?.value.trim();
    if (!field.current || !label) return field.current?.focus();
    field.current.value = "";
    void run(async () => setMade((await createApiKey(label)).key));
  };
  const drop = (/** @type {ApiKey} */ apiKey) =>
    run(() => {
      setMade("");
      return deleteApiKey(apiKey.id);
    });
  return html`<details class="settings-more" onToggle=${loadOnOpen(run)}>
    <summary>${t("programs-title")}</summary>
    <p class="muted small">${t("programs-about")}</p>
    <ul class="keys">
      ${keys.map((apiKey) => html`<${KeyRow} key=${apiKey.id} apiKey=${apiKey} drop=${drop} />`)}
    </ul>
    ${made && html`<div class="key-new"><${CopyField} id="key" label=${t("programs-once")} text=${made} /></div>`}
    <p class="field"><label for="key-label">${t("programs-label")}</label></p>
    <div class="row">
      <input id="key-label" ref=${field} class="row-rest" autocomplete="off" maxlength=${LONGEST_LABEL} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && make()} />
      <button class="button" type="button" onClick=${make}>${t("programs-make")}</button>
    </div>
    <p class="wrong" role="alert">${error}</p>
  </details>`;
}

/** An API key, with deletion in two steps. @param {{ apiKey: ApiKey, drop: (apiKey: ApiKey) => void }} props */
function KeyRow({ apiKey, drop }) {
  const [sure, setSure] = useState(false);
  const { label, used } = apiKey;
  const remove = t("programs-delete", { label });
  return html`<li class="row">
    <span class="row-rest"><b>${label}</b> <small class="muted">${used ? t("programs-used", { when: timeAgo(used) }) : t("programs-unused")}</small></span>
    ${
      sure
        ? html`<button class="button-wax" type="button" aria-label=${remove} onClick=${() => drop(apiKey)}>${t("landing-delete")}</button>`
        : html`<button class="button-quiet button-icon" type="button" aria-label=${remove} title=${remove} onClick=${() => setSure(true)}><${Icon} name="trash" /></button>`
    }
  </li>`;
}
