// The form for one seat of a new table: the player and the name.

import { hasServer } from "../../app/runtime.js";
import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { Seal } from "../../pieces/seal.js";
import { BotChoices, isMissing } from "../../ui/bot_choices.js";
import { html } from "../../ui/html.js";
import { inputValue } from "../../ui/input_value.js";
import { isCustom } from "../../ui/levels.js";

const OPEN = "open";

/** @param {string} who the chosen value: empty for a person, OPEN, or the level of a bot */
const seatChanges = (who) => ({ open: who === OPEN, level: who === OPEN ? null : who || null });

/** @param {import("../../ui/seat_choices.js").SeatChoice} seat */
function about({ level, open }) {
  if (open) return t("new-open-about");
  if (isCustom(level)) return t(isMissing(level) ? "refused-no-bot" : "new-house-about");
  return level ? t(`level-${level}-about`) : t("new-person-about");
}

/**
 * @param {object} props
 * @param {number} props.n
 * @param {import("../../ui/seat_choices.js").SeatChoice} props.seat
 * @param {boolean} props.byMail is it a game by mail, where all seats are people and the first one is here?
 * @param {boolean} props.roof is the seat's colour fixed, because the seats are not shuffled?
 * @param {string | null} [props.wrong] the error in the name
 * @param {(changes: object) => void} props.alter
 */
export function SeatForm({ n, seat, roof, byMail, wrong, alter }) {
  const note = `about-${n}`;
  return html`<li>
    <fieldset class="seat-form">
      <legend class="visually-hidden">${t("new-seat", { number: n + 1 })}</legend>
      <span class="seat-mark" aria-hidden="true">${roof ? html`<${Roof} seat=${n} size=${28} />` : html`<${Seal} size=${32}>${n + 1}<//>`}</span>
      ${
        !byMail &&
        html`<p class="field">
        <label for=${`who-${n}`}>${t("new-who")}</label>
        <select id=${`who-${n}`} aria-describedby=${note} onChange=${(/** @type {Event} */ event) => alter(seatChanges(inputValue(event)))}>
          <option value="" selected=${!seat.level && !seat.open}>${t("new-person")}</option>
          ${hasServer && html`<option value=${OPEN} selected=${seat.open}>${t("new-open")}</option>`}
          <${BotChoices} level=${seat.level} />
        </select>
      </p>`
      }
      ${!seat.open && html`<${Name} n=${n} name=${seat.name} wrong=${wrong} alter=${alter} />`}
      <small class="seat-note">
        ${wrong ? html`<span class="wrong" id=${`wrong-${n}`}>${wrong}</span>` : null}
        <span class="muted" id=${note}>${byMail ? t(n ? "new-post-friend" : "new-post-you") : about(seat)}</span>
      </small>
    </fieldset>
  </li>`;
}

/** @param {{ n: number, name: string, wrong?: string | null, alter: (changes: object) => void }} props */
const Name = ({ n, name, wrong, alter }) => html`<p class="field">
  <label for=${`name-${n}`}>${t("new-name")}</label>
  <input
    id=${`name-${n}`}
    value=${name}
    autocomplete="off"
    aria-invalid=${wrong ? "true" : null}
    aria-describedby=${wrong ? `wrong-${n}` : null}
    onInput=${(/** @type {Event} */ event) => alter({ name: inputValue(event) })}
  />
</p>`;
