// Lets the bots of a table play: at a pace that people can follow, and for nobody if nobody looks.

import { ModelNotLoaded } from "../engine/bot_service.js";
import { CommandRejected } from "./rejections.js";
import { nextLevel } from "./stand_in.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { Table } from "./table.js" */
/** Decides for a level from what a seat may know; answers with the name of an action, or ModelNotLoaded; says so if that will take a while. With a seed, alike for all. @typedef {(level: Wire.Level, hidden: Uint8Array, onWaking: () => void, seed: import("../engine/rules.js").Seed | null) => Promise<string>} Decide */
/** `ready`: can this level decide, or is its network not here? @typedef {Decide & { ready?: (level: string) => Promise<boolean>, advise?: (hidden: Uint8Array) => Promise<import("../engine/adviser.js").Hint> }} BotService */
/** What is needed of the table in use. @typedef {{ table: Table, hasViewers: boolean, broadcast: () => void, decideForBot: (at: Table, seat: number, action: string) => Promise<void>, fill: (at: Table, seat: number, level: string) => Promise<void> }} DrivenTable */

const DEFAULT_PACE = 0.7; // seconds before a bot's decision, until somebody says otherwise
const FIRST_OF_TURN = 1.5; // times the pace, before a bot's first decision of a turn
const RETRY = 1000; // ms after something went wrong

export class BotDriver {
  /** @param {DrivenTable} table @param {BotService} botService */
  constructor(table, botService) {
    this.activeTable = table;
    this.botService = botService;
    /** seconds; null stops the bots @type {number | null} */
    this.pace = DEFAULT_PACE;
    this.decidedAt = performance.now(); // when something was decided
    /** What is being fetched, or could not be. @type {"waking" | "unfetched" | null} */
    this.networkState = null;
    this.prepared = false;
    this.driving = false;
    this.wake = () => {};
  }

  /** What viewers are told of the bots. @returns {Wire.Bots["state"]} */
  get state() {
    const { table } = this.activeTable;
    if (table.game.over || table.seats.every(({ level }) => level === null)) return "ready";
    if (this.#paused) return "paused";
    return this.#mustDecide ? (this.networkState ?? "thinking") : "ready";
  }

  get #paused() {
    return this.pace === null && !this.activeTable.table.hasPersons;
  }

  /** Must a bot decide, and does anybody look? */
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

  /** Something is new: who must decide, the pace, who looks. */
  update() {
    this.wake();
    if (this.activeTable.hasViewers && !this.prepared) this.#prepare();
    if (this.#mustDecide && !this.driving) void this.#drive();
  }

  /** So that nobody waits for them later. */
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
        const action = await this.botService(level, table.game.hidden(seat), onWaking, table.botSeed);
        this.#setNetworkState(null);
        await this.#waitForPace(table);
        if (this.#mustDecide) await this.activeTable.decideForBot(table, seat, action);
      } catch (error) {
        if (error instanceof ModelNotLoaded) this.#setNetworkState("unfetched");
        else if (!(error instanceof CommandRejected)) reportError(error); // another tab was faster, or there is no room
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

  /** Wait until it is time, or somebody has decided or taken back meanwhile. @param {Table} at */
  async #waitForPace(at) {
    const factor = at.beginsTurn ? FIRST_OF_TURN : 1;
    while (this.#mustDecide && this.activeTable.table.game === at.game) {
      const left = this.decidedAt + (this.pace ?? 0) * 1000 * factor - performance.now();
      if (left <= 0) return;
      await this.#wait(left);
    }
  }

  /** So long, or until there is news. @param {number} ms */
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
