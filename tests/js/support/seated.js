// A table for tests with the real rules and a real session, where bots decide only on request.
import { readFileSync } from "node:fs";
import { HttpError } from "../../../src/postroad/web/js/app/api.js";
import { BotService } from "../../../src/postroad/web/js/engine/bot_service.js";
import { Module } from "../../../src/postroad/web/js/engine/module.js";
import { NEW_GAME } from "../../../src/postroad/web/js/engine/options.js";
import { previewPaths } from "../../../src/postroad/web/js/engine/preview.js";
import { Rules } from "../../../src/postroad/web/js/engine/rules.js";
import { seatOf } from "../../../src/postroad/web/js/local/seats.js";
import { Table } from "../../../src/postroad/web/js/local/table.js";
import { currentSession, open } from "../../../src/postroad/web/js/table/session/current.js";

const ENGINE = new URL("../../../src/postroad/web/js/engine/", import.meta.url);
const module = await Module.of(readFileSync(new URL("postroad.wasm", ENGINE)));
const weights = async () => new Uint8Array(readFileSync(new URL("master.net", ENGINE)));
export const rules = new Rules(module);

export const LANGUAGES = ["en", "de", "ru", "pl", "ja"];
export const NAMES = ["Ada", "Balthasar", "Celia", "Dorothea"];

/** Seed the random numbers, so that every run is the same. */
function chanceFrom(seed) {
  let state = seed >>> 0;
  crypto.getRandomValues = (list) =>
    list.map(() => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 8;
    });
}

/** The transport of one table. */
class Transport {
  can = { decide: true, resign: true, chat: false, clock: false, presence: false, spectators: false };
  lines = new Map();

  constructor(table) {
    this.table = table;
    this.mind = new BotService(module, weights); // one per table, so that other games do not change its decisions
  }

  watch(seat, known, listener) {
    const line = { pace() {}, close: () => this.lines.delete(line) };
    this.lines.set(line, { seat, known, listener });
    queueMicrotask(() => {
      listener.state("open");
      this.#tellOne(line);
    });
    return line;
  }

  async send(what, command) {
    try {
      this.become(this.table.afterCommand(what, command));
    } catch (error) {
      throw error.status ? new HttpError(error.status, error.body) : error;
    }
    return { seq: this.table.seq };
  }

  async whyNot(seat, action) {
    const { game } = this.table;
    return { reason: game.whyNot(action, game.viewBytes(this.table.viewer(seat))) };
  }

  hint(seat) {
    return this.mind.hint(this.table.game.viewBytes(seat));
  }

  async preview(seat, wishes) {
    return { ways: previewPaths(rules, this.table.game.viewBytes(seat), seat, wishes) };
  }

  /** Decide for bots and people as long as the condition holds. */
  advance(wanted) {
    let { table } = this;
    while (table.game.seat !== null && wanted(table)) {
      const { seat } = table.game;
      table = table.autoAdvance() ?? table.afterDecisions(seat, [this.mind.decideFallback(table.game.viewBytes(seat))]);
    }
    this.become(table);
  }

  become(table) {
    this.table = table;
    for (const line of this.lines.keys()) this.#tellOne(line);
  }

  #tellOne(line) {
    const told = this.lines.get(line);
    told?.listener.message(this.table.stateMessage(this.table.viewer(told.seat), told.known(), "ready"));
  }
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

/** Wait until all messages are shown and all decisions are answered. */
export async function settled() {
  do await aMoment();
  while (!currentSession().closed && (currentSession().showing || currentSession().outbox.delivery));
}

/** Open a new table as the player of its first seat. */
export async function seated({ levels = [null, "stand-in"], modules = false, seed = 1, by_heart = false } = {}) {
  chanceFrom(seed);
  const options = { ...NEW_GAME, players: levels.length, honours: modules, audience: modules };
  const seats = levels.map((level, seat) => seatOf(NAMES[seat], level));
  const table = Table.create(rules, { id: `here-${seed}`, created: 0, options, seats, rematch: null, by_heart });
  const transport = new Transport(table);
  const session = open(`here-${seed}`, transport);
  await settled();
  return {
    transport,
    session,
    mine: () => transport.table.game.view(0).seats[0],
    decide: async (...actions) => {
      transport.become(transport.table.afterDecisions(transport.table.game.seat, actions));
      await settled();
    },
    /** Play until the first seat must decide in a position that fits. */
    until: async (reached) => {
      transport.advance(({ game }) => game.seat !== 0 || !reached(game.view(0)));
      await settled();
      if (transport.table.game.over) throw new Error("the game ended before that");
    },
    /** Play to the end of the game. */
    toTheEnd: async () => {
      transport.advance(() => true);
      await settled();
    },
  };
}
