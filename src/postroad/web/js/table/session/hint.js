// A hint: asked for at the open table, shown until the position is another.
import { countHint } from "../../app/hints_asked.js";
import { currentSession } from "./current.js";

/** Ask what the master would do, or put the answer away. */
export async function askHint() {
  const session = currentSession();
  const { hint, me, transport } = session;
  if (hint.value || me.value === null) {
    hint.value = null;
    return;
  }
  const asked = { state: /** @type {const} */ ("thinking") };
  hint.value = asked;
  const told = await transport.hint(me.value).catch(() => null);
  if (told) countHint(session.id);
  if (hint.value === asked) hint.value = told ? { state: "told", told } : { state: "unfetched" };
}
