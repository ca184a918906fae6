// The fit of a name on a card: its breaks and its width.
import { JAPANESE_HALF } from "../board/labels.js";

const SOFT_HYPHEN = "\u00AD";
const MAY_BREAK = "\u200B"; // nothing to see
const TOGETHER = "\u2060"; // nothing to see either, and no line ends there
const VOWEL = "[aeiouyąęóäöüаеёиоуыэюя]";
const ONSET = "(?:szcz|sch|ch|st|sz|cz|rz|dz|шт|[bdfgkpt][lr]|[бвгдкпт][лр]|[a-zśźżćńłа-я])";
const SYLLABLE_END = new RegExp(`(${VOWEL}(?:(?!${VOWEL}).)*?)(?=${ONSET}${VOWEL})`, "gi");
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;
const LEAST = 3; // letters before and after a break
const LONG = 9; // letters from which one word of several may be broken
const KANA = /.[ァィゥェォッャュョー]*/gu; // a small kana never begins a line
/** Before the second half and after a stroke; the longest halves once more. */
const HALVES = new RegExp(`(?=${JAPANESE_HALF})|(?<=／)|(?=ベルク／|ゲンスブルク|トゥットガルト|タット$|ツォレルン$)`);

/** The joint of a word to the next one, by its last characters. @type {Record<string, string>} */
const JOINTS = { "-": "", "/": MAY_BREAK };

/**
 * Syllables, each with what joins it to the next one: a soft hyphen, a space, or nothing to see (Japanese, a hyphen of its own, a stroke).
 * @param {string} name
 * @returns {{ text: string, joint: string }[]}
 */
function syllables(name) {
  if (JAPANESE.test(name)) return japanese(name).map((text, i, all) => ({ text, joint: i + 1 < all.length ? MAY_BREAK : "" }));
  const words = name.split(/ |(?<=[-/])/);
  return words.flatMap((word) => {
    const whole = words.length > 1 && word.length < LONG;
    const texts = whole ? [word] : joined(word.replace(SYLLABLE_END, `$1${SOFT_HYPHEN}`).split(SOFT_HYPHEN));
    return texts.map((text, i) => ({ text, joint: i + 1 < texts.length ? SOFT_HYPHEN : (JOINTS[word.slice(-1)] ?? " ") }));
  });
}

/** Its halves if it is known to have some, else whatever may begin a line. @param {string} name @returns {string[]} */
function japanese(name) {
  const halves = name.split(HALVES);
  return halves.length > 1 ? halves : (name.match(KANA) ?? []);
}

/** Too short to stand alone: such syllables stay with their neighbour. @param {string[]} texts @returns {string[]} */
function joined(texts) {
  const short = texts.findIndex((text, i) => text.length < LEAST && texts.length > 1 && (i === 0 || i + 1 === texts.length));
  if (short < 0) return texts;
  const first = Math.min(short, texts.length - 2);
  return joined([...texts.slice(0, first), texts[first] + texts[first + 1], ...texts.slice(first + 2)]);
}

/** The name with soft hyphens between its syllables. @param {string} name */
export function breakable(name) {
  return syllables(name)
    .map(({ text, joint }) => text + joint)
    .join("")
    .trim();
}

/** Whatever may be put between letters to break a name there, or not to. */
export const BREAKS = new RegExp(`[${SOFT_HYPHEN}${MAY_BREAK}${TOGETHER}]`, "g");

/** The name as it may be broken among other words: in Japanese only between its halves. @param {string} name */
export const inHalves = (name) =>
  JAPANESE.test(name) ? name.split(HALVES).join(MAY_BREAK).replaceAll("／", `${TOGETHER}／`) : breakable(name);

/** The width of a text in em of the bold serif, a little too wide rather than too narrow. @param {string} text */
function width(text) {
  let em = 0;
  for (const letter of text) em += letterWidth(letter);
  return em;
}

/** @param {string} letter */
function letterWidth(letter) {
  if (JAPANESE.test(letter)) return 1.02;
  if (/[MWШ]/.test(letter)) return 1;
  if (/[mwжшщыю\p{Lu}]/u.test(letter)) return 0.78;
  if (/[acefijlrstzгсз\s.]/.test(letter)) return 0.42;
  return 0.56;
}

/**
 * The width in em of the widest line when the name is spread over so many lines as evenly as its syllables allow.
 * @param {string} name
 * @param {number} lines
 */
export function widest(name, lines) {
  return spread(syllables(name), lines);
}

/** @param {{ text: string, joint: string }[]} parts @param {number} lines @returns {number} */
function spread(parts, lines) {
  const whole = width(parts.map((part, i) => part.text + (i + 1 < parts.length && part.joint === " " ? " " : "")).join(""));
  if (lines === 1) return whole;
  let best = whole;
  for (let cut = 1; cut < parts.length; cut += 1) {
    const head = spread(parts.slice(0, cut), 1) + (parts[cut - 1].joint === SOFT_HYPHEN ? 0.32 : 0);
    best = Math.min(best, Math.max(head, spread(parts.slice(cut), lines - 1)));
  }
  return best;
}
