// Rejected commands at local tables, with the server's status codes and error codes.

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
/** Reject as the device could not store the change; the stored state is safe. @returns {never} */
export const storageFull = () => {
  throw new CommandRejected(409, /** @type {Wire.Refusal["error"]} */ (/** @type {string} */ ("no-room")));
};
export const badRequest = () => new CommandRejected(422, "bad-request");
export const notYourTurn = () => new CommandRejected(403, "not-your-turn");
export const notYourSeat = () => new CommandRejected(403, "not-your-seat");
export const noTable = () => new CommandRejected(404, "no-table");
