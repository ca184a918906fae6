// The text command line; what is typed there is understood in obey.js.

import { useState } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { legal, me } from "../session/current.js";

export function CommandLine() {
  const [typed, setTyped] = useState("");
  if (me.value === null) return null;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void import("./command_parser.js").then(({ obey }) => obey(typed));
    setTyped("");
  };
  return html`<form class="command" onSubmit=${submit}>
    <label class="visually-hidden" for="command">${t("command-label")}</label>
    <input
      id="command"
      list="commands"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      placeholder=${t("command-hint")}
      value=${typed}
      onInput=${(/** @type {any} */ event) => setTyped(event.target.value)}
    />
    <datalist id="commands">${legal.value.map((/** @type {string} */ action) => html`<option key=${action} value=${action.replace(/[:+]/g, " ")}></option>`)}</datalist>
  </form>`;
}
