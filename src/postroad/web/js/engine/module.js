// The WebAssembly module of the rules and bots, and its memory.

import { NONE, SIZES } from "./layout.js";

/** @import { RecordLayout } from "./layout.js" */
/** @typedef {Record<string, (...numbers: number[]) => number>} Calls */
/** The fields of a record by name; a two-dimensional field is a list of rows. @typedef {Record<string, any>} Fields */

const PAGE = 65536;
const ALIGNED = 16;
const NUMBERS = {
  u1: Uint8Array,
  u2: Uint16Array,
  u4: Uint32Array,
  i2: Int16Array,
  i4: Int32Array,
  f8: Float64Array,
};

export class Module {
  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    const { memory, __heap_base: free, ...calls } = instance.exports;
    this.memory = /** @type {WebAssembly.Memory} */ (memory);
    this.call = /** @type {Calls} */ (calls);
    this.free = /** @type {WebAssembly.Global} */ (free).value; // address of the first free byte
  }

  /** @param {BufferSource | WebAssembly.Module} given compiled, or to be compiled */
  static async of(given) {
    const compiled = given instanceof WebAssembly.Module ? given : await WebAssembly.compile(given);
    return new Module(await WebAssembly.instantiate(compiled));
  }

  /** Allocate bytes, which are never freed; returns their address. @param {number} size */
  allocate(size) {
    const address = Math.ceil(this.free / ALIGNED) * ALIGNED;
    this.free = address + size;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  /** A view of the bytes there, valid until the next allocation. @param {number} address @param {number} size */
  bytes(address, size) {
    return new Uint8Array(this.memory.buffer, address, size);
  }

  /** @param {number} address @param {number} count */
  shorts(address, count) {
    return new Int16Array(this.memory.buffer, address, count);
  }

  /** The fields of a record. @param {RecordLayout} layout @param {number} address @returns {Fields} */
  fields(layout, address) {
    return fieldsOf(layout, this.memory.buffer, address);
  }
}

/** The fields of a record in a buffer. @param {RecordLayout} layout @param {ArrayBuffer} buffer @param {number} address @returns {Fields} */
export function fieldsOf({ fields }, buffer, address) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, [offset, kind, shape]]) => {
      const Numbers = NUMBERS[/** @type {keyof typeof NUMBERS} */ (kind)];
      const numbers = new Numbers(
        buffer,
        address + offset,
        shape.reduce((size, one) => size * one, 1),
      );
      return [name, shaped(numbers, shape)];
    }),
  );
}

/** @param {InstanceType<(typeof NUMBERS)[keyof typeof NUMBERS]>} numbers @param {number[]} shape */
function shaped(numbers, shape) {
  if (shape.length === 0) return numbers[0];
  if (shape.length === 1) return numbers;
  const [rows, width] = shape;
  return Array.from({ length: rows }, (_, row) => numbers.subarray(row * width, (row + 1) * width));
}

/** Write the orders of the next shuffles, top card first, for the rules; without orders they are random. @param {Int16Array} room @param {number[][]} decks */
export function writeDeckOrders(room, decks) {
  const cards = decks.flat().slice(0, SIZES.orders - 1); // an invalid record may have more cards than exist
  room.fill(NONE.city);
  room[0] = cards.length ? SIZES.orders - cards.length : SIZES.orders;
  room.set(cards, room[0]);
}
