// The tables where it is the player's turn, followed over the event stream.

import { computed, effect, signal } from "../../vendor/signals.js";
import { applyAnnouncement } from "./announcement.js";
import { forget, loadMe, me } from "./player.js";
import { screen } from "./router.js";
import { subscribeToPlayerFeed } from "./shared_player_feed.js";

/** @import { TableNews } from "../wire.d.ts" */

/** The player's tables, null before the server has listed them. @type {import("../../vendor/signals.js").Signal<TableNews[] | null>} */
export const myTables = signal(null);

/** The other people at each of the player's tables, and the table's stage when they were loaded. @type {Map<string, { stage: string, names: string[] }>} */
let tableOthers = new Map();

/** @param {string} id */
export const othersAt = (id) => tableOthers.get(id)?.names ?? [];

/** Is it an invitation to a rematch? @param {string} id */
export const isRematch = (id) => tableOthers.get(id)?.stage === "seating";

/** Tables where it is the player's turn and other people wait; null before the server has listed them. */
export const myTurns = computed(
  () => myTables.value?.flatMap(({ id, my_turn, over }) => (my_turn && !over && othersAt(id).length ? [id] : [])) ?? null,
);

const pageHidden = signal(document.hidden);
document.addEventListener("visibilitychange", () => (pageHidden.value = document.hidden));

/** Those of them that the player is not looking at. */
export const waitingTables = computed(() => {
  const here = pageHidden.value ? "" : screen.value.id;
  return (myTurns.value ?? []).filter((id) => id !== here);
});

/** @type {TableNews[]} */
let latest = [];

/** @param {import("./player_feed.js").StreamEvent} told */
async function onStreamEvent(told) {
  if ("text" in told) return applyAnnouncement(told);
  if ("error" in told && told.error === "signed-out") forget();
  const tables = "tables" in told ? told.tables : [];
  latest = tables;
  if (tables.some(({ id, my_turn, stage }) => my_turn && tableOthers.get(id)?.stage !== stage)) await loadOthers();
  myTables.value = latest;
}

async function loadOthers() {
  const told = await loadMe().catch(() => null); // retried with the next event
  if (!told) return;
  tableOthers = new Map(
    told.tables.map(({ id, stage, seats }) => {
      const names = seats.flatMap(({ player, name }) => (player && name && player !== told.id ? [name] : []));
      return [id, { stage, names }];
    }),
  );
}

const player = computed(() => me.value?.id);
let restartStream = /** @type {(() => void) | null} */ (null);
effect(() => {
  if (!player.value) return;
  if (restartStream) restartStream();
  else restartStream = subscribeToPlayerFeed((told) => void onStreamEvent(told));
});

/** Follow the player's turns, if the server knows a player here. */
export const followTurns = () => void (me.peek() ?? loadMe().catch(() => null)); // without a server there are no turns to follow
