// Who else is at the table, and what of their talk was not read yet.
import { settings } from "../../app/settings.js";
import { keepRead } from "../session/chat_read.js";
import { around, can, chat, currentSession, linesRead, table, you } from "../session/current.js";

/** All of the chat was read, here and after a reload too. */
export function read() {
  linesRead.value = chat.value.at(-1)?.n ?? linesRead.value;
  keepRead(currentSession().id, linesRead.value);
}

/** The chat without those whom nobody wants to hear here. */
export const heard = () => chat.value.filter(({ player }) => !settings.value.quiet.includes(player));

/** How many lines of others came after what was read. */
export const unread = () => heard().filter(({ n, player }) => n > linesRead.value && player !== you.value.player).length;

/** How many others look on without a seat. */
export const watchers = () =>
  can().spectators && around.value ? Math.max(0, around.value.presence.spectators - (you.value.seats.length ? 0 : 1)) : 0;

/** Is there anybody to talk to? */
export function othersPresent() {
  if (!can().chat) return false;
  const others = table.value.seats.some((seat) => seat.player && seat.player !== you.value.player);
  const watched = can().spectators && around.value.presence.spectators > 0;
  return others || watched || chat.value.length > 0;
}
