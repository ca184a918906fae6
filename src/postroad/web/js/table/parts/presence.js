// Who else is at the table, and what of their talk was not read yet.
import { settings } from "../../app/settings.js";
import { storeLastRead } from "../session/chat_read.js";
import { can, chat, currentSession, lastMessageRead, table, tableStatus, you } from "../session/current.js";

/** All of the chat was read, here and after a reload too. */
export function markRead() {
  lastMessageRead.value = chat.value.at(-1)?.n ?? lastMessageRead.value;
  storeLastRead(currentSession().id, lastMessageRead.value);
}

/** The chat without those whom nobody wants to hear here. */
export const visibleMessages = () => chat.value.filter(({ player }) => !settings.value.quiet.includes(player));

/** How many lines of others came after what was read. */
export const unreadCount = () =>
  visibleMessages().filter(({ n, player }) => n > lastMessageRead.value && player !== you.value.player).length;

/** How many others look on without a seat. */
export const spectatorCount = () =>
  can().spectators && tableStatus.value
    ? Math.max(0, tableStatus.value.presence.spectators - (you.value.seats.length ? 0 : 1))
    : 0;

/** Is there anybody to talk to? */
export function othersPresent() {
  if (!can().chat) return false;
  const others = table.value.seats.some((seat) => seat.player && seat.player !== you.value.player);
  const watched = can().spectators && tableStatus.value.presence.spectators > 0;
  return others || watched || chat.value.length > 0;
}
