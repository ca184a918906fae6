// A handler that loads a section of the settings when it is unfolded.

import { loadMe, me } from "../../app/player.js";

/** Load once the player is known; the server stores nothing of a stranger, so nothing is requested for them. @param {import("../../ui/use_serialized.js").RunSerialized} then */
export const loadOnOpen = (then) => async (/** @type {Event} */ event) => {
  if (!(/** @type {HTMLDetailsElement} */ (event.currentTarget).open)) return;
  if (me.value ?? (await loadMe().catch(() => null))) void then(async () => {});
};
