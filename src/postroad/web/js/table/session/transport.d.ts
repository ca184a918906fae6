// Who keeps a table: the server, or the page itself. The table's screen knows its transport by this alone.
import type { Hint } from "../../engine/adviser.js";
import type { Document } from "../../engine/game.js";
import type { SeatingMessage, Message, Previews, NewChatMessage, TableId, WhyNot } from "../../wire.d.ts";

/** What can be asked for at a table in play. */
export type CommandKind = "decisions" | "undo" | "resign" | "leave" | "back" | "remove" | "seating" | "ask-undo" | "answer" | "ask-seat" | "keep-seat" | "ask-pause" | "resume";

/** Something asked for once: the same `command` again has no second effect. */
export interface Command {
  command: string;
  seat: number;
  /** the last entry known; left out where it means the same whatever happens meanwhile */
  seq?: number;
  action?: string;
  /** further actions of the same plan: all are carried out, or none */
  then?: string[];
  ranks?: string[];
  agree?: boolean;
}

/** What a transport may lack; a control for that is not shown then. */
export interface Abilities {
  /** else the game is only looked at */
  decide: boolean;
  chat: boolean;
  clock: boolean;
  presence: boolean;
  spectators: boolean;
  /** giving up for good */
  resign: boolean;
}

export interface TableListener {
  message(message: Message | SeatingMessage): void;
  /** refused: with these eyes one may not look any longer; newer: a newer page has taken over what is kept */
  state(state: "open" | "lost" | "busy" | "gone" | "banned" | "refused" | "signed-out" | "damaged" | "newer"): void;
}

/** An open line to a table, seen with the eyes of one seat. */
export interface Subscription {
  /** seconds before a bot's decision; null stops the bots */
  pace(seconds: number | null): void;
  close(): void;
}

export interface Transport {
  readonly can: Abilities;
  /** Everything that happens from now on; a lost line is taken up again by itself. `lastSeq` gives the last entry received. */
  watch(seat: number | null, lastSeq: () => number, listener: TableListener): Subscription;
  /** Resolves to the number of the last entry once it is done. */
  send(kind: CommandKind, command: Command, signal: AbortSignal): Promise<{ seq: number }>;
  /** What decisions would lead to: without wishes every way to close the route. */
  preview(seat: number, choices: string[]): Promise<Previews>;
  /** What the master would do in the seat's place, and why. */
  hint(seat: number): Promise<Hint>;
  /** Why something cannot be done now. */
  whyNot(seat: number, action: string): Promise<WhyNot>;
  /** The game's record, as far as a seat may know it. */
  record(seat: number | null): Promise<Document>;
  /** The table where the same play again. */
  rematch(): Promise<TableId>;
  deleteTable(): Promise<unknown>;
  sendChat(message: NewChatMessage): Promise<unknown>;
}
