// The interface of a table's transport. The server, the page itself, prepared positions and replays implement it.
import type { Hint } from "../../engine/adviser.js";
import type { Document } from "../../engine/game.js";
import type { SeatingMessage, Message, Previews, NewChatMessage, TableId, WhyNot } from "../../wire.d.ts";

/** The commands of a table in play. */
export type CommandKind = "decisions" | "undo" | "resign" | "leave" | "back" | "remove" | "seating" | "ask-undo" | "answer" | "ask-seat" | "keep-seat" | "ask-pause" | "resume";

/** A command. Its id `command` is an idempotency key: a repetition has no second effect. */
export interface Command {
  command: string;
  seat: number;
  /** the last entry known; absent if the command does not depend on the position */
  seq?: number;
  action?: string;
  /** further actions of the same plan: the transport applies all of them or none */
  then?: string[];
  ranks?: string[];
  agree?: boolean;
}

/** The abilities of a transport. The screen hides the controls of missing ones. */
export interface Abilities {
  /** false if the game can only be watched */
  decide: boolean;
  chat: boolean;
  clock: boolean;
  presence: boolean;
  spectators: boolean;
  /** resigning for good */
  resign: boolean;
}

export interface TableListener {
  message(message: Message | SeatingMessage): void;
  /** refused: the viewer may not watch as this seat any longer; newer: a newer version of the page has taken over the stored tables */
  state(state: "open" | "lost" | "stopped" | "blocked" | "busy" | "gone" | "banned" | "refused" | "signed-out" | "damaged" | "newer"): void;
}

/** A subscription to a table, as seen by one seat. */
export interface Subscription {
  /** seconds before a bot's decision; null stops the bots */
  pace(seconds: number | null): void;
  close(): void;
}

export interface Transport {
  readonly can: Abilities;
  /** Subscribe to a table. The transport reconnects by itself; `lastSeq` gives the last entry received. */
  watch(seat: number | null, lastSeq: () => number, listener: TableListener): Subscription;
  /** Send a command. Resolves to the number of the last entry once it is applied. */
  send(kind: CommandKind, command: Command, signal: AbortSignal): Promise<{ seq: number }>;
  /** Preview decisions; without choices, all closing modes of the route. */
  preview(seat: number, choices: string[]): Promise<Previews>;
  /** The master's suggestion for a seat, with its reasons. */
  hint(seat: number): Promise<Hint>;
  /** Why an action is illegal now. */
  whyNot(seat: number, action: string): Promise<WhyNot>;
  /** The game's record, limited to what a seat may know. */
  record(seat: number | null): Promise<Document>;
  /** Create a table for a rematch, or return the existing one. */
  rematch(): Promise<TableId>;
  deleteTable(): Promise<unknown>;
  sendChat(message: NewChatMessage): Promise<unknown>;
}
