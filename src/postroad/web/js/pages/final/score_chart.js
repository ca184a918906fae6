// The score by source as stacked bars, with negative points to the left of zero; the table beside it has the same numbers.

import { t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { formatSigned } from "../../ui/format_signed.js";
import { html } from "../../ui/html.js";

/** The smallest share of the chart at which a part has room for its number. */
const ROOM = 0.075;

/** @param {import("./final.js").Ranked[]} ranked */
function scale(ranked) {
  const least = Math.min(0, ...ranked.map(({ score }) => score.offices));
  const most = Math.max(1, ...ranked.map(({ points, score }) => points - score.offices));
  return { least, span: most - least };
}

/** @param {{ ranked: import("./final.js").Ranked, sources: (keyof import("../../wire.d.ts").Score)[], least: number, span: number }} props */
function Bar({ ranked, sources, least, span }) {
  let from = -least;
  const parts = sources.map((source) => {
    const points = ranked.score[source];
    const start = points < 0 ? -least + points : from;
    if (points > 0) from += points;
    return { source, points, start: start / span, size: Math.abs(points) / span };
  });
  return html`<div class="score-bar">
    ${parts
      .filter(({ points }) => points)
      .map(
        ({
          source,
          points,
          start,
          size,
        }) => html`<span key=${source} class=${`score-part part-${source}`} style=${{ "--start": start, "--size": size }}>
          ${size >= ROOM && html`<b>${formatSigned(points)}</b>`}
        </span>`,
      )}
    <i class="score-zero" style=${{ "--start": -least / span }} />
  </div>`;
}

/** @param {{ ranked: import("./final.js").Ranked[], sources: (keyof import("../../wire.d.ts").Score)[] }} props */
export function ScoreChart({ ranked, sources }) {
  const { least, span } = scale(ranked);
  return html`<div class="score-chart" aria-hidden="true">
    ${ranked.map(
      (seat) => html`<div class="score-row" key=${seat.seat}>
        <span class="score-name"><${Roof} seat=${seat.seat} /> ${seat.name}</span>
        <${Bar} ranked=${seat} sources=${sources} least=${least} span=${span} />
        <b class="score-points">${formatSigned(seat.points)}</b>
      </div>`,
    )}
    <ul class="score-legend">
      ${sources.map((source) => html`<li key=${source}><i class=${`score-part part-${source}`} />${t(`final-${source}`)}</li>`)}
    </ul>
  </div>`;
}
