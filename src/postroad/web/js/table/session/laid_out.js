// What is laid out before it is sent off: tokens to hand in, clergy for the coaches.
import { me, riders, tokens, view } from "./current.js";

/** Lay a token out, or take it back. @param {string} official */
export const layToken = (official) =>
  (tokens.value = tokens.value.includes(official) ? tokens.value.filter((one) => one !== official) : [...tokens.value, official]);

export const coaches = () => Object.keys(view.value.seats[/** @type {number} */ (me.value)].clergy ?? {});
export const nextCoach = () => coaches().find((coach) => !riders.value[coach]);

/** Lay a rank into a coach, by default the next empty one; who sat there leaves it. @param {string} rank @param {string} [coach] */
export function ride(rank, coach = nextCoach()) {
  if (!coach) return;
  const others = Object.entries(riders.value).filter(([one, sits]) => one !== coach && sits !== rank);
  riders.value = { ...Object.fromEntries(others), [coach]: rank };
}

/** @param {string} coach */
export const empty = (coach) =>
  (riders.value = Object.fromEntries(Object.entries(riders.value).filter(([one]) => one !== coach)));
