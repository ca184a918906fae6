// Lets the bots of a table play: at a pace that people can follow, and for nobody if nobody looks.

import { ModelNotLoaded } from "../engine/bot_service.js";
import { CommandRejected } from "./rejections.js";
import { levelDue } from "./stand_in.js";

/** @import * as Wire from "../wire.d.ts" */
/** @import { Table } from "./table.js" */
/** Decides for a level from what a seat may know; answers with the name of an action, or ModelNotLoaded; says so if that will take a while. With a seed, alike for all. @typedef {(level: Wire.Level, hidden: Uint8Array, onWaking: () => void, seed: import("../engine/rules.js").Seed | null) => Promise<string>} Decide */
/** `ready`: can this level decide, or is its network not here? @typedef {Decide & { ready?: (level: string) => Promise<boolean>, advise?: (hidden: Uint8Array) => Promise<import("../engine/adviser.js").Hint> }} Mind */
/** What is needed of the table in use. @typedef {{ table: Table, watched: boolean, tell: () => void, decideForBot: (at: Table, seat: number, action: string) => Promise<void>, fill: (at: Table, seat: number, level: string) => Promise<void> }} Driven */

const USUAL = 0.7; // seconds before a bot's decision, until somebody says otherwise
const FIRST_OF_TURN = 1.5; // times the pace, before a bot's first decision of a turn
const AGAIN = 1000; // ms after something went wrong

export class BotDriver {
  /** @param {Driven} live @param {Mind} mind */
  constructor(live, mind) {
    this.live = live;
    this.mind = mind;
    /** seconds; null stops the bots @type {number | null} */
    this.pace = USUAL;
    this.last = performance.now(); // when something was decided
    /** What is being fetched, or could not be. @type {"waking" | "unfetched" | null} */
    this.lacking = null;
    this.prepared = false;
    this.driving = false;
    this.news = () => {};
  }

  /** What viewers are told of the bots. @returns {Wire.Bots["state"]} */
  get state() {
    const { table } = this.live;
    if (table.game.over || table.seats.every(({ level }) => level === null)) return "ready";
    if (this.#paused) return "paused";
    return this.#due ? (this.lacking ?? "thinking") : "ready";
  }

  get #paused() {
    return this.pace === null && !this.live.table.personsAtPlay;
  }

  /** Must a bot decide, and does anybody look? */
  get #due() {
    return this.live.table.bot !== null && !this.#paused && this.live.watched;
  }

  /** @param {number | null} pace */
  setPace(pace) {
    if (pace === this.pace) return;
    this.pace = pace;
    this.live.tell();
  }

  decided() {
    this.last = performance.now();
  }

  /** Something is new: who must decide, the pace, who looks. */
  poke() {
    this.news();
    if (this.live.watched && !this.prepared) this.#prepare();
    if (this.#due && !this.driving) void this.#drive();
  }

  /** So that nobody waits for them later. */
  #prepare() {
    this.prepared = true;
    for (const { level } of this.live.table.laid.seats) if (level) void this.mind.ready?.(level);
  }

  async #drive() {
    this.driving = true;
    while (this.#due) {
      const { table } = this.live;
      const seat = /** @type {number} */ (table.bot);
      try {
        const level = /** @type {Wire.Level} */ (await levelDue(table, seat, this.mind.ready));
        if (level !== table.seats[seat].level) {
          await this.live.fill(table, seat, level);
          continue;
        }
        const onWaking = () => this.#lacks(this.lacking ?? "waking");
        const action = await this.mind(level, table.game.hidden(seat), onWaking, table.botChance);
        this.#lacks(null);
        await this.#pause(table);
        if (this.#due) await this.live.decideForBot(table, seat, action);
      } catch (error) {
        if (error instanceof ModelNotLoaded) this.#lacks("unfetched");
        else if (!(error instanceof CommandRejected)) reportError(error); // another tab was faster, or there is no room
        await this.#wait(AGAIN);
      }
    }
    this.driving = false;
  }

  /** @param {"waking" | "unfetched" | null} what */
  #lacks(what) {
    if (what === this.lacking) return;
    this.lacking = what;
    this.live.tell();
  }

  /** Wait until it is time, or somebody has decided or taken back meanwhile. @param {Table} at */
  async #pause(at) {
    const times = at.beginsTurn ? FIRST_OF_TURN : 1;
    while (this.#due && this.live.table.game === at.game) {
      const left = this.last + (this.pace ?? 0) * 1000 * times - performance.now();
      if (left <= 0) return;
      await this.#wait(left);
    }
  }

  /** So long, or until there is news. @param {number} ms */
  #wait(ms) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.news = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
    });
  }
}
