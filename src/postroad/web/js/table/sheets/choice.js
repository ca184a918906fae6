// One choice among a few: a row of buttons of which one is pressed, or a list to open where there are many.
import { html } from "../../ui/html.js";
import { typed } from "../../ui/typed.js";

const IN_A_ROW = 3;

/** @typedef {{ title: string, options: { id: string, label: string }[], chosen: string, onChoose: (id: string) => void }} ChoiceProps */

/** @param {ChoiceProps} props */
export const Chosen = (props) => (props.options.length > IN_A_ROW ? html`<${List} ...${props} />` : html`<${Row} ...${props} />`);

/** @param {ChoiceProps} props */
function Row({ title, options, chosen, onChoose }) {
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

/** @param {ChoiceProps} props */
function List({ title, options, chosen, onChoose }) {
  return html`<label class="choice choice-list">
    <span>${title}</span>
    <select onChange=${(/** @type {Event} */ event) => onChoose(typed(event))}>
      ${options.map(({ id, label }) => html`<option key=${id} value=${id} selected=${id === chosen}>${label}</option>`)}
    </select>
  </label>`;
}
