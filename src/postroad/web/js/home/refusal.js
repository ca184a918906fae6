// What is not done at a table of this page, and why: the same status and codes as the server's.

/** @import * as Wire from "../wire.d.ts" */

export class Refusal extends Error {
  /** @param {number} status @param {Wire.Refusal["error"]} code @param {Partial<Wire.Refusal>} [more] */
  constructor(status, code, more = {}) {
    super(code);
    this.status = status;
    this.body = /** @type {Wire.Refusal} */ ({ error: code, ...more });
  }
}

/** @param {string} reason */
export const illegal = (reason) => new Refusal(422, "illegal", { reason: /** @type {Wire.Refusal["reason"]} */ (reason) });
/** The device could not keep it: what was kept before is kept. @returns {never} */
export const noRoom = () => {
  throw new Refusal(409, /** @type {Wire.Refusal["error"]} */ (/** @type {string} */ ("no-room")));
};
export const badRequest = () => new Refusal(422, "bad-request");
export const notYourTurn = () => new Refusal(403, "not-your-turn");
export const notYourSeat = () => new Refusal(403, "not-your-seat");
export const noTable = () => new Refusal(404, "no-table");
