// The bot driver: it asks the bots of a watched table to decide, at a pace that people can follow.

import { ModelNotLoaded } from "../engine/bot_service.js";
import { CommandRejected } from "./rejections.js";
import { nextLevel } from "./stand_in.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { Table } from "./table.js" */
/** Resolves to the action that a level chooses from what a seat may know, or rejects with ModelNotLoaded; calls `onWaking` if it must load first. With a seed, the choice is the same everywhere. @typedef {(level: Wire.Level, hidden: Uint8Array, onWaking: () => void, seed: import("../engine/rules.js").Seed | null) => Promise<string>} Decide */
/** `ready`: can this level decide, or is its network missing? `advise`: the hint for a seat. @typedef {Decide & { ready?: (level: string) => Promise<boolean>, advise?: (hidden: Uint8Array) => Promise<import("../engine/adviser.js").Hint> }} BotService */
/** The part of an ActiveTable that the driver uses. @typedef {{ table: Table, hasViewers: boolean, broadcast: () => void, decideForBot: (at: Table, seat: number, action: string) => Promise<void>, fill: (at: Table, seat: number, level: string) => Promise<void> }} DrivenTable */

const DEFAULT_PACE = 0.7; // seconds before a bot's decision, until a page sets another pace
const FIRST_OF_TURN = 1.5; // factor on the pace before the first decision of a turn
const RETRY = 1000; // ms after an error

export class BotDriver {
  /** @param {DrivenTable} table @param {BotService} botService */
  constructor(table, botService) {
    this.activeTable = table;
    this.botService = botService;
    /** seconds; null stops the bots @type {number | null} */
    this.pace = DEFAULT_PACE;
    this.decidedAt = performance.now(); // time of the last decision
    /** Is the network loading, or could it not be fetched? @type {"waking" | "unfetched" | null} */
    this.networkState = null;
    this.prepared = false;
    this.driving = false;
    this.wake = () => {};
  }

  /** The bots' state, as viewers see it. @returns {Wire.Bots["state"]} */
  get state() {
    const { table } = this.activeTable;
    if (table.game.over || table.seats.every(({ level }) => level === null)) return "ready";
    if (this.#paused) return "paused";
    return this.#mustDecide ? (this.networkState ?? "thinking") : "ready";
  }

  get #paused() {
    return this.pace === null && !this.activeTable.table.hasPersons;
  }

  /** Must a bot decide, and is the table watched? */
  get #mustDecide() {
    return this.activeTable.table.botSeat !== null && !this.#paused && this.activeTable.hasViewers;
  }

  /** @param {number | null} pace */
  setPace(pace) {
    if (pace === this.pace) return;
    this.pace = pace;
    this.activeTable.broadcast();
  }

  noteDecision() {
    this.decidedAt = performance.now();
  }

  /** React to a change of the table, of the pace or of the viewers. */
  update() {
    this.wake();
    if (this.activeTable.hasViewers && !this.prepared) this.#prepare();
    if (this.#mustDecide && !this.driving) void this.#drive();
  }

  /** Begin to load the networks of the table's bots, so that no player waits for them later. */
  #prepare() {
    this.prepared = true;
    for (const { level } of this.activeTable.table.terms.seats) if (level) void this.botService.ready?.(level);
  }

  async #drive() {
    this.driving = true;
    while (this.#mustDecide) {
      const { table } = this.activeTable;
      const seat = /** @type {number} */ (table.botSeat);
      try {
        const level = /** @type {Wire.Level} */ (await nextLevel(table, seat, this.botService.ready));
        if (level !== table.seats[seat].level) {
          await this.activeTable.fill(table, seat, level);
          continue;
        }
        const onWaking = () => this.#setNetworkState(this.networkState ?? "waking");
        const action = await this.botService(level, table.game.viewBytes(seat), onWaking, table.botSeed);
        this.#setNetworkState(null);
        await this.#waitForPace(table);
        if (this.#mustDecide) await this.activeTable.decideForBot(table, seat, action);
      } catch (error) {
        if (error instanceof ModelNotLoaded) this.#setNetworkState("unfetched");
        else if (!(error instanceof CommandRejected)) reportError(error); // a rejection means that another tab was faster, or that the storage is full
        await this.#wait(RETRY);
      }
    }
    this.driving = false;
  }

  /** @param {"waking" | "unfetched" | null} what */
  #setNetworkState(what) {
    if (what === this.networkState) return;
    this.networkState = what;
    this.activeTable.broadcast();
  }

  /** Wait for the pace, or until the game has moved on. @param {Table} at */
  async #waitForPace(at) {
    const factor = at.beginsTurn ? FIRST_OF_TURN : 1;
    while (this.#mustDecide && this.activeTable.table.game === at.game) {
      const left = this.decidedAt + (this.pace ?? 0) * 1000 * factor - performance.now();
      if (left <= 0) return;
      await this.#wait(left);
    }
  }

  /** Wait this long, or until `wake` is called. @param {number} ms */
  #wait(ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }
}
