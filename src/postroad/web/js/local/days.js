// Days as dates: 2026-11-16. A day is that of the player's own calendar; its deal is the same wherever it is played.

/** The first day that has a deal. */
export const FIRST_DAY = "2026-11-01";

const DAY = 86_400_000; // ms
const EARLIEST_ZONE = 14 * 3_600_000; // ms that the first clocks on earth are ahead of UTC

/** @param {string} date */
const timeOf = (date) => Date.parse(`${date}T00:00:00Z`);

/** @param {number} time */
const dateAt = (time) => new Date(time).toISOString().slice(0, 10);

/** The day on the calendar of whoever asks. @param {Date} [now] */
export const today = (now = new Date()) => dateAt(now.getTime() - now.getTimezoneOffset() * 60_000);

/** The latest day that has begun anywhere: a deal from there may come in a link. @param {Date} [now] */
export const latestDay = (now = new Date()) => dateAt(now.getTime() + EARLIEST_ZONE);

/** Is it a day, written as days are? @param {string} date */
export const isDay = (date) => /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(timeOf(date)) && dateAt(timeOf(date)) === date;

/** So many days later. @param {string} date @param {number} days */
export const dayAfter = (date, days) => dateAt(timeOf(date) + days * DAY);

/** How many days after the first one. @param {string} date */
export const dayNumber = (date) => Math.round((timeOf(date) - timeOf(FIRST_DAY)) / DAY);

/** 0 for Sunday. @param {string} date */
export const weekdayOf = (date) => new Date(timeOf(date)).getUTCDay();

/** The id of the table at which the deal of a day is played on this device: there is one. @param {string} date */
export const dailyTableId = (date) => `here-da${date.replaceAll("-", "")}`;

/** A date in the reader's words. @param {string} date @param {string} language @param {"full" | "medium"} style */
export const dateText = (date, language, style) =>
  new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: "UTC" }).format(timeOf(date));
