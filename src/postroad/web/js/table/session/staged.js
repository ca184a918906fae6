// What is laid out before it is sent off: tokens to hand in, clergy for the coaches.
import { me, stagedClergy, stagedTokens, view } from "./current.js";

/** Lay a token out, or take it back. @param {string} official */
export const toggleToken = (official) =>
  (stagedTokens.value = stagedTokens.value.includes(official)
    ? stagedTokens.value.filter((one) => one !== official)
    : [...stagedTokens.value, official]);

const clergy = () => view.value.seats[/** @type {number} */ (me.value)].clergy ?? {};
export const coaches = () => Object.keys(clergy());

/** Does somebody sit there already, by an earlier decision? @param {string} coach */
export const isSeated = (coach) => Boolean(clergy()[coach]);

/** Who rides where: who is seated already, and of what is laid out whatever goes with that. @returns {Record<string, string>} coach → rank */
export function clergyByCoach() {
  /** @type {[string, string][]} */
  const seats = Object.entries(clergy()).flatMap(([coach, rank]) => (rank ? [[coach, rank]] : []));
  const seated = Object.fromEntries(seats);
  const staged = Object.entries(stagedClergy.value).filter(([, rank]) => !Object.values(seated).includes(rank));
  return { ...Object.fromEntries(staged), ...seated };
}

export function nextEmptyCoach() {
  const taken = clergyByCoach();
  return coaches().find((coach) => !taken[coach]);
}

/** Lay a rank into a coach, by default the next empty one; who was laid there leaves it. @param {string} rank @param {string} [coach] */
export function seatRank(rank, coach = nextEmptyCoach()) {
  if (!coach || isSeated(coach)) return;
  const others = Object.entries(stagedClergy.value).filter(([one, theirs]) => one !== coach && theirs !== rank);
  stagedClergy.value = { ...Object.fromEntries(others), [coach]: rank };
}

/** @param {string} coach */
export const emptyCoach = (coach) =>
  (stagedClergy.value = Object.fromEntries(Object.entries(stagedClergy.value).filter(([one]) => one !== coach)));
