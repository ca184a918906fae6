// Where it is my turn: the list of those tables, and how this page calls for me while I look elsewhere.
import { html } from "./html.js";
import { computed, effect, signal } from "../vendor/signals.js";
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { listed, t } from "./i18n.js";
import { Icon } from "./icons.js";
import { me, recall } from "./me.js";
import { Link } from "./pages/link.js";
import { screen } from "./router.js";
import { subscribe } from "./stream.js";

/** @typedef {import("./stream.js").MyTable} MyTable */

/** My tables as the server last told, null before it has. @type {import("../vendor/signals.js").Signal<MyTable[] | null>} */
export const myTables = signal(null);

const away = signal(document.hidden);
document.addEventListener("visibilitychange", () => (away.value = document.hidden));

/** Tables that wait for me while I do not look at them. */
export const waitingTables = computed(() => {
  const here = away.value ? "" : screen.value.id;
  return (myTables.value ?? []).flatMap(({ id, my_turn, over }) => (my_turn && !over && id !== here ? [id] : []));
});

const player = computed(() => me.value?.id);
let beginAnew = /** @type {(() => void) | null} */ (null);
effect(() => {
  if (!player.value) return;
  if (beginAnew) beginAnew();
  else beginAnew = subscribe((tables) => (myTables.value = tables));
});

/** Be told of my turns from now on, if the server knows me. */
export const followTurns = () => void (me.peek() ?? recall().catch(() => null)); // without the server there is nothing to tell

/**
 * A button "Your turn at 2 tables" and the list behind it; nothing while nobody waits. The open table is left out.
 * It follows the stream by itself.
 */
export function TurnList() {
  const details = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  useEffect(() => {
    followTurns();
    const outside = (/** @type {Event} */ event) => !details.current?.contains(/** @type {Node} */ (event.target)) && close();
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, []);
  const close = () => details.current?.removeAttribute("open");
  const ids = waitingTables.value;
  if (!ids.length) return null;
  return html`<details class="turns" ref=${details} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}>
    <summary class="button-primary"><${Icon} name="horn" /><b class="numeral turns-short" aria-hidden="true">${ids.length}</b><span class="turns-words">${t("turns-button", { count: ids.length })}</span></summary>
    <ul class="turns-list">
      ${ids.map((id) => html`<li key=${id} onClick=${close}><${Link} to=${`/table/${id}`}><${Waiting} id=${id} /><//></li>`)}
    </ul>
  </details>`;
}

/** Who sits at a table that waits. @param {{ id: string }} props */
function Waiting({ id }) {
  const [table, setTable] = useState(/** @type {any} */ (null));
  useEffect(() => {
    void recall().then((told) => setTable(told?.tables.find((/** @type {any} */ one) => one.id === id) ?? null), () => null);
  }, [id]);
  if (!table) return t("turns-table");
  const names = table.seats.map((/** @type {any} */ seat) => seat.name);
  return html`<span>${listed(names)}</span><small class="muted">${t("landing-round", { round: table.round })}</small>`;
}
