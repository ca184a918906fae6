// The log: a paragraph for each turn, newest first. Pointing at a line marks its cities; screen readers get whole sentences.

import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { highlightedCities, me } from "../session/current.js";
import { sinceLastTurn, turns } from "./history.js";
import { turnLines } from "./log_lines.js";

export function Log() {
  const shown = [...turns.value].reverse();
  return html`<section class="log" aria-label=${t("log-title")}>
    <h2 class="strip-title">${t("log-title")}</h2>
    <${SinceLastTurn} seat=${me.value} />
    <ol class="log-turns" tabindex="0" aria-label=${t("log-title")} data-log>
      ${shown.map((turn) => html`<${TurnLines} key=${turn.key} turn=${turn} />`)}
    </ol>
  </section>`;
}

/** @param {{ turn: import("./history.js").Turn }} props */
function TurnLines({ turn }) {
  const { seat, eventText } = turn;
  const shownLines = turnLines(turn);
  if (!shownLines.length && !eventText) return null;
  return html`<li class="log-turn">
    ${seat !== null && html`<${Roof} seat=${seat} />`}
    <p class="log-deeds">
      ${eventText && html`<span class="log-tiding">${eventText}</span>`}
      ${shownLines.map((deed, number) => html`<${LogLine} key=${number} ...${deed} />`)}
    </p>
  </li>`;
}

/** An event of the turn, or a separate line with a whole sentence for other events. @param {import("./log_lines.js").TurnLine} props */
function LogLine({ line, short, name }) {
  const look = short === null ? "log-note" : "log-deed";
  const words =
    short === null
      ? line.text
      : html`<span class="visually-hidden">${line.text}</span><span aria-hidden="true">${name && html`<b>${name}</b> `}${short}</span>`;
  if (!line.cities.length) return html`<span class=${look}>${words} </span>`;
  const point = () => (highlightedCities.value = line.cities);
  const away = () => (highlightedCities.value = []);
  return html`<span class=${look}><span class="log-line" onClick=${point} onPointerEnter=${point} onPointerLeave=${away}>${words}</span> </span>`;
}

/** The important events since a seat's last turn. @param {{ seat: number | null }} props */
export function SinceLastTurn({ seat }) {
  if (seat === null) return null;
  const shownLines = sinceLastTurn(seat);
  if (!shownLines) return null;
  return html`<div class="since" tabindex="0" role="group" aria-label=${t("since-title")}>
    <b>${t("since-title")}</b> ${!shownLines.length && t("since-nothing")}
    <ul>${shownLines.map(([seat, text]) => html`<li key=${text}>${seat !== null && html`<${Roof} seat=${seat} />`}<span>${text}</span></li>`)}</ul>
  </div>`;
}
