// The log: turn after turn, newest on top; a line that is pointed at shows its cities on the map.

import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { me, pointedAt } from "../session/current.js";
import { who } from "../session/names.js";
import { sinceTurnOf, standing, turns } from "./history.js";
import { lines } from "./log_lines.js";

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
  const told = lines(turn.events);
  if (!told.length && !turn.resigned) return null;
  return html`<li class="log-turn">
    ${turn.seat !== null && html`<${Roof} seat=${turn.seat} />`}
    <ul>
      ${turn.resigned && html`<li>${t("log-resign", { who: who(/** @type {number} */ (turn.seat)) })}</li>`}
      ${told.map((line, number) => html`<${LogLine} key=${number} line=${line} />`)}
    </ul>
  </li>`;
}

/** @param {{ line: import("./log_lines.js").Line }} props */
function LogLine({ line }) {
  if (!line.cities.length) return html`<li>${line.text}</li>`;
  const point = () => (pointedAt.value = line.cities);
  const away = () => (pointedAt.value = []);
  return html`<li><button class="log-line" tabindex="-1" onClick=${point} onPointerEnter=${point} onPointerLeave=${away} onBlur=${away}>${line.text}</button></li>`;
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

/** The newest lines for those who hear the table instead of seeing it. */
export function Spoken() {
  const newest = standing.value.at(-1);
  const told = newest ? lines(newest.events).map((line) => line.text) : [];
  return html`<div class="visually-hidden" role="log" aria-live="polite" aria-label=${t("news")}>${told.map((text) => html`<p key=${`${newest?.seq} ${text}`}>${text}</p>`)}</div>`;
}
