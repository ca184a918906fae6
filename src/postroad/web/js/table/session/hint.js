// A hint: asked for at the open table, shown until the position is another.
import { noteHint } from "../../app/hints_asked.js";
import { here } from "./current.js";

/** Ask what the master would do, or put the answer away. */
export async function askHint() {
  const session = here();
  const { hint, me, host } = session;
  if (hint.value || me.value === null) {
    hint.value = null;
    return;
  }
  const asked = { state: /** @type {const} */ ("thinking") };
  hint.value = asked;
  const told = await host.hint(me.value).catch(() => null);
  if (told) noteHint(session.id);
  if (hint.value === asked) hint.value = told ? { state: "told", told } : { state: "unfetched" };
}
