// The layout of names: in one line if there is room, else in two, else narrower.

/**
 * Where a name is anchored, from its place's middle to the middle of the line; and how wide it may be, if there is less room than elsewhere.
 * @typedef {[number, number, "start" | "middle" | "end", number?]} Spot
 */

/** With what the second half of a long name begins in Japanese, which has no spaces. */
export const JAPANESE_HALF = "(?:ブルク|ブルック|ベルク|ガルト|シュタット|リンゲン|ハイム|ルーエ|ヴァイス)$";
/** Where a name may be cut in two. */
const CUTS = new RegExp(` |(?<=-)|(?=${JAPANESE_HALF})`);

/**
 * The lines of a name, and the width to which they are set if they would be too wide.
 * @param {string} name
 * @param {number} font
 * @param {number} room
 * @param {number} [most] how many lines there may be: 1 or 2
 * @returns {{ line: string, squeezed?: number }[]}
 */
export function fitLines(name, font, room, most = 2) {
  const lines = most > 1 && widthOf(name) * font > room ? name.split(CUTS) : [name];
  return lines.map((line) => ({ line, squeezed: widthOf(line) * font > room ? Math.round(room) : undefined }));
}

/** About how wide a text is, for letters of size 1: Latin, Cyrillic, Japanese. @param {string} text */
export function widthOf(text) {
  return [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1 : letter > "\u0400" ? 0.54 : 0.47), 0);
}

/**
 * A name as it is set: its lines, from its place's middle to where the first one is anchored, and about how wide all are.
 * @typedef {{ lines: { line: string, squeezed?: number }[], dx: number, first: number, anchor: "start" | "middle" | "end", width: number }} Setting
 */

/** Lines round the middle of a spot. @param {{ line: string, squeezed?: number }[]} lines @param {number} font @param {Spot} spot @returns {Setting} */
export function setting(lines, font, [dx, dy, anchor]) {
  const width = Math.max(...lines.map(({ line, squeezed }) => squeezed ?? widthOf(line) * font));
  return { lines, dx, first: dy - ((lines.length - 1) * font) / 2, anchor, width };
}

/** A name beside its place, whatever else is there, but not under the frame. @param {import("./sheet.js").Sheet} sheet @param {string} id @param {string} name @returns {Setting} */
export function plainSetting(sheet, id, name) {
  const spot = sheet.spot(id);
  const set = setting(fitLines(name, sheet.font, spot[3], sheet.lines), sheet.font, spot);
  const { left, right } = roomyBox(sheet, id, set);
  const [west, east] = [sheet.frame + EDGE, sheet.width - sheet.frame - EDGE];
  const aside = left < west ? west - left : right > east ? east - right : 0;
  return { ...set, dx: set.dx + aside };
}

/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */
const EDGE = 2; // px between a name and the frame
const LETTER = 0.4; // half the height of a line, in its font's size

/** @param {import("./sheet.js").Sheet} sheet @param {string} city @param {Setting} set @returns {Box} */
export function boxOf(sheet, city, { lines, dx, first, anchor, width }) {
  const [x, y] = sheet.place(city);
  const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
  return {
    left,
    right: left + width,
    top: y + first - LETTER * sheet.font,
    bottom: y + first + (lines.length - 1 + LETTER) * sheet.font,
  };
}

/** The letters of the serif by their width, for a size of 1: the first group that has one. @type {[number, RegExp][]} */
const WIDTHS = [
  [1, /[\u2e80-\uffff]/],
  [0.29, /[ijlł -]/],
  [0.36, /[frstIJг]/],
  [0.42, /[acezżаезёстэ]/],
  [0.48, /[gxyvkбвдухчькS]/],
  [0.6, /[BEFPLŁYZБВЕЗРГ]/],
  [0.66, /[мыюУ]/],
  [0.74, /[wжшщ]/],
  [0.8, /[mHNUИНПХЦ]/],
  [0.95, /[MWМ]/],
  [1.04, /[ЖШЮ]/],
  [0.54, /\p{Ll}/u],
  [0.76, /./u],
];
/** The width of a text to within some hundredths, a hair more rather than less. @param {string} text */
const exactWidth = (text) =>
  [...text].reduce((sum, letter) => sum + /** @type {[number, RegExp]} */ (WIDTHS.find(([, group]) => group.test(letter)))[0], 0);

/** The box of the letters themselves. @param {import("./sheet.js").Sheet} sheet @param {string} id @param {Setting} set @returns {Box} */
export function exactBox(sheet, id, set) {
  const width = Math.max(...set.lines.map(({ line, squeezed }) => squeezed ?? exactWidth(line) * sheet.font));
  const { left, right, top, bottom } = boxOf(sheet, id, { ...set, width });
  const taller = isTall(set.lines[0].line) ? TALLER * sheet.font : 0;
  return { left, right, top: top - taller, bottom: bottom + taller };
}

const TALLER = 0.05; // so much higher and lower reach Japanese letters, in their font's size
const BROAD = /[mwшщж]/gi; // letters that are broader than most

/** Are its letters Japanese, which fill their lines? @param {string} name */
export const isTall = (name) => name > "\u2e80";

/** A box that is rather too large than too small. @param {import("./sheet.js").Sheet} sheet @param {string} city @param {Setting} set @returns {Box} */
export function roomyBox(sheet, city, set) {
  const box = boxOf(sheet, city, set);
  const more =
    Math.max(...set.lines.map(({ line, squeezed }) => (squeezed ? 0 : (line.match(BROAD) ?? []).length))) * 0.36 * sheet.font;
  const [west, east] = { start: [0, more], middle: [more / 2, more / 2], end: [more, 0] }[set.anchor];
  const taller = isTall(set.lines[0].line) ? TALLER * sheet.font : 0;
  return { left: box.left - west, right: box.right + east, top: box.top - taller, bottom: box.bottom + taller };
}
