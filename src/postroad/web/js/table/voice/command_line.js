// The text command line; what is typed there is understood in command_parser.js.

import { useState } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { typed } from "../../ui/typed.js";
import { legal, me, view } from "../session/current.js";

export function CommandLine() {
  const [text, setText] = useState("");
  if (me.value === null || view.value.decides === null) return null;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void import("./command_parser.js").then(({ obey }) => obey(text));
    setText("");
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
      value=${text}
      onInput=${(/** @type {Event} */ event) => setText(typed(event))}
    />
    <datalist id="commands">${legal.value.map((action) => html`<option key=${action} value=${action.replace(/[:+]/g, " ")}></option>`)}</datalist>
  </form>`;
}
