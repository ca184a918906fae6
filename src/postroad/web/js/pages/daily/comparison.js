// Two results of one deal compared turn by turn: the points, the first different decision, and links into both replays.

import { t } from "../../app/texts.js";
import { dealOf } from "../../local/deal.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import { actionText } from "../../ui/reason_text.js";
import { PointsByTurn } from "../final/points_by_turn.js";
import { turnsOf } from "../replay/points.js";
import { Deal } from "./deal.js";
import { findDivergence } from "./divergence.js";
import { PasteLink } from "./paste.js";

/** @import { DayGame } from "./day_games.js" */

/** @param {{ date: string, games: DayGame[], texts: string[] }} props `games` has one or two entries */
export function Comparison({ date, games, texts }) {
  const { seat } = dealOf(date);
  return html`<section class="compared daily-compared" aria-labelledby="daily-compared">
    <h3 id="daily-compared">${games.length > 1 ? t("compared-title") : games[0].name}</h3>
    ${games.length > 1 ? html`<${TwoGames} games=${games} seat=${seat} />` : html`<${OneGame} date=${date} one=${games[0]} />`}
    <${PasteLink} date=${date} before=${games.some(({ mine }) => mine) ? [] : texts.slice(0, 1)} />
  </section>`;
}

/** @param {{ date: string, one: DayGame }} props */
const OneGame = ({
  date,
  one,
}) => html`<${Deal} date=${date} points=${one.game.view(null).seats.map(({ points }) => points)} names=${null} />
  <p><${Link} class="button" to=${`/game/${one.text}?at=0`}><${Icon} name="play" />${t("game-replay")}<//></p>`;

/** @param {{ games: DayGame[], seat: number }} props */
function TwoGames({ games, seat }) {
  const [one, other] = games;
  const [now, then] = games.map(({ game, text }) =>
    turnsOf(game, seat).map(({ points, at }) => ({ points, to: `/game/${text}?at=${at}` })),
  );
  const [after, before] = [now, then].map((course) => course.at(-1)?.points ?? 0);
  const key = after > before ? "more" : after < before ? "less" : "same";
  return html`<p>
      ${one.mine ? t(`compared-${key}`, { name: other.name, after, by: Math.abs(after - before) }) : t("daily-two", { one: one.name, after, other: other.name, before })}
    </p>
    <${DivergenceLinks} games=${games} seat=${seat} />
    <${PointsByTurn} now=${now} then=${then} names=${[one.name, other.name]} open />`;
}

/** The first different decision in words, with a link to it in both replays. @param {{ games: DayGame[], seat: number }} props */
function DivergenceLinks({ games, seat }) {
  const divergence = findDivergence(games[0].game, games[1].game, seat);
  if (!divergence) return html`<p>${t("daily-alike")}</p>`;
  if (divergence.seat !== seat) return html`<p>${t("daily-parted-bot", { turn: divergence.turn })}</p>`;
  return html`<p>${t("daily-parted", { turn: divergence.turn, count: divergence.at })}</p>
    <ul class="daily-parted">
      ${games.map(
        ({ name, text }, number) => html`<li key=${number}>
          <b>${name}</b> <span>${actionText(divergence.actions[number])}</span>
          <${Link} to=${`/game/${text}?at=${divergence.at + 1}`} aria-label=${`${name}: ${t("daily-parted-look")}`}>${t("daily-parted-look")}<//>
        </li>`,
      )}
    </ul>`;
}
