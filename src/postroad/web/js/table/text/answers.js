// Answers to questions on the command line, from the present position.

import { joinNames, nameForms, t } from "../../app/texts.js";
import { missingCities, missingProvinces } from "../../board/missing.js";
import { neighbours, shortestWay } from "../../board/ways.js";
import { turns } from "../parts/history.js";
import { coveredWords, scoreParts } from "../parts/score.js";
import { me, view } from "../session/current.js";
import { cityName, cityNames, officialName, routeNames, seatName } from "../session/names.js";
import { summarizeTurn } from "./turn_summary.js";

/** @typedef {{ id: string, kind: "province" | "region" }} Area */

const LAST_CARRIAGE = 7;

const mine = () => view.value.seats[/** @type {number} */ (me.value)];

/** Join sentences. @param {(string | false)[]} texts */
const sentences = (...texts) => texts.filter(Boolean).join(t("brief-then"));

export function hand() {
  const cards = mine().hand ?? [];
  return t("answer-hand", { count: cards.length, cities: cityNames(cards) });
}

export function market() {
  const { market, deck, discard } = view.value;
  const cards = market.filter((city) => city !== null);
  const top = discard.at(-1);
  return t("answer-market", {
    count: cards.length,
    cities: cityNames(cards),
    deck: t("deck-label", { count: deck }),
    discard: t("discard-label", { count: discard.length, city: top ? cityName(top) : "" }),
  });
}

export function route() {
  const { route, carriage } = mine();
  const next = carriage ? carriage + 1 : 3;
  const needs = carriage < LAST_CARRIAGE && t("next-close", { number: next });
  return sentences(t("answer-route", { count: route.length, cities: routeNames(route) }), needs);
}

export function score() {
  const all = view.value.seats.map((its, seat) =>
    [t("answer-points", { who: seatName(seat), points: its.points }), ...coveredWords(its)].join(t("brief-and")),
  );
  const parts = scoreParts(mine());
  return sentences(
    t("answer-score", { points: joinNames(all) }),
    parts.length > 0 && t("answer-own-score", { parts: joinNames(parts) }),
  );
}

/** The turns of the others since the own last turn. */
export function lastTurns() {
  const all = turns.value;
  const own = all.findLastIndex(({ seat, eventText }, at) => seat === me.value && !eventText && at < all.length - 1);
  const later = all.slice(own + 1).filter(({ seat, events }) => seat !== me.value && events.length > 0);
  const summaries = later.filter(({ seat }) => seat !== null).map(({ seat, events }) => summarizeTurn(seat, events));
  return sentences(...summaries) || t("answer-last-nothing");
}

/** @param {string} city */
export function near(city) {
  const cities = neighbours(city);
  return t("answer-near", { count: cities.length, city: cityName(city), cities: joinNames(cities.map(nameAndPlace)) });
}

/** A city's name, with a note if its card is in the market or the hand. @param {string} city */
function nameAndPlace(city) {
  const taken = view.value.market.includes(city);
  const held = mine().hand?.includes(city) ?? false;
  const name = cityName(city);
  if (taken && held) return t("near-both", { city: name });
  if (taken) return t("near-market", { city: name });
  return held ? t("near-hand", { city: name }) : name;
}

/** @param {string} from @param {string} to */
export function shortestRoute(from, to) {
  const cities = shortestWay(from, to);
  const values = { from: cityName(from), to: cityName(to), count: cities.length - 1, cities: routeNames(cities) };
  return from === to ? t("answer-way-same") : t("answer-way", values);
}

/** The cities without an own office in a province or region. @param {Area} land */
export function missing({ id, kind }) {
  const cities = missingCities(id, kind, mine().offices);
  const land = t(`${kind}-${id}`);
  return t("answer-missing", { count: cities.length, land, cities: cityNames(cities) });
}

/** The provinces without an own office. */
export function missingProvinceNames() {
  const lands = missingProvinces(mine().offices);
  return t("answer-missing-provinces", { count: lands.length, lands: joinNames(lands.map((id) => t(`province-${id}`))) });
}

/** All information about a seat. @param {number} seat */
export function seat(seat) {
  const its = view.value.seats[seat];
  const { points, offices_left: offices, carriage, known, route } = its;
  const label = t("chip-label", { who: seatName(seat), points, offices, carriage });
  const tiles = Object.entries(its.tiles).map(([stack, points]) =>
    t("stack-label", { stack: t(`stack-${stack}`), points: points.join(", ") }),
  );
  return sentences(
    t("answer-seat", { label, hand: t("hand-size", { count: its.hand_size }) }),
    t("answer-seat-route", { count: route.length, cities: routeNames(route) }),
    its.offices.length ? t("city-offices", { names: cityNames(its.offices) }) : t("city-no-office"),
    tiles.length > 0 && t("answer-tiles", { tiles: joinNames(tiles) }),
    ...coveredWords(its).map((words) => t("answer-tiles", { tiles: words })),
    seat !== me.value && known.length > 0 && t("answer-known", { cities: cityNames(known) }),
  );
}

/** The coaches with own riders, and the clergy waiting in Rome. */
export function rome() {
  const { coaches, waiting } = view.value;
  if (!coaches || !waiting) return t("answer-no-module");
  const there = Object.entries(waiting).filter(([, seats]) => seats.length > 0);
  const ranks = there.map(([rank, seats]) =>
    t("answer-waits", { rank: t(`rank-${rank}`), names: joinNames(seats.map(seatName)) }),
  );
  return sentences(
    t("answer-coaches", { coaches: joinNames(Object.entries(coaches).map(([coach, stop]) => coachInWords(coach, stop))) }),
    t("answer-waiting", { count: ranks.length, ranks: joinNames(ranks) }),
  );
}

/** @param {string} coach @param {string} stop */
function coachInWords(coach, stop) {
  const rank = mine().clergy?.[coach];
  const values = { ...nameForms("coach", `region-${coach}`), ...nameForms("stop", `stop-${stop}`) };
  return rank && rank !== "hidden"
    ? t("answer-rider", { ...values, ...nameForms("rank", `rank-${rank}`) })
    : t("answer-coach", values);
}

export function tokens() {
  const { tokens: left, chips } = view.value;
  const own = mine().tokens;
  if (!left || !own) return t("answer-no-module");
  const held = Object.entries(own).filter(([, count]) => count > 0);
  return sentences(
    t("answer-tokens", { count: held.length, tokens: tokenCounts(held) }),
    t("answer-tokens-left", { tokens: tokenCounts(Object.entries(left)), chips: chips ?? 0 }),
  );
}

/** @param {[string, number][]} tokens */
const tokenCounts = (tokens) =>
  joinNames(tokens.map(([official, count]) => t("answer-token", { official: officialName(official), count })));

/** @param {string[]} words how questions are typed */
export const help = (words) => t("answer-help", { words: words.join(t("brief-and")) });
