// The analysis of a game: each seat's chance to win, the turning points, better decisions, and a summary in words.

import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { screenKey } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { worstOf } from "../../engine/review.js";
import { startReview } from "../../local/review_pool.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { Link } from "../../ui/link.js";
import { actionText, reasonText } from "../../ui/reason_text.js";
import { gameText, setRemark } from "../replay/game_link.js";
import { WinChart } from "./win_chart.js";

/** @import { Document } from "../../engine/game.js" */
/** @import { Decision, Review } from "../../engine/review.js" */
/** @import { PlayedSeat } from "../../local/seat_codes.js" */
/** `text`: the game as an address holds it. @typedef {{ state: "done", review: Review, text: string }} Done */
/** @typedef {{ state: "none" | "unfetched" } | { state: "working", done: number, of: number } | Done} Stage */

const MOST = 10; // decisions that are listed
const MOST_REASONS = 2; // shown for each decision
const EVERYBODY = -1;

/** @param {number} share */
const percent = (share) => Math.round(share * 100);

/** Finished analyses by address, so that a player who comes back from the replay finds them again. @type {Map<string, Done>} */
const finished = new Map();

/** @param {{ record: () => Promise<Document>, seats: (PlayedSeat & { name: string })[], me: number | null }} props */
export function Analysis({ record, seats: played, me }) {
  const names = played.map(({ name }) => name);
  const [seat, setSeat] = useState(me ?? EVERYBODY);
  const [stage, setStage] = useState(/** @type {Stage} */ (finished.get(screenKey()) ?? { state: "none" }));
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  async function start() {
    const seats = seat === EVERYBODY ? names.map((_, one) => one) : [seat];
    const where = screenKey();
    let going = true;
    stop.current = () => (going = false);
    setStage({ state: "working", done: 0, of: 0 });
    try {
      const document = await record();
      if (!going) return;
      const work = startReview(document, seats, (done, of) => setStage({ state: "working", done, of }));
      stop.current = work.stop;
      /** @type {Done} */
      const done = { state: "done", review: await work.made, text: await gameText(document, played) };
      finished.set(where, done);
      setStage(done);
    } catch {
      setStage({ state: "unfetched" });
    }
  }
  const halt = () => {
    stop.current();
    setStage({ state: "none" });
  };
  return html`<section class="analysis" aria-labelledby="analysis">
    <h2 id="analysis">${t("analysis-start")}</h2>
    <p class="muted">${t("analysis-fair")}</p>
    ${
      stage.state === "working"
        ? html`<div class="row">
            <progress max=${stage.of || 1} value=${stage.done} aria-label=${t("analysis-progress", { done: stage.done, count: stage.of })} />
            <span aria-hidden="true">${t("analysis-progress", { done: stage.done, count: stage.of })}</span>
            <button class="button" type="button" onClick=${halt}>${t("analysis-stop")}</button>
          </div>`
        : html`<div class="row">
            <label>${t("analysis-whose")} <select value=${seat} onChange=${(/** @type {Event} */ event) => setSeat(Number(/** @type {HTMLSelectElement} */ (event.currentTarget).value))}>
              ${names.map((name, one) => html`<option key=${one} value=${one}>${name}</option>`)}
              <option value=${EVERYBODY}>${t("analysis-all")}</option>
            </select></label>
            <button class="button" type="button" onClick=${start}><${Icon} name="idea" />${t("analysis-start")}</button>
          </div>`
    }
    ${stage.state === "unfetched" && html`<p class="wrong" role="alert">${t("analysis-unfetched")}</p>`}
    ${stage.state === "done" && html`<${AnalysisResult} review=${stage.review} text=${stage.text} names=${names} />`}
  </section>`;
}

/** @param {{ review: Review, text: string, names: string[] }} props */
function AnalysisResult({ review, text, names }) {
  const worst = worstOf(review.decisions);
  return html`<div class="analysis-told">
    <h3>${t("analysis-summary")}</h3>
    <ul role="status">${review.summary.map(({ seat, good, decisions }) => html`<li key=${seat}>${t("analysis-seat", { who: names[seat], good, count: decisions })}</li>`)}</ul>
    <p class="muted small">${t("analysis-good")}</p>
    <${WinChart} course=${review.course} names=${names} />
    <h3>${t("analysis-turning")}</h3>
    ${!review.turning.length && html`<p>${t("analysis-no-turning")}</p>`}
    <ul>
      ${review.turning.map(({ from, round, turn, seat, before, after }) => html`<li key=${from}>${t("analysis-turn", { round, turn: names[turn], who: names[seat], before: percent(before), after: percent(after) })} <${ReplayLink} text=${text} at=${from} round=${round} /></li>`)}
    </ul>
    <h3>${t("analysis-better")}</h3>
    ${!worst.length && html`<p>${t("analysis-none")}</p>`}
    <ol>${worst.slice(0, MOST).map((one) => html`<${BetterDecision} key=${one.at} decision=${one} ...${{ review, text, names }} />`)}</ol>
  </div>`;
}

/** A link to this moment of the replay. @param {{ text: string, at: number, round: number }} props */
const ReplayLink = ({ text, at, round }) =>
  html`<${Link} class="analysis-look" to=${`/game/${text}?at=${at}`} aria-label=${t("analysis-look-round", { round })}>${t("analysis-look")}<//>`;

/** The gain of the best decision, in words: chance, points or both. @param {Decision} decision */
function gain({ lost, lost_points }) {
  const values = { lost: percent(lost), points: Math.round(lost_points * 10) / 10 };
  return t(`analysis-gain-${values.lost && values.points ? "both" : values.lost ? "chance" : "points"}`, values);
}

/** A decision and a better one; the replay shows the same remark at that moment. @param {{ decision: Decision, review: Review, text: string, names: string[] }} props */
function BetterDecision({ decision, review, text, names }) {
  const { at, seat, action, best, grounds } = decision;
  const round = review.course.findLast((stand) => stand.at <= at)?.round ?? 0;
  const words = () => {
    const values = { action: actionText(action), best: actionText(best), gain: gain(decision) };
    const why = grounds.slice(0, MOST_REASONS).map((ground) => reasonText(ground, names));
    return [t("analysis-decision", { round, who: names[seat], ...values }), ...why];
  };
  setRemark(text, at, words);
  const [first, ...why] = words();
  return html`<li>
    ${first} <${ReplayLink} ...${{ text, at, round }} />
    <ul>${why.map((ground) => html`<li key=${ground} class="muted">${ground}</li>`)}</ul>
  </li>`;
}
