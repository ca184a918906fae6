// Who else is at the table, and what of their talk was not read yet.
import { signal } from "../../../vendor/signals.js";
import { around, chat, table, you } from "../session/store.js";

/** How many lines of the chat were seen. */
const seen = signal(0);
/** All of it was read. */
export const read = () => (seen.value = chat.value.length);
export const unread = () => Math.max(0, chat.value.length - seen.value);

/** Is there anybody to talk to? */
export function company() {
  const others = (table.value?.seats ?? []).some((/** @type {any} */ seat) => seat.player && seat.player !== you.value?.player);
  return others || (around.value.presence?.spectators ?? 0) > 0 || chat.value.length > 0;
}
