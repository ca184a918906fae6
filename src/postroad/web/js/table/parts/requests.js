// What others want to know while the game goes on: a wish to take something back, a pause, a seat that goes to somebody else or that a bot keeps warm.

import { t } from "../../app/texts.js";
import { mayComeBack } from "../../local/seats.js";
import { html } from "../../ui/html.js";
import { lazy } from "../../ui/loader.js";
import { around, bots, hint, table, view, you } from "../session/current.js";
import { comeBack } from "../session/decide.js";
import { who } from "../session/names.js";
import { othersPresent } from "./presence.js";

const Alone = lazy(() => import("./alone_with_bots.js").then((part) => part.Alone));
const Missing = lazy(() => import("./missing_bot.js").then((part) => part.Missing), { texts: ["pages", "together"] });
const HintNote = lazy(() => import("./hint.js").then((part) => part.HintNote), { texts: ["hints"], styles: ["hint"] });
const UndoAsked = lazy(() => import("./undo_request.js").then((part) => part.UndoAsked));
const SeatAsked = lazy(() => import("./seat_transfer.js").then((part) => part.SeatAsked), { texts: ["together"] });
const SeatOffered = lazy(() => import("./seat_transfer.js").then((part) => part.SeatOffered), { texts: ["together"] });
const PauseAsked = lazy(() => import("./pause.js").then((part) => part.PauseAsked), { texts: ["together"] });
const Paused = lazy(() => import("./pause.js").then((part) => part.Paused), { texts: ["together"] });
const News = lazy(() => import("./news.js").then((part) => part.News), { styles: ["news"] });

/** The own seats that a bot keeps warm. */
const away = () =>
  (you.value?.seats ?? []).filter((/** @type {number} */ seat) => ["left", "time"].includes(table.value.seats[seat].away ?? ""));

/** Whoever plays one seat here is "you" and needs no name. @param {string} key @param {number} seat */
export const addressed = (key, seat) =>
  you.value.seats.length === 1 && you.value.seats[0] === seat ? t(`${key}-you`) : t(key, { who: who(seat) });

/** Is there more to tell than what people do beside playing? */
const withModules = () => view.value.options.honours || view.value.options.audience;

/** By what is asked for. */
const QUESTIONS = { undo: UndoAsked, seat: SeatAsked, pause: PauseAsked };

export function Requests() {
  const { vote, transfer, clock } = around.value;
  return html`
    ${hint.value && html`<${HintNote} />`}
    ${vote && html`<${QUESTIONS[vote.kind]} key=${vote.kind} vote=${vote} />`} ${transfer && html`<${SeatOffered} transfer=${transfer} />`}
    ${clock?.paused && view.value.decides !== null && html`<${Paused} />`}
    ${bots.value === "missing" && html`<${Missing} />`} ${othersPresent() && html`<${Alone} />`} ${(othersPresent() || withModules()) && html`<${News} />`}
    ${
      view.value.decides !== null &&
      away().map(
        (/** @type {number} */ seat) => html`<section key=${`away-${seat}`} class="asked" role="status">
        <p>${addressed(`away-${table.value.seats[seat].away}`, seat)}</p>
        ${mayComeBack(table.value.seats[seat], clock) && html`<button class="button button-primary" onClick=${() => comeBack(seat)}>${t("come-back")}</button>`}
      </section>`,
      )
    }
  `;
}
