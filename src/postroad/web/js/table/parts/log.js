// The log: a paragraph a turn, newest on top; what is pointed at shows its cities on the map. Whoever hears it hears whole sentences.

import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { me, pointedAt } from "../session/current.js";
import { cityNames, who } from "../session/names.js";
import { sinceTurnOf, turns } from "./history.js";
import { lines } from "./log_lines.js";

/** @typedef {import("./log_lines.js").Line} Line */

export function Log() {
  const shown = [...turns.value].reverse();
  return html`<section class="log" aria-label=${t("log-title")}>
    <h2 class="strip-title">${t("log-title")}</h2>
    <${Since} seat=${me.value} />
    <ol class="log-turns" tabindex="0" aria-label=${t("log-title")} data-log>
      ${shown.map((turn) => html`<${TurnLines} key=${turn.key} turn=${turn} />`)}
    </ol>
  </section>`;
}

/** @param {{ turn: import("./history.js").Turn }} props */
function TurnLines({ turn }) {
  const { seat, tiding } = turn;
  const told = together(lines(turn.events));
  if (!told.length && !tiding) return null;
  const named = told.some((line) => shortly(line, seat) !== null);
  return html`<li class="log-turn">
    ${seat !== null && html`<${Roof} seat=${seat} />`}
    <p class="log-deeds">
      ${tiding && html`<span class="log-tiding">${tiding}</span>`} ${named && html`<b aria-hidden="true">${who(/** @type {number} */ (seat))} </b>`}
      ${told.map((line, number) => html`<${LogLine} key=${number} line=${line} seat=${seat} />`)}
    </p>
  </li>`;
}

/** Offices that are opened one after the other are one line. @param {Line[]} told @returns {Line[]} */
function together(told) {
  /** @type {Line[]} */
  const found = [];
  for (const line of told) {
    const last = found.at(-1);
    if (last && last.kind === "office" && line.kind === "office" && last.seat === line.seat) {
      const cities = [...last.cities, ...line.cities];
      const values = { who: who(/** @type {number} */ (line.seat)), count: cities.length, cities: cityNames(cities) };
      found[found.length - 1] = { ...last, cities, text: t("log-offices", values) };
    } else found.push(line);
  }
  return found;
}

/** What somebody did, without the name that stands at the head of the turn; null if it is not theirs. @param {Line} line @param {number | null} seat */
function shortly({ text, seat: doer }, seat) {
  const name = seat === null ? "" : who(seat);
  return doer !== null && doer === seat && text.startsWith(name)
    ? text.slice(name.length).replace(/^[\s:：]+|[.。]$/g, "")
    : null;
}

/** What is not the turn's own is a sentence for itself, on a line for itself. @param {{ line: Line, seat: number | null }} props */
function LogLine({ line, seat }) {
  const short = shortly(line, seat);
  const look = short === null ? "log-note" : "log-deed";
  const words =
    short === null ? line.text : html`<span class="visually-hidden">${line.text}</span><span aria-hidden="true">${short}</span>`;
  if (!line.cities.length) return html`<span class=${look}>${words} </span>`;
  const point = () => (pointedAt.value = line.cities);
  const away = () => (pointedAt.value = []);
  return html`<span class=${look}><span class="log-line" onClick=${point} onPointerEnter=${point} onPointerLeave=${away}>${words}</span> </span>`;
}

/** What the others did since the last turn of a seat, in a line or two. @param {{ seat: number | null }} props */
export function Since({ seat }) {
  if (seat === null) return null;
  const told = sinceTurnOf(seat);
  if (!told) return null;
  return html`<div class="since" tabindex="0" role="group" aria-label=${t("since-title")}>
    <b>${t("since-title")}</b> ${!told.length && t("since-nothing")}
    <ul>${told.map(([seat, text]) => html`<li key=${text}>${seat !== null && html`<${Roof} seat=${seat} />`}<span>${text}</span></li>`)}</ul>
  </div>`;
}
