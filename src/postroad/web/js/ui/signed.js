/** A number with a real minus. @param {number} points */
export const signed = (points) => String(points).replace("-", "\u2212");

/** What is added to points. @param {number} points */
export const gained = (points) => (points < 0 ? signed(points) : `+${points}`);
