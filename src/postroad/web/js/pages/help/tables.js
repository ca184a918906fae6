// The pieces and tables beside the rules, made from the data of the board.

import { t } from "../../app/texts.js";
import { CARRIAGE_POINTS, COACHES, OFFICIALS, PROVINCES, RANKS, STACKS, TOKENS } from "../../board/data.js";
import { Emblem } from "../../board/emblem.js";
import { REGION_LETTERS } from "../../board/patterns.js";
import { inHalves } from "../../pieces/card_name_fit.js";
import { Carriage } from "../../pieces/carriage.js";
import { Clergy } from "../../pieces/clergy.js";
import { Coach } from "../../pieces/coach.js";
import { Official, Token } from "../../pieces/official.js";
import { Tile } from "../../pieces/tile.js";
import { html } from "../../ui/html.js";

/** A name that may break in a narrow column. @param {string} key */
const name = (key) => inHalves(t(key));

/** Stacks in the order in which a closing checks them. */
const STACK_ORDER = Object.keys(STACKS);

const Provinces = () => html`<table class="help-table help-names">
  <tbody>
    ${Object.entries(PROVINCES).map(
      ([province, { cities, region }]) => html`<tr key=${province}>
        <th scope="row"><span class="help-shield"><${Emblem} province=${province} size=${20} /><span>${name(`province-${province}`)}</span></span></th>
        <td>${cities.map((city) => name(`city-${city}`)).join(" · ")}</td>
        <td class="muted">${region ? html`<b class=${`region-letter region-${region}`} aria-hidden="true">${REGION_LETTERS[region]}</b> ${name(`region-${region}`)}` : t("help-region-none")}</td>
      </tr>`,
    )}
  </tbody>
</table>`;

const Stacks = () => html`<table class="help-table help-names">
  <tbody>
    ${STACK_ORDER.map(
      (stack) => html`<tr key=${stack}>
        <th scope="row"><${Tile} stack=${stack} points=${STACKS[stack][0]} aria-hidden="true" /> ${name(`stack-${stack}`)}</th>
        <td class="numeral">${STACKS[stack].join(" · ")}</td>
      </tr>`,
    )}
  </tbody>
</table>`;

const Carriages = () =>
  html`<div class="example">${Object.keys(CARRIAGE_POINTS).map((number) => html`<${Carriage} key=${number} number=${Number(number)} />`)}</div>`;

/** @param {string} id */
const officialPiece = (id) => () => html`<${Official} id=${id} size=${52} aria-hidden="true" />`;

/** @param {string} stack */
const tile = (stack) => () => html`<${Tile} stack=${stack} points=${STACKS[stack][0]} aria-hidden="true" />`;

const Score = () => html`<p class="formula">${t("help-end-score")}</p>`;

const Tokens = () => html`<table class="help-table help-names">
  <thead>
    <tr>
      <th scope="col">${name("help-players")}</th>
      ${OFFICIALS.map((id) => html`<th key=${id} scope="col"><${Token} id=${id} size=${32} aria-hidden="true" /> <span>${name(`official-${id}`)}</span></th>`)}
    </tr>
  </thead>
  <tbody>
    ${Object.entries(TOKENS).map(
      ([players, counts]) => html`<tr key=${players}>
        <th scope="row" class="numeral">${players}</th>
        ${counts.map((count, at) => html`<td key=${at} class="numeral">${count}</td>`)}
      </tr>`,
    )}
  </tbody>
</table>`;

const Rewards = () => html`<table class="help-table">
  <tbody>
    ${[1, 2, 3, 4].map(
      (count) => html`<tr key=${count}>
        <th scope="row">${t("help-honours-tokens", { count })}</th>
        <td>${t(`help-honours-reward-${count}`)}</td>
      </tr>`,
    )}
  </tbody>
</table>`;

const Starts = () => html`<table class="help-table help-names">
  <thead>
    <tr>
      <th scope="col">${name("help-coach-region")}</th>
      <th scope="col">${t("help-coach-start")}</th>
      <th scope="col">${t("help-coach-start-two")}</th>
    </tr>
  </thead>
  <tbody>
    ${Object.entries(COACHES).map(
      ([coach, { start, start2 }]) => html`<tr key=${coach}>
        <th scope="row"><${Coach} coach=${coach} size=${40} aria-hidden="true" /> ${name(`region-${coach}`)}</th>
        <td>${name(`stop-${start}`)}</td>
        <td>${name(`stop-${start2}`)}</td>
      </tr>`,
    )}
  </tbody>
</table>`;

const Ranks = () => html`<ul class="example help-ranks">
  ${RANKS.map(({ id }) => html`<li key=${id}><${Clergy} rank=${id} /><small aria-hidden="true">${t(`rank-${id}`)}</small></li>`)}
</ul>`;

/** The piece beside a rule's text, by the rule's number. @type {Record<string, () => any>} */
export const PIECES = {
  d3: officialPiece("postmaster"),
  d5: officialPiece("administrator"),
  p4: officialPiece("carrier"),
  v2: officialPiece("cartwright"),
  t1: tile("length-7"),
  t2: tile("wurttemberg-hohenzollern"),
  t3: tile("all-provinces"),
  t4: tile("game-end"),
};

/** The table below a rule's text, by the rule's number. @type {Record<string, () => any>} */
export const TABLES = {
  b2: Provinces,
  b4: Stacks,
  b5: Carriages,
  e2: Score,
  h1: Tokens,
  h5: Rewards,
  a1: Starts,
  a2: Ranks,
};
