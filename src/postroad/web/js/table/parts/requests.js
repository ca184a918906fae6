// Requests and notices around the game: votes, seat transfers, pauses, absent players, hints and news.

import { t } from "../../app/texts.js";
import { playerMayReturn } from "../../local/seats.js";
import { html } from "../../ui/html.js";
import { lazy } from "../../ui/loader.js";
import { bots, hint, table, tableStatus, view, you } from "../session/current.js";
import { returnToSeat } from "../session/decide.js";
import { seatName } from "../session/names.js";
import { othersPresent } from "./presence.js";

const AloneWithBots = lazy(() => import("./alone_with_bots.js").then((part) => part.AloneWithBots), { texts: ["together"] });
const MissingBot = lazy(() => import("./missing_bot.js").then((part) => part.MissingBot), { texts: ["pages", "together"] });
const HintNote = lazy(() => import("./hint.js").then((part) => part.HintNote), { texts: ["hints"], styles: ["hint"] });
const UndoVote = lazy(() => import("./undo_request.js").then((part) => part.UndoVote), { texts: ["together"] });
const TransferVote = lazy(() => import("./seat_transfer.js").then((part) => part.TransferVote), { texts: ["together"] });
const TransferOffer = lazy(() => import("./seat_transfer.js").then((part) => part.TransferOffer), { texts: ["together"] });
const PauseVote = lazy(() => import("./pause.js").then((part) => part.PauseVote), { texts: ["together"] });
const PausedClock = lazy(() => import("./pause.js").then((part) => part.PausedClock), { texts: ["together"] });
const News = lazy(() => import("./news.js").then((part) => part.News), { styles: ["news"] });

/** The own seats that a bot plays for the absent player. */
const absentSeats = () =>
  (you.value?.seats ?? []).filter((/** @type {number} */ seat) => ["left", "time"].includes(table.value.seats[seat].away ?? ""));

/** A text about a seat; it says "you" to a player who has only this seat. @param {string} key @param {number} seat */
export const seatText = (key, seat) =>
  you.value.seats.length === 1 && you.value.seats[0] === seat ? t(`${key}-you`) : t(key, { who: seatName(seat) });

/** Whether modules add news of their own. */
const withModules = () => view.value.options.honours || view.value.options.audience;

/** The component of each kind of vote. */
const VOTES = { undo: UndoVote, seat: TransferVote, pause: PauseVote };

export function Requests() {
  const { vote, transfer, clock } = tableStatus.value;
  return html`
    ${hint.value && html`<${HintNote} />`}
    ${vote && html`<${VOTES[vote.kind]} key=${vote.kind} vote=${vote} />`} ${transfer && html`<${TransferOffer} transfer=${transfer} />`}
    ${clock?.paused && view.value.decides !== null && html`<${PausedClock} />`}
    ${bots.value === "missing" && html`<${MissingBot} />`} ${othersPresent() && html`<${AloneWithBots} />`} ${(othersPresent() || withModules()) && html`<${News} />`}
    ${
      view.value.decides !== null &&
      absentSeats().map(
        (/** @type {number} */ seat) => html`<section key=${`away-${seat}`} class="asked" role="status">
        <p>${seatText(`away-${table.value.seats[seat].away}`, seat)}</p>
        ${playerMayReturn(table.value.seats[seat], clock) && html`<button class="button button-primary" onClick=${() => returnToSeat(seat)}>${t("come-back")}</button>`}
      </section>`,
      )
    }
  `;
}
