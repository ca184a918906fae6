// The page to play a finished game's deal again: the score to beat, the opponents, and a link for others.

import { useState } from "../../../vendor/hooks.js";
import { href, queryValue } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { LinkError, pack } from "../../engine/link.js";
import { withSeats } from "../../local/seat_codes.js";
import { ranking } from "../../local/seats.js";
import { Roof } from "../../pieces/roof.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Invite } from "../../ui/invite.js";
import { botName } from "../../ui/levels.js";
import { Link } from "../../ui/link.js";
import { playedBy } from "../../ui/played_by.js";
import { useTitle } from "../../ui/title.js";
import { useBusy } from "../../ui/use_busy.js";
import { openGame } from "./game_link.js";
import { InvalidLink } from "./invalid_link.js";
import { defaultOpponents, OpponentSelect, startBranch } from "./opponents.js";
import { Choice } from "./share.js";
import { useLoaded } from "./use_loaded.js";

/** @typedef {import("./game_link.js").LinkedGame} LinkedGame */

/** @param {string} text @returns {Promise<LinkedGame | { wrong: string }>} */
const load = (text) =>
  openGame(text).then(
    (one) => (one.game.over ? one : { wrong: "running" }),
    (error) => ({ wrong: error instanceof LinkError ? error.code : "failed" }),
  );

/** The seat whose score is to beat: named by the address, else the only person's, else the first in the ranking. @param {Pick<LinkedGame, "game" | "seats">} linked */
function seatToBeat({ game, seats }) {
  const named = Number(queryValue("seat") ?? -1);
  const people = seats.flatMap(({ level }, seat) => (level === null ? [seat] : []));
  return named in seats ? named : people.length === 1 ? people[0] : firstSeat(game, seats);
}

/** @param {LinkedGame["game"]} game @param {LinkedGame["seats"]} seats */
function firstSeat(game, seats) {
  const { seats: seen, winner } = game.view(null);
  const points = seen.map((seat) => seat.points);
  return ranking(seats, points, winner)[0];
}

/** @param {{ id: string }} props */
export function SameDealScreen({ id }) {
  const one = useLoaded(load, id);
  useTitle(t("beat-title"));
  if (!one) return html`<main class="opening" aria-busy="true"><p>${t("opening")}</p></main>`;
  return "wrong" in one ? html`<${InvalidLink} why=${one.wrong} />` : html`<${SameDeal} text=${id} ...${one} />`;
}

/** @param {{ text: string } & LinkedGame} props */
function SameDeal({ text, game, seats, named }) {
  const mine = seatToBeat({ game, seats });
  const [level, setLevel] = useState(defaultOpponents(seats, mine));
  const [wrong, setWrong] = useState("");
  const { run, busy } = useBusy();
  const [sharing, setSharing] = useState(false);
  const points = game.view(mine).seats[mine].points;
  const play = () =>
    run(() =>
      startBranch({ text, at: 0, seat: mine, deck: "same" }, seats, level).catch((error) => setWrong(requestErrorText(error))),
    );
  return html`<main class="opening beat">
    <h1>${t("beat-points", { points })}</h1>
    <p>${t("beat-about", { name: playedBy(seats[mine]), points })}</p>
    <ol class="beat-seats">
      ${seats.map(
        (its, seat) => html`<li key=${seat} class=${seat === mine ? "beat-mine" : ""}>
          <${Roof} seat=${seat} /> <b>${playedBy(its)}</b> ${its.level && !its.away && html`<small class="muted">${botName(its.level)}</small>`}
          ${seat === mine && html`<small>${t("beat-yours")}</small>`}
        </li>`,
      )}
    </ol>
    <${OpponentSelect} seats=${seats} mine=${mine} level=${level} choose=${setLevel} />
    <p class="wrong" role="alert">${wrong}</p>
    <div class="row">
      <button class="button-primary button-large" type="button" disabled=${busy} onClick=${play}><${Icon} name="horn" />${t("beat-play")}</button>
      <button class="button" type="button" aria-expanded=${sharing} onClick=${() => setSharing(!sharing)}><${Icon} name="link" />${t("beat-pass")}</button>
      <${Link} class="button" to=${`/game/${text}`}>${t("beat-look")}<//>
    </div>
    ${sharing && html`<${DealLink} game=${game} seats=${seats} named=${named} mine=${mine} />`}
    <p class="muted small">${t("beat-fair")}</p>
    <p><${Link} to="/">${t("final-leave")}<//></p>
  </main>`;
}

/** The link for others, optionally with the players' names. @param {LinkedGame & { mine: number }} props */
function DealLink({ game, seats, named, mine }) {
  const [wanted, setWanted] = useState(false);
  const data = withSeats(pack(game, { names: wanted ? seats.map(({ name }) => name) : null }), seats);
  return html`<div class="share">
    ${named && html`<${Choice} on=${wanted} title=${t("share-names")} flip=${() => setWanted(!wanted)} />`}
    <${Invite} id="beat-link" path=${href(`/beat/${data}?seat=${mine}`)} title=${t("beat-title")} />
  </div>`;
}
