// Explanations of all kinds of pieces: a title and a short text about the present position.

import { joinNames, nameForms, t } from "../../app/texts.js";
import { CITIES, PROVINCES, REGIONS } from "../../board/data.js";
import { Emblem } from "../../board/emblem.js";
import { REGION_LETTERS } from "../../board/patterns.js";
import { neighbours } from "../../board/ways.js";
import { Tile } from "../../pieces/tile.js";
import { formatSigned } from "../../ui/format_signed.js";
import { html } from "../../ui/html.js";
import { CarriageTrack } from "../parts/carriage_track.js";
import { carriageGain, citiesWithCartwright, joinsRoute, nextCarriage, progress, provinceProgress } from "../parts/progress.js";
import { stackExplanation } from "../parts/supply.js";
import { me, view } from "../session/current.js";
import { cityName, cityNames, officialName, seatName } from "../session/names.js";
import { bestClosing } from "../session/plan.js";

/** @typedef {{ title: string, body: any }} Explanation */

/** @param {string} text */
const p = (text) => html`<p>${text}</p>`;

/** @type {Record<string, (...ids: string[]) => Explanation>} */
export const KINDS = {
  score: (seat) => score(Number(seat)),
  carriages: () => ({ title: t("track"), body: carriages() }),
  offices: (seat) => ({ title: t("offices-left", { count: its(seat).offices_left }), body: p(t("about-offices")) }),
  hand: (seat) => hand(seat),
  covered: () => ({ title: t("source-tiles"), body: p(t("about-covered")) }),
  stack,
  official,
  city,
  province,
  deck: () => ({ title: t("deck-label", { count: view.value.deck }), body: p(t("about-deck")) }),
  discard: () => ({ title: t("discard-name"), body: p(t("about-discard")) }),
  token: (id) => ({ title: officialName(id), body: html`${p(t("about-token"))}${p(t("module-honours-about"))}` }),
  chip: () => ({ title: t("source-chips"), body: p(t("about-chip")) }),
  closing: () => ({ title: t("closing-title"), body: closing() }),
  coach: (id) => ({ title: t("about-coach", nameForms("coach", `region-${id}`)), body: p(t("module-audience-about")) }),
};

/** @param {string} seat */
const its = (seat) => view.value.seats[Number(seat)];

/** @param {number} seat @returns {Explanation} */
function score(seat) {
  const { points, score, covered } = view.value.seats[seat];
  const parts = Object.entries(score).filter(([source, value]) => value || source === "offices");
  return {
    title: t("about-points", { who: seatName(seat), points }),
    body: html`<table class="about-parts"><tbody>
        ${parts.map(([source, value]) => html`<tr key=${source}><th scope="row">${t(`source-${source}`)}</th><td class="numeral">${formatSigned(Number(value))}</td></tr>`)}
      </tbody></table>${covered ? p(t("covered-tiles", { count: covered })) : ""}${p(t("about-score"))}`,
  };
}

function carriages() {
  const next = me.value === null ? null : nextCarriage(me.value);
  return html`<${CarriageTrack} explained />${p(t("about-carriages"))}${next && html`<${Next} number=${next} />`}`;
}

/** @param {{ number: number }} props */
function Next({ number }) {
  const least = citiesWithCartwright(number);
  return html`<p>
    ${t("about-carriage-next", { number, points: carriageGain(/** @type {number} */ (me.value)) })} ${least < number && t("about-carriage-cartwright", { least })}
  </p>`;
}

/** The gain of closing now, the gain of a longer route, and the risk of waiting. */
function closing() {
  const mine = view.value.seats[/** @type {number} */ (me.value)];
  const [brings, count] = [bestClosing(), mine.route.length];
  const longer = [5, 6, 7].find((length) => length > count && view.value.tiles[`length-${length}`].length);
  const next = nextCarriage(/** @type {number} */ (me.value));
  const fits = mine.hand?.filter(joinsRoute).length ?? 0;
  return html`${brings && p(closingBrings(brings))}
    ${next && next > count && p(t("about-closing-carriage", { number: next }))}
    ${longer && p(t("about-closing-longer", { number: longer, points: view.value.tiles[`length-${longer}`][0] }))}
    ${p(t("about-closing-wait", { count: fits }))}`;
}

