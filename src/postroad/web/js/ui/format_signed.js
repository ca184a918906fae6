/** A number with a typographic minus. @param {number} points */
export const formatSigned = (points) => String(points).replace("-", "\u2212");

/** A change of points, with its sign. @param {number} points */
export const formatGain = (points) => (points < 0 ? formatSigned(points) : `+${points}`);
