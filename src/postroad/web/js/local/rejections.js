// What is not done at a table of this page, and why: the same status and codes as the server's.

/** @import * as Wire from "../wire.d.ts" */

export class CommandRejected extends Error {
  /** @param {number} status @param {Wire.Refusal["error"]} code @param {Partial<Wire.Refusal>} [more] */
  constructor(status, code, more = {}) {
    super(code);
    this.status = status;
    this.body = /** @type {Wire.Refusal} */ ({ error: code, ...more });
  }
}

/** @param {string} reason */
export const illegal = (reason) =>
  new CommandRejected(422, "illegal", { reason: /** @type {Wire.Refusal["reason"]} */ (reason) });
/** The device could not keep it: what was kept before is kept. @returns {never} */
export const storageFull = () => {
  throw new CommandRejected(409, /** @type {Wire.Refusal["error"]} */ (/** @type {string} */ ("no-room")));
};
export const badRequest = () => new CommandRejected(422, "bad-request");
export const notYourTurn = () => new CommandRejected(403, "not-your-turn");
export const notYourSeat = () => new CommandRejected(403, "not-your-seat");
export const noTable = () => new CommandRejected(404, "no-table");
