// What is laid out before it is sent off: tokens to hand in, clergy for the coaches.
import { me, riders, tokens, view } from "./current.js";

/** Lay a token out, or take it back. @param {string} official */
export const layToken = (official) =>
  (tokens.value = tokens.value.includes(official) ? tokens.value.filter((one) => one !== official) : [...tokens.value, official]);

const clergy = () => view.value.seats[/** @type {number} */ (me.value)].clergy ?? {};
export const coaches = () => Object.keys(clergy());

/** Does somebody sit there already, by an earlier decision? @param {string} coach */
export const isSeated = (coach) => Boolean(clergy()[coach]);

/** Who rides where: who is seated already, and of what is laid out whatever goes with that. @returns {Record<string, string>} coach → rank */
export function aboard() {
  /** @type {[string, string][]} */
  const seats = Object.entries(clergy()).flatMap(([coach, rank]) => (rank ? [[coach, rank]] : []));
  const seated = Object.fromEntries(seats);
  const laid = Object.entries(riders.value).filter(([, rank]) => !Object.values(seated).includes(rank));
  return { ...Object.fromEntries(laid), ...seated };
}

export function nextCoach() {
  const there = aboard();
  return coaches().find((coach) => !there[coach]);
}

/** Lay a rank into a coach, by default the next empty one; who was laid there leaves it. @param {string} rank @param {string} [coach] */
export function ride(rank, coach = nextCoach()) {
  if (!coach || isSeated(coach)) return;
  const others = Object.entries(riders.value).filter(([one, sits]) => one !== coach && sits !== rank);
  riders.value = { ...Object.fromEntries(others), [coach]: rank };
}

/** @param {string} coach */
export const empty = (coach) =>
  (riders.value = Object.fromEntries(Object.entries(riders.value).filter(([one]) => one !== coach)));
