// The form to play on from a position of a finished game: the seat, the opponents and the deck.

import { useState } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { botName } from "../../ui/levels.js";
import { playedBy } from "../../ui/played_by.js";
import { useBusy } from "../../ui/use_busy.js";
import { defaultOpponents, OpponentSelect, startBranch } from "./opponents.js";

/** @param {import("../../local/origin.js").BranchPoint} props */
export function Branch({ text, at, seat, seats }) {
  const [mine, setMine] = useState(seat);
  const [level, setLevel] = useState(defaultOpponents(seats, seat));
  const [deck, setDeck] = useState(/** @type {"same" | "new"} */ ("same"));
  const [wrong, setWrong] = useState("");
  const { run, busy } = useBusy();
  const play = () =>
    run(() => startBranch({ text, at, seat: mine, deck }, seats, level).catch((error) => setWrong(requestErrorText(error))));
  const chooseSeat = (/** @type {number} */ number) => {
    setMine(number);
    setLevel(defaultOpponents(seats, number));
  };
  return html`<form class="try" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <p>${t("try-about", { at })}</p>
    <fieldset>
      <legend>${t("try-seat")}</legend>
      ${seats.map(
        (its, number) => html`<label key=${number} class="try-choice">
          <input type="radio" name="try-seat" checked=${number === mine} onChange=${() => chooseSeat(number)} />
          <${Roof} seat=${number} /> <span>${playedBy(its)}${its.level && !its.away && html` <small class="muted">${botName(its.level)}</small>`}</span>
        </label>`,
      )}
    </fieldset>
    <${OpponentSelect} seats=${seats} mine=${mine} level=${level} choose=${setLevel} />
    <fieldset>
      <legend>${t("try-deck")}</legend>
      ${
        /** @type {const} */ (["same", "new"]).map(
          (one) => html`<label key=${one} class="try-choice">
          <input type="radio" name="try-deck" checked=${one === deck} onChange=${() => setDeck(one)} />
          <span>${t(`try-deck-${one}`)}<br /><small class="muted">${t(`try-deck-${one}-about`)}</small></span>
        </label>`,
        )
      }
    </fieldset>
    <p class="wrong" role="alert">${wrong}</p>
    <div class="row row-end"><button class="button button-primary" type="submit" disabled=${busy} onClick=${play}>${t("try-play")}</button></div>
  </form>`;
}
