// Who else is at the table, and what of their talk was not read yet.
import { around, can, chat, linesRead, table, you } from "../session/current.js";

/** All of the chat was read. */
export const read = () => (linesRead.value = chat.value.length);
export const unread = () => Math.max(0, chat.value.length - linesRead.value);

/** Is there anybody to talk to? */
export function company() {
  if (!can().chat) return false;
  const others = table.value.seats.some((seat) => seat.player && seat.player !== you.value.player);
  const watched = can().spectators && around.value.presence.spectators > 0;
  return others || watched || chat.value.length > 0;
}
