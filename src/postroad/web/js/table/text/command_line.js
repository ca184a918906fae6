// The command line: runs typed commands, and shows and announces answers to questions.

import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { load } from "../../app/loading.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { inputValue } from "../../ui/input_value.js";
import { can, currentSession, legal, me, view } from "../session/current.js";

export function CommandLine() {
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState("");
  const [words, setWords] = useState(/** @type {typeof import("../../ui/commands.js") | null} */ (null)); // names for the suggestions
  if (me.value === null || view.value.decides === null || !can().decide) return null;
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setText("");
    const session = currentSession();
    const { runCommand } = await load(() => import("./command_parser.js"));
    if (session.closed) return; // the player left the table
    const answered = (await runCommand(text)) ?? "";
    if (session.closed) return;
    setAnswer(answered);
    if (answered) session.announce(answered);
  };
  return html`<form class="command" onSubmit=${submit} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && setAnswer("")}>
    <${Icon} name="keyboard" /><label class="visually-hidden" for="command">${t("command-label")}</label>
    <input
      id="command"
      list="commands"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      placeholder=${t("command-hint")}
      value=${text}
      onFocus=${() => load(() => import("../../ui/commands.js")).then(setWords)}
      onInput=${(/** @type {Event} */ event) => setText(inputValue(event))}
    />
    <datalist id="commands">${words && legal.value.map((action) => html`<option key=${action} value=${words.commandText(action)}></option>`)}</datalist>
    ${answer && html`<${Answer} text=${answer} onClose=${() => setAnswer("")} />`}
  </form>`;
}

/** @param {{ text: string, onClose: () => void }} props */
function Answer({ text, onClose }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [text]);
  return html`<div class="answer" ref=${place}>
    <p>${text}</p>
    <button class="answer-close" type="button" aria-label=${t("close")} title=${t("close")} onClick=${onClose}><${Icon} name="close" size=${16} /></button>
  </div>`;
}
