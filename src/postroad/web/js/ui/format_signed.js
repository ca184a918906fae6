/** A number with a real minus. @param {number} points */
export const formatSigned = (points) => String(points).replace("-", "\u2212");

/** What is added to points. @param {number} points */
export const formatGain = (points) => (points < 0 ? formatSigned(points) : `+${points}`);