/** @param {import("../../wire.d.ts").Preview} preview */
function closingBrings({ events, points }) {
  const own = events.filter((event) => "seat" in event && event.seat === me.value);
  const offices = own.flatMap((event) => (event.ev === "office" ? [event.city] : []));
  const things = [
    ...(offices.length ? [t("about-closing-offices", { cities: cityNames(offices) })] : []),
    ...own.flatMap((event) => (event.ev === "carriage" ? [t("carriage", { number: event.number })] : [])),
    ...own.flatMap((event) =>
      event.ev === "tile" ? [t("stack-label", { stack: t(`stack-${event.stack}`), points: event.points })] : [],
    ),
  ];
  return t("about-closing", { points: points[1] - points[0], what: things.join(" · ") || t("result-none") });
}

/** @param {string} seat @returns {Explanation} */
function hand(seat) {
  const { hand_size: count, known, hand: whole } = its(seat);
  const seen = Number(seat) !== me.value && !whole && known.length > 0; // an open hand is visible anyway
  return {
    title: t("hand-size", { count }),
    body: html`${p(t("about-hand"))}${seen && p(`${t("known-cards")} ${cityNames(known)}`)}`,
  };
}

/** The progress of the own offices in a region. @param {string} region */
function howFar(region) {
  if (me.value === null) return null;
  const { have, all, missing } = progress(region);
  const values = { region: t(`region-${region}`), have, all };
  return p(missing.length ? t("about-progress", { ...values, cities: cityNames(missing) }) : t("about-complete", values));
}

/** The provinces needed for the tile for all provinces; those without an own office are dimmed. */
function provincesSoFar() {
  const { all, missing } = provinceProgress();
  const mine = me.value !== null;
  const values = {
    have: all.length - missing.length,
    all: all.length,
    provinces: joinNames(missing.map((province) => t(`province-${province}`))),
  };
  return html`<div class="about-shields">${all.map((province) => html`<span key=${province} class=${mine && missing.includes(province) ? "missing" : ""}><${Emblem} province=${province} size=${26} /></span>`)}</div>
    ${mine && p(t(missing.length ? "about-provinces-missing" : "about-provinces-all", values))}`;
}

const SHORTER = ["length-6", "length-7"]; // stacks in whose place a tile for a shorter route may be taken

/** @param {string} stack @returns {Explanation} */
function stack(stack) {
  const left = view.value.tiles[stack];
  return {
    title: t(`stack-${stack}`),
    body: html`${p(stackExplanation(stack))}${stack in REGIONS && howFar(stack)}${stack === "all-provinces" && provincesSoFar()}${p(t("about-tiles-left", { count: left.length }))}
      <div class="sheet-cards">${left.map((points, /** @type {number} */ place) => html`<${Tile} key=${place} stack=${stack} points=${points} />`)}</div>
      ${SHORTER.includes(stack) && p(t("about-length"))}`,
  };
}

/** @param {string} id @returns {Explanation} */
function official(id) {
  const used = view.value.official;
  return {
    title: officialName(id),
    body: html`${p(t(`official-${id}-help`))}${p(t(used === id ? "about-stamp" : "about-official"))}${view.value.tokens && p(t("about-token"))}`,
  };
}

/** The province's shield and its region. @param {string} id */
function where(id) {
  const { region } = PROVINCES[id];
  const values = {
    province: t(`province-${id}`),
    region: region ? t(`region-${region}`) : "",
    letter: REGION_LETTERS[region ?? id],
  };
  const whole = region && REGIONS[region].provinces.length === 1;
  const words = t(!region ? "about-no-region" : whole ? "about-province-alone" : "about-province-of", values);
  return html`<p class="about-where"><${Emblem} province=${id} size=${26} /><span>${words}</span></p>`;
}

/** @param {string} id @returns {Explanation} */
function city(id) {
  const { province, region } = CITIES[id];
  const offices = view.value.seats.flatMap(({ offices }, seat) => (offices.includes(id) ? [seatName(seat)] : []));
  return {
    title: cityName(id),
    body: html`${where(province)}${p(t("city-roads", { cities: cityNames(neighbours(id)) }))}
      ${offices.length > 0 && p(t("city-offices", { names: joinNames(offices) }))}
      ${joinsRoute(id) && p(t("about-joins"))}${region && howFar(region)}`,
  };
}

/** @param {string} id @returns {Explanation} */
function province(id) {
  const { cities, region } = PROVINCES[id];
  return {
    title: t(`province-${id}`),
    body: html`${where(id)}${p(t("about-cities", { cities: cityNames(cities) }))}${region && howFar(region)}${p(t("about-province"))}`,
  };
}
