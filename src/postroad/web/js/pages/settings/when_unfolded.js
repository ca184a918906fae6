// A part of the settings that looks for what is to be shown when it is unfolded.

import { me, recall } from "../../app/player.js";

/** As soon as it is known who asks; of a stranger nothing is kept, so that nothing is asked for. @param {import("../../ui/use_serialized.js").InTurn} then */
export const whenUnfolded = (then) => async (/** @type {Event} */ event) => {
  if (!(/** @type {HTMLDetailsElement} */ (event.currentTarget).open)) return;
  if (me.value ?? (await recall().catch(() => null))) void then(async () => {});
};
