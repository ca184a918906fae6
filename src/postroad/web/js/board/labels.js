// How names are set: in one line if there is room, else in two, else narrower.

/**
 * Where a name is anchored, from its place's middle to the middle of the line; and how wide it may be, if there is less room than elsewhere.
 * @typedef {[number, number, "start" | "middle" | "end", number?]} Spot
 */

/**
 * The lines of a name, and the width to which they are set if they would be too wide.
 * @param {string} name
 * @param {number} font
 * @param {number} room
 * @param {number} [most] how many lines there may be: 1 or 2
 * @returns {{ line: string, squeezed?: number }[]}
 */
export function fitLines(name, font, room, most = 2) {
  const lines = most > 1 && widthOf(name) * font > room ? name.split(/ |(?<=-)/) : [name];
  return lines.map((line) => ({ line, squeezed: widthOf(line) * font > room ? Math.round(room) : undefined }));
}

/** About how wide a text is, for letters of size 1: Latin, Cyrillic, Japanese. @param {string} text */
function widthOf(text) {
  return [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1 : letter > "\u0400" ? 0.54 : 0.47), 0);
}

/** About how large a name is when it is set. @param {string} name @param {number} font @param {number} room @returns {[number, number]} */
export function nameSize(name, font, room) {
  const lines = fitLines(name, font, room);
  return [Math.max(...lines.map(({ line, squeezed }) => squeezed ?? widthOf(line) * font)), lines.length * font];
}
