// Presence of other people, and unread chat messages.
import { settings } from "../../app/settings.js";
import { storeLastRead } from "../session/chat_read.js";
import { can, chat, currentSession, lastMessageRead, table, tableStatus, you } from "../session/current.js";

/** Mark all chat messages as read, also for later visits. */
export function markRead() {
  lastMessageRead.value = chat.value.at(-1)?.n ?? lastMessageRead.value;
  storeLastRead(currentSession().id, lastMessageRead.value);
}

/** The chat messages of players who are not muted. */
export const visibleMessages = () => chat.value.filter(({ player }) => !settings.value.quiet.includes(player));

/** The visible messages of others. */
export const otherMessages = () => visibleMessages().filter(({ player }) => player !== you.value.player);

/** The number of unread messages of others. */
export const unreadCount = () => otherMessages().filter(({ n }) => n > lastMessageRead.value).length;

/** The number of other spectators. */
export const spectatorCount = () =>
  can().spectators && tableStatus.value
    ? Math.max(0, tableStatus.value.presence.spectators - (you.value.seats.length ? 0 : 1))
    : 0;

/** Whether the chat has other people: players, spectators or earlier messages. */
export function othersPresent() {
  if (!can().chat) return false;
  const others = table.value.seats.some((seat) => seat.player && seat.player !== you.value.player);
  const watched = can().spectators && tableStatus.value.presence.spectators > 0;
  return others || watched || chat.value.length > 0;
}
