// A hint at the open table, shown until the position changes.
import { countHint } from "../../app/hints_asked.js";
import { currentSession } from "./current.js";

/** Request the master's suggestion, or close the one shown. */
export async function toggleHint() {
  const session = currentSession();
  const { hint, me, transport } = session;
  if (hint.value || me.value === null) {
    hint.value = null;
    return;
  }
  const request = { state: /** @type {const} */ ("thinking") };
  hint.value = request;
  const answer = await transport.hint(me.value).catch(() => null);
  if (answer) countHint(session.id);
  if (hint.value === request) hint.value = answer ? { state: "ready", answer } : { state: "unfetched" };
}
