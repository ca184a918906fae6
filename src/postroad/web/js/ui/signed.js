/** A number with a real minus. @param {number} points */
export const signed = (points) => String(points).replace("-", "\u2212");
