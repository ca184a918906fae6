// A branched game compared with the game that it branched from: the points of the same seat, turn by turn.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { loadGame } from "../../engine/record.js";
import { html } from "../../ui/html.js";
import { loadRules } from "../../ui/rules_here.js";
import { openGame } from "../replay/game_link.js";
import { turnsOf } from "../replay/points.js";
import { PointsByTurn } from "./points_by_turn.js";

/** @import { Transport } from "../../table/session/transport.d.ts" */
/** @import { Origin } from "../../local/origin.js" */
/** @typedef {{ before: import("./points_by_turn.js").Course, after: import("./points_by_turn.js").Course, name: string }} Courses */

/** @param {Origin} origin @param {Transport} transport @returns {Promise<Courses>} */
async function load({ text, seat }, transport) {
  const [rules, other, record] = await Promise.all([loadRules(), openGame(text), transport.record(null)]);
  const { game } = loadGame(rules, record);
  return { before: turnsOf(other.game, seat), after: turnsOf(game, seat), name: other.seats[seat].name };
}

/** @param {{ origin: Origin, transport: Transport }} props */
export function BranchComparison({ origin, transport }) {
  const [courses, setCourses] = useState(/** @type {Courses | null} */ (null));
  useEffect(() => {
    void load(origin, transport).then(setCourses, () => null); // without a readable original there is no comparison
  }, []);
  if (!courses) return null;
  const { name } = courses;
  const [before, after] = [courses.before, courses.after].map((course) => course.at(-1)?.points ?? 0);
  const key = after > before ? "more" : after < before ? "less" : "same";
  return html`<section class="compared" aria-labelledby="compared">
    <h2 id="compared">${t("compared-title")}</h2>
    <p>${t(`compared-${key}`, { name, after, by: Math.abs(after - before) })}</p>
    <${PointsByTurn} now=${courses.after} then=${courses.before} names=${[t("compared-now"), name]} />
  </section>`;
}
