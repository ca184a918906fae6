// A row of buttons for one choice; a default that the player has not chosen is marked as a suggestion.
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";

/**
 * @param {object} props
 * @param {any} props.title
 * @param {{ id: string, label: string }[]} props.options
 * @param {string} props.chosen
 * @param {boolean} props.suggested
 * @param {(id: string) => void} props.onChoose
 */
export function ChoiceRow({ title, options, chosen, suggested, onChoose }) {
  return html`<fieldset class="choice">
    <legend>${title}${suggested && html` <em class="choice-suggested">${t("choice-suggested")}</em>`}</legend>
    <div class="segments">
      ${options.map(
        ({ id, label }) =>
          html`<button key=${id} type="button" class=${`segment ${id === chosen ? "segment-on" : ""}`} aria-pressed=${id === chosen} onClick=${() => onChoose(id)}>${label}</button>`,
      )}
    </div>
  </fieldset>`;
}
