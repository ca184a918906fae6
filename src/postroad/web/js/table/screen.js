// The screen of a table: seating, play and final score.
import { useEffect, useState } from "../../vendor/hooks.js";
import { load } from "../app/loading.js";
import { go } from "../app/router.js";
import { settings } from "../app/settings.js";
import { play } from "../app/sound.js";
import { t } from "../app/texts.js";
import { html } from "../ui/html.js";
import { useLayer } from "../ui/layer.js";
import { lazy, PAGE } from "../ui/loader.js";
import { Desk } from "./desk.js";
import { Chat } from "./parts/lazy_chat.js";
import { othersPresent } from "./parts/presence.js";
import { isAsked } from "./parts/question.js";
import { Safe, saveRecord } from "./parts/safe.js";
import { useTurnLink } from "./parts/turn_link.js";
import { currentSession, me, open, session, table, tableStatus, view, you } from "./session/current.js";
import { useSession } from "./use_session.js";

const Final = lazy(() => import("../pages/final/final.js").then((page) => page.Final), {
  texts: [...PAGE.texts, "game"],
  styles: ["pages", "final"],
});
const Gone = lazy(() => import("./gone.js").then((page) => page.Gone), { texts: ["failures", "pages"] });
const SeatingScreen = lazy(() => import("./seating/seating.js").then((page) => page.SeatingScreen), {
  ...PAGE,
  styles: ["pages", "seating"],
});

/** @param {{ id: string }} props */
export function TableScreen({ id }) {
  useSession(() => open(id), [id]);
  const its = session.value;
  return its && its.id === id && !its.closed ? html`<${Safe}><${Open} /><//>` : html`<${Opening} />`;
}

/** The content for the table's present stage. */
function Open() {
  const { connection, seatingTable } = currentSession();
  const [atBoard, setAtBoard] = useState(false);
  const over = currentSession().view.value?.decides === null;
  useLayer(atBoard && over, () => setAtBoard(false)); // Back leads from the board to the score
  useEffect(() => currentSession().setPace(), [settings.value.speed]);
  const state = connection.value;
  if (
    state === "gone" ||
    state === "banned" ||
    state === "signed-out" ||
    state === "damaged" ||
    state === "newer" ||
    state === "blocked"
  )
    return html`<${Gone} why=${state} />`;
  if (seatingTable.value) return html`<${SeatingScreen} message=${seatingTable.value}><${Chat} /><//>`;
  if (!currentSession().view.value) return html`<${Opening} />`;
  if (over && !atBoard) return html`<${Ended} onMap=${() => setAtBoard(true)} />`;
  return html`<${Calls} /><${Desk} over=${over} onFinal=${() => setAtBoard(false)} />`;
}

const Opening = () => html`<main class="opening" aria-busy="true"><p>${t("opening")}</p></main>`;

/** @param {{ onMap: () => void }} props */
function Ended({ onMap }) {
  const { transport } = currentSession();
  const played = you.value.seats.length > 0 || you.value.host;
  return html`<${Final}
    table=${table.value}
    view=${view.value}
    me=${me.value}
    again=${{ transport, asked: tableStatus.value.rematch, played }}
    record=${() => transport.record(me.value)}
    onLeave=${() => go("/")}
    onRecord=${saveRecord}
    onShare=${async () => (await load(() => import("./parts/save_game.js"))).shareGame()}
    onMap=${onMap}
  >${othersPresent() && html`<${Chat} />`}<//>`;
}

/** Sounds the horn at the player's turn and keeps the page's title. */
function Calls() {
  const { turn } = view.value;
  const mine = isAsked();
  useTurnLink();
  useEffect(() => {
    if (mine) play("horn");
  }, [mine && turn]);
  useEffect(() => {
    document.title = mine ? t("title-your-turn") : t("title-table");
  });
  return null;
}
