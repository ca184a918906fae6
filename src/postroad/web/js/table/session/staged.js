// Staged input: tokens to hand in and clergy for the coaches, before they are sent.
import { me, stagedClergy, stagedTokens, view } from "./current.js";

/** Select a token for the hand-in, or deselect it. @param {string} official */
export const toggleToken = (official) =>
  (stagedTokens.value = stagedTokens.value.includes(official)
    ? stagedTokens.value.filter((one) => one !== official)
    : [...stagedTokens.value, official]);

const clergy = () => view.value.seats[/** @type {number} */ (me.value)].clergy ?? {};
export const coaches = () => Object.keys(clergy());

/** Whether an earlier decision has seated clergy in a coach. @param {string} coach */
export const isSeated = (coach) => Boolean(clergy()[coach]);

/** The clergy by coach: those already seated, and all staged ones that do not conflict. @returns {Record<string, string>} coach → rank */
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

/** Stage a rank for a coach, by default the next empty one; a rank staged there before leaves it. @param {string} rank @param {string} [coach] */
export function seatRank(rank, coach = nextEmptyCoach()) {
  if (!coach || isSeated(coach)) return;
  const others = Object.entries(stagedClergy.value).filter(([one, theirs]) => one !== coach && theirs !== rank);
  stagedClergy.value = { ...Object.fromEntries(others), [coach]: rank };
}

/** @param {string} coach */
export const emptyCoach = (coach) =>
  (stagedClergy.value = Object.fromEntries(Object.entries(stagedClergy.value).filter(([one]) => one !== coach)));
