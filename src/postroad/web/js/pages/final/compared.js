// A branched game compared with the game that it branched from: the points of the same seat, turn by turn.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { loaded } from "../../engine/record.js";
import { html } from "../../ui/html.js";
import { rulesHere } from "../../ui/rules_here.js";
import { opened } from "../replay/opened.js";
import { turnsOf } from "../replay/points.js";
import { Beside } from "./beside.js";

/** @import { Transport } from "../../table/session/transport.d.ts" */
/** @import { Origin } from "../../local/origin.js" */
/** @typedef {{ before: import("./beside.js").Course, after: import("./beside.js").Course, name: string }} Both */

/** @param {Origin} origin @param {Transport} transport @returns {Promise<Both>} */
async function both({ text, seat }, transport) {
  const [rules, other, record] = await Promise.all([rulesHere(), opened(text), transport.record(null)]);
  const { game } = loaded(rules, record);
  return { before: turnsOf(other.game, seat), after: turnsOf(game, seat), name: other.seats[seat].name };
}

/** @param {{ origin: Origin, transport: Transport }} props */
export function Compared({ origin, transport }) {
  const [told, setTold] = useState(/** @type {Both | null} */ (null));
  useEffect(() => {
    void both(origin, transport).then(setTold, () => null); // without a readable original there is no comparison
  }, []);
  if (!told) return null;
  const { name } = told;
  const [before, after] = [told.before, told.after].map((course) => course.at(-1)?.points ?? 0);
  const key = after > before ? "more" : after < before ? "less" : "same";
  return html`<section class="compared" aria-labelledby="compared">
    <h2 id="compared">${t("compared-title")}</h2>
    <p>${t(`compared-${key}`, { name, after, by: Math.abs(after - before) })}</p>
    <${Beside} now=${told.after} then=${told.before} names=${[t("compared-now"), name]} />
  </section>`;
}
