// One choice among a few, as a row of buttons of which one is pressed.
import { html } from "../html.js";

/** @param {{ title: string, options: { id: string, label: string }[], chosen: string, onChoose: (id: string) => void }} props */
export function Chosen({ title, options, chosen, onChoose }) {
  return html`<fieldset class="choice">
    <legend>${title}</legend>
    <div class="segments">
      ${options.map(
        ({ id, label }) =>
          html`<button key=${id} type="button" class=${`segment ${id === chosen ? "segment-on" : ""}`} aria-pressed=${id === chosen} onClick=${() => onChoose(id)}>${label}</button>`,
      )}
    </div>
  </fieldset>`;
}
