// The widths of words in the client's serif, from the advance widths in its font files.
// Kerning is ignored; tests/web/test_board_data.py compares these widths with a browser's.
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

const FONTS = new URL("../../../src/postroad/web/fonts/", import.meta.url);
const SCRIPTS = ["latin", "latin-ext", "cyrillic"];
const JAPANESE = "\u2e80"; // letters from here on are set in a font of the system, and are as wide as they are high
/** The tables that are read here, by the numbers that a WOFF2 file has for them; two others are stored in another shape. */
const [NAMES, OUTLINES] = [{ 0: "cmap", 1: "head", 2: "hhea", 3: "hmtx" }, [10, 11]];

/** The tables of a WOFF2 file. @param {Buffer} file @returns {Record<string, Buffer>} */
function tablesOf(file) {
  let at = 48;
  const number = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = file[at++];
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  const tables = Array.from({ length: file.readUInt16BE(12) }, () => {
    const [kind, shape] = [file[at] & 0x3f, file[at++] >> 6];
    if (kind === 0x3f) at += 4; // its name follows
    const length = number();
    const changed = OUTLINES.includes(kind) ? shape !== 3 : shape !== 0;
    if (changed && NAMES[kind]) throw new Error(`${NAMES[kind]} is stored in a shape that is not read here`);
    return { name: NAMES[kind] ?? "", length: changed ? number() : length };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let end = 0;
  return Object.fromEntries(tables.map(({ name, length }) => [name, data.subarray(end, (end += length))]));
}

/** The number of each letter's glyph, from a table of format 4. @param {Buffer} cmap @returns {[number, number][]} */
function glyphsOf(cmap) {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const table = cmap.subarray(starts.find((start) => cmap.readUInt16BE(start) === 4));
  const twice = table.readUInt16BE(6);
  return Array.from({ length: twice / 2 }, (_, index) => 14 + index * 2).flatMap((at) => {
    const [end, start] = [table.readUInt16BE(at), table.readUInt16BE(at + twice + 2)];
    const [delta, place] = [table.readUInt16BE(at + 2 * twice + 2), at + 3 * twice + 2];
    const offset = table.readUInt16BE(place);
    return Array.from({ length: end - start + 1 }, (_, step) => {
      const glyph = offset ? table.readUInt16BE(place + offset + step * 2) : start + step;
      return /** @type {[number, number]} */ ([start + step, (glyph + delta) & 0xffff]);
    }).filter(([letter]) => letter !== 0xffff);
  });
}

/** The width of each letter, for a size of 1. @param {number} weight @returns {Map<number, number>} */
function widthsOf(weight) {
  const widths = new Map();
  for (const script of SCRIPTS) {
    const { cmap, head, hhea, hmtx } = tablesOf(readFileSync(new URL(`eb-garamond-${script}-${weight}.woff2`, FONTS)));
    const [em, last] = [head.readUInt16BE(18), hhea.readUInt16BE(34) - 1];
    for (const [letter, glyph] of glyphsOf(cmap)) widths.set(letter, hmtx.readUInt16BE(Math.min(glyph, last) * 4) / em);
  }
  return widths;
}

const WIDTHS = { 500: widthsOf(500), 700: widthsOf(700) };

/** The width of a text for a size of 1. @param {string} text @param {500 | 700} [weight] */
export function widthOfLetters(text, weight = 500) {
  let sum = 0;
  for (const letter of text) {
    const width = letter > JAPANESE ? 1 : WIDTHS[weight].get(letter.codePointAt(0));
    if (width === undefined) throw new Error(`the serif has no ${letter}`);
    sum += width;
  }
  return sum;
}
