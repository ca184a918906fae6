// A table's settings as texts: modules, clock, seats, hints, and whether it is public.
import { t } from "../app/texts.js";

/** @import { GameOptions, NewClock } from "../wire.d.ts" */
/** @typedef {Required<NewClock>} Clock */

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
export const moduleTexts = (options) =>
  /** @type {const} */ (["honours", "audience"]).filter((module) => options[module]).map((module) => t(`module-${module}`));

/** All settings of a table. @param {{ options: Partial<GameOptions>, clock: Clock | null, shuffle: boolean, listed: boolean, hints: boolean, memory: boolean }} terms */
export function termTexts({ options, clock, shuffle, listed, hints, memory }) {
  const modules = moduleTexts(options);
  return [
    ...(modules.length ? modules : [t("term-basic")]),
    ...(options.provinces_for_all === 8 ? [t("term-provinces-8")] : []),
    clockText(clock),
    t(shuffle ? "term-lot" : "term-order"),
    ...(hints ? [t("term-hints")] : []),
    ...(memory ? [t(options.audience ? "term-by-heart-audience" : "term-by-heart")] : []),
    t(listed ? "term-listed" : "term-private"),
  ];
}
