// Days of the daily challenge as dates (2026-11-16) of the player's own calendar.

/** The first day with a challenge. */
export const FIRST_DAY = "2026-11-01";

const DAY = 86_400_000; // ms
const EARLIEST_ZONE = 14 * 3_600_000; // ms by which the earliest time zone is ahead of UTC

/** @param {string} date */
const timeOf = (date) => Date.parse(`${date}T00:00:00Z`);

/** @param {number} time */
const dateAt = (time) => new Date(time).toISOString().slice(0, 10);

/** Today on the player's calendar. @param {Date} [now] */
export const today = (now = new Date()) => dateAt(now.getTime() - now.getTimezoneOffset() * 60_000);

/** The latest day that has begun in any time zone: a link from there may name it. @param {Date} [now] */
export const latestDay = (now = new Date()) => dateAt(now.getTime() + EARLIEST_ZONE);

/** Is it a valid date in this notation? @param {string} date */
export const isDay = (date) => /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(timeOf(date)) && dateAt(timeOf(date)) === date;

/** The date so many days later. @param {string} date @param {number} days */
export const dayAfter = (date, days) => dateAt(timeOf(date) + days * DAY);

/** The number of days since the first one. @param {string} date */
export const dayNumber = (date) => Math.round((timeOf(date) - timeOf(FIRST_DAY)) / DAY);

/** The day of the week, 0 for Sunday. @param {string} date */
export const weekdayOf = (date) => new Date(timeOf(date)).getUTCDay();

/** The id of the one table on this device that plays a day's challenge. @param {string} date */
export const dailyTableId = (date) => `here-da${date.replaceAll("-", "")}`;

/** A date in the player's language. @param {string} date @param {string} language @param {"full" | "medium"} style */
export const dateText = (date, language, style) =>
  new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: "UTC" }).format(timeOf(date));
