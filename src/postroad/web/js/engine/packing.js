// The coder behind links: it packs a series of choices into one large number and its base-62 text.
// A choice takes only as much room as its number of options needs.

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE = BigInt(DIGITS.length);

/** A number outside the range of its choice. */
export class ValueTooLarge extends Error {}

/** A choice's share of the range: its start, its size, and the range. @typedef {[number, number, number]} Part */

export class PackWriter {
  /** @type {Part[]} */
  #parts = [];

  /** Write one of `of` equally likely values. @param {number} of @param {number} [number] */
  one(of, number = 0) {
    if (number < 0 || number >= of) throw new ValueTooLarge();
    this.#parts.push([number, 1, of]);
    return number;
  }

  /** Write one of several values whose likelihoods are the sizes. @param {number[]} sizes @param {number} [which] */
  among(sizes, which = 0) {
    this.#parts.push([sum(sizes.slice(0, which)), sizes[which], sum(sizes)]);
    return which;
  }

  /** @param {string} [word] */
  word(word = "") {
    for (const byte of new TextEncoder().encode(word)) if (byte) this.one(256, byte);
    this.one(256, 0);
    return word;
  }

  text() {
    const number = this.#parts.reduceRight((rest, part) => {
      const [from, size, of] = part.map(BigInt);
      return (rest / size) * of + from + (rest % size);
    }, 0n);
    return base62(number);
  }
}

export class PackReader {
  /** @param {string} text */
  constructor(text) {
    this.left = [...text].reduce((number, digit) => number * BASE + BigInt(DIGITS.indexOf(digit)), 0n);
  }

  /** Is there unread content? */
  get more() {
    return this.left > 0n;
  }

  /** @param {number} of @param {number} [_] */
  one(of, _) {
    const number = Number(this.left % BigInt(of));
    this.left /= BigInt(of);
    return number;
  }

  /** @param {number[]} sizes @param {number} [_] */
  among(sizes, _) {
    const of = BigInt(sum(sizes));
    let from = Number(this.left % of);
    const which = sizes.findIndex((size) => {
      if (from < size) return true;
      from -= size;
      return false;
    });
    this.left = (this.left / of) * BigInt(sizes[which]) + BigInt(from);
    return which;
  }

  /** @param {string} [_] */
  word(_) {
    const bytes = [];
    for (let byte = this.one(256); byte; byte = this.one(256)) bytes.push(byte);
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(bytes));
  }
}

/** @param {number[]} sizes */
const sum = (sizes) => sizes.reduce((all, size) => all + size, 0);

/** @param {bigint} number */
export function base62(number) {
  let text = "";
  for (let rest = number; rest; rest /= BASE) text = DIGITS[Number(rest % BASE)] + text;
  return text;
}
