// A table's settings as texts: modules, clock, seats, hints, and whether it is public.
import { t } from "../app/texts.js";
import { OPTIONS } from "../engine/options.js";

/** @import { GameOption } from "../engine/options.js" */
/** @import { GameOptions, NewClock, TableOptions } from "../wire.d.ts" */
/** @typedef {Required<NewClock>} Clock */
/** An option to choose beside the number of players. @typedef {GameOption & { name: Exclude<keyof TableOptions, "players"> }} Choice */

/** Options that are on or off. */
export const MODULES = /** @type {Choice[]} */ (OPTIONS.filter(({ chosen, before }) => chosen && typeof before === "boolean"));
/** Options that are a number. */
export const NUMBERS = /** @type {Choice[]} */ (
  OPTIONS.filter(({ name, chosen, before }) => chosen && typeof before === "number" && name !== "players")
);

const MINUTE = 60;
const DAY = 86_400;
/** Seconds in the unit of each kind of clock. */
const UNITS = { none: 1, turn: MINUTE, total: MINUTE, days: DAY };

/** The clocks to choose from. @type {Clock[]} */
export const CLOCKS = [
  { kind: "none", seconds: 0 },
  ...[1, 2, 5, 10].map((count) => /** @type {Clock} */ ({ kind: "turn", seconds: count * MINUTE })),
  ...[15, 30, 60].map((count) => /** @type {Clock} */ ({ kind: "total", seconds: count * MINUTE })),
  ...[1, 3, 7].map((count) => /** @type {Clock} */ ({ kind: "days", seconds: count * DAY })),
];

/** @param {Clock | null} clock */
export function clockText(clock) {
  const { kind, seconds } = clock ?? CLOCKS[0];
  return t(`term-clock-${kind}`, { count: Math.round((seconds / UNITS[kind]) * 10) / 10 });
}

/** @param {Partial<GameOptions>} options */
export const moduleTexts = (options) => MODULES.filter(({ name }) => options[name]).map(({ key }) => t(`module-${key}`));

/** The numbers that are not the usual ones. @param {Partial<GameOptions>} options */
const numberTexts = (options) =>
  NUMBERS.filter(({ name, before }) => name in options && options[name] !== before).map(({ name, key }) =>
    t(`term-${key}-${options[name]}`),
  );

/** All settings of a table. @param {{ options: Partial<GameOptions>, clock: Clock | null, shuffle: boolean, listed: boolean, hints: boolean, memory: boolean }} terms */
export function termTexts({ options, clock, shuffle, listed, hints, memory }) {
  const modules = moduleTexts(options);
  return [
    ...(modules.length ? modules : [t("term-basic")]),
    ...numberTexts(options),
    clockText(clock),
    t(shuffle ? "term-lot" : "term-order"),
    ...(hints ? [t("term-hints")] : []),
    ...(memory ? [t(options.audience ? "term-by-heart-audience" : "term-by-heart")] : []),
    t(listed ? "term-listed" : "term-private"),
  ];
}
