// The form to report a player at a table to the operator, with a reason and a few words.

import { useState } from "../../../vendor/hooks.js";
import { HttpError, reportPlayer } from "../../app/api.js";
import { changeSettings, settings } from "../../app/settings.js";
import { t } from "../../app/texts.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { inputValue } from "../../ui/input_value.js";
import { useBusy } from "../../ui/use_busy.js";

/** @import { ChatMessage, ReportReason } from "../../wire.d.ts" */

/** @type {ReportReason[]} */
const REASONS = ["insults", "name", "spam", "stalling", "unfair", "other"];
const LONGEST = 300;

/** @param {unknown} error */
const errorText = (error) =>
  error instanceof HttpError && error.message === "too-many" ? t("complain-too-many") : requestErrorText(error);

/** @param {{ table: string, player: string, name: string, line?: ChatMessage }} props */
export function PlayerReport({ table, player, name, line }) {
  const [reason, setReason] = useState(/** @type {ReportReason | null} */ (null));
  const [words, setWords] = useState("");
  const [wrong, setWrong] = useState("");
  const [sent, setSent] = useState(false);
  const { run, busy } = useBusy();
  if (sent) return html`<${Sent} player=${player} name=${name} />`;
  const ready = reason && (reason !== "other" || words.trim());
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (reason && ready) void run(() => send(reason));
  };
  const send = async (/** @type {ReportReason} */ reason) => {
    try {
      await reportPlayer(table, { player, reason, message: line?.n ?? null, words: words.trim() || null });
      setSent(true);
    } catch (error) {
      setWrong(errorText(error));
    }
  };
  return html`<form class="report-form" onSubmit=${submit}>
    <p class="muted">${t("complain-about", { name })}</p>
    ${line && html`<blockquote class="report-message"><b>${line.name}</b> <span dir="auto">${line.text}</span></blockquote>`}
    <fieldset class="field">
      <legend>${t("complain-why", { name })}</legend>
      <div class="report-reasons">
        ${REASONS.map((one) => html`<label key=${one}><input type="radio" name="report-reason" checked=${one === reason} onChange=${() => setReason(one)} /> ${t(`complain-${one}`)}</label>`)}
      </div>
    </fieldset>
    <p class="field">
      <label for="report-words">${t(reason === "other" ? "complain-words-needed" : "complain-words")}</label>
      <textarea id="report-words" rows="3" maxlength=${LONGEST} onInput=${(/** @type {Event} */ event) => setWords(inputValue(event))}>${words}</textarea>
    </p>
    <p class="wrong" role="alert">${wrong}</p>
    <div class="row row-end"><button class="button-primary" disabled=${!ready || busy}>${t("complain-send")}</button></div>
  </form>`;
}

/** The confirmation, with the offer to mute the player. @param {{ player: string, name: string }} props */
function Sent({ player, name }) {
  const { quiet } = settings.value;
  return html`<div class="report-form">
    <p role="status">${t("complain-sent", { name })}</p>
    ${
      quiet.includes(player)
        ? html`<p class="muted">${t("complain-muted", { name })}</p>`
        : html`<p class="muted">${t("complain-mute-about", { name })}</p>
          <p><button class="button" type="button" onClick=${() => changeSettings({ quiet: [...quiet, player] })}>${t("chat-mute", { name })}</button></p>`
    }
  </div>`;
}
