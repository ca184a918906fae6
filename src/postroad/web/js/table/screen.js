// The table: everything in its place, on a wide screen and on a narrow one.

import { useEffect, useState } from "../../vendor/hooks.js";
import { signal } from "../../vendor/signals.js";
import { go } from "../app/address.js";
import { recordAddress, rematch } from "../app/api.js";
import { settings } from "../app/settings.js";
import { play } from "../app/sound.js";
import { t } from "../app/texts.js";
import { OfficeSymbols } from "../board/german/offices.js";
import { RegionPatterns } from "../board/patterns.js";
import { Roof } from "../pieces/roof.js";
import { html } from "../ui/html.js";
import { Icon } from "../ui/icons.js";
import { lazy, PAGE } from "../ui/lazy.js";
import { Link } from "../ui/link.js";
import { CommandLine } from "./input/command_line.js";
import { onKey } from "./input/keys.js";
import { Asked } from "./parts/asked.js";
import { Bar } from "./parts/bar.js";
import { company, unread } from "./parts/company.js";
import { Log, Since, Spoken } from "./parts/log.js";
import { Board, Rome } from "./parts/maps.js";
import { Market, Pile } from "./parts/market.js";
import { Menu, Pace } from "./parts/menu.js";
import { MyHand, MyRoute } from "./parts/mine.js";
import { SeatChips, Seats } from "./parts/seats.js";
import { Officials, TileStacks } from "./parts/shelf.js";
import { who } from "./parts/words.js";
import { plan } from "./session/plan.js";
import * as store from "./session/store.js";
import { Sheet } from "./sheets/sheet.js";

const Final = lazy(() => import("../pages/final/final.js").then((page) => page.Final), PAGE);
const Gathering = lazy(() => import("./gathering/gathering.js").then((page) => page.Gathering), {
  ...PAGE,
  styles: ["pages", "gathering"],
});
const Chat = lazy(() => import("./parts/chat.js").then((part) => part.Chat));
const WIDE = matchMedia("(min-width: 1024px)");
const wide = signal(WIDE.matches);
WIDE.addEventListener("change", () => (wide.value = WIDE.matches));

/** Which of the narrow screen's leaves is open. */
const leaf = signal("map");

/** Moving pieces and dragging them wait until something moves. @type {typeof import("./motion/motion.js") | null} */
let motion = null;
const moved = async () => (motion ??= await import("./motion/motion.js"));
const skip = () => motion?.skip();
/** @param {PointerEvent} event */
function press(event) {
  if (!(/** @type {Element} */ (event.target).closest("[data-drag]"))) return;
  let held = true; // a click may be over before the module is there
  addEventListener("pointerup", () => (held = false), { once: true });
  void import("./input/drag.js").then(({ onPress }) => held && onPress(event));
}

/** @param {{ id: string }} props */
export function TableScreen({ id }) {
  useEffect(() => {
    store.open(id);
    store.animateWith(async (before, after) => (await moved()).animate(before, after));
    store.beforeChange(() => motion?.remember());
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", skip, true);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", skip, true);
      if (store.tableId() === id) store.leave(); // the next table may be open already
    };
  }, [id]);
  useEffect(() => store.sendPace(), [settings.value.speed]);
  const [atBoard, setAtBoard] = useState(false);
  if (store.connection.value === "gone") return html`<${Gone} />`;
  if (store.gathering.value) return html`<${Gathering} told=${store.gathering.value}><${Chat} /><//>`;
  if (!store.view.value) return html`<main class="opening" aria-busy="true"><p>${t("opening")}</p></main>`;
  const over = store.view.value.decides === null;
  if (over && !atBoard) return html`<${Ended} onMap=${() => setAtBoard(true)} />`;
  return html`<${Calls} /><${Shown} over=${over} onFinal=${() => setAtBoard(false)} />`;
}

function Gone() {
  return html`<main class="opening">
    <h1>${t("gone-title")}</h1>
    <p>${t("gone-text")}</p>
    <${Link} class="button button-primary" to="/">${t("menu-leave")}<//>
  </main>`;
}

/** @param {{ onMap: () => void }} props */
function Ended({ onMap }) {
  const { table, view, me } = store;
  const again = async () => go(`/table/${(await rematch(table.value.id)).id}`);
  return html`<${Final}
    table=${table.value}
    view=${view.value}
    me=${me.value}
    onAgain=${again}
    onLeave=${() => go("/")}
    onRecord=${() => (location.href = recordAddress(table.value.id, me.value))}
    onMap=${onMap}
  />`;
}

/** The horn when it is your turn, the page's title all the time. */
function Calls() {
  const { decides, turn } = store.view.value;
  const mine = decides !== null && decides === store.me.value;
  useEffect(() => {
    if (mine) play("horn");
  }, [mine && turn]);
  useEffect(() => {
    document.title = mine ? t("title-your-turn") : t("title-table");
  });
  return null;
}

const TurnList = lazy(() => import("../app/turns.js").then((part) => part.TurnList));

/** The other tables where it is one's turn; not needed to begin. */
function OtherTables() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 3000);
    return () => clearTimeout(timer);
  }, []);
  return late && html`<${TurnList} />`;
}

/** @param {{ over: boolean, onFinal: () => void }} props */
function Shown({ over, onFinal }) {
  const next = store.handOver.value;
  const shared = store.people.value.length > 1 && store.me.value !== null && store.view.value.decides !== store.me.value;
  useEffect(() => {
    if (shared) store.look(null); // the next person at this screen must not see the hand
  }, [shared]);
  return html`<div onPointerDown=${press} class=${`table ${wide.value ? "table-wide" : "table-narrow"} ${store.view.value.coaches ? "with-rome" : ""} ${plan.value ? "planning" : ""}`}>
    <${RegionPatterns} /><${OfficeSymbols} />
    <${Bar} />
    <nav class="corner" aria-label=${t("menu")}>${wide.value && html`<${CommandLine} />`}<${OtherTables} /><${Pace} />${over && html`<button class="button button-primary" onClick=${onFinal}>${t("to-final")}</button>`}<${Menu} /></nav>
    ${wide.value ? html`<${Wide} />` : html`<${Narrow} />`}
    ${next === null ? html`<${Sheet} />` : html`<${Curtain} seat=${next} />`}
    <div class="asked-place"><${Asked} /></div>
    <${Spoken} />
  </div>`;
}

/** Is something to be decided on the way to Rome? Clergy are seated by everybody at once. */
function romeMatters() {
  const { phase } = store.view.value;
  const seat = store.me.value;
  return phase === "clergy" ? seat !== null && !store.around.value.seating?.done[seat] : phase === "coach" && store.myTurn.value;
}

/** Rome lies folded beside the map; it opens by itself when a coach is to be moved. */
const romeOpen = signal(false);

function Wide() {
  const driving = romeMatters();
  useEffect(() => void (romeOpen.value = driving), [driving]);
  return html`<main class="desk" data-desk>
      <div class=${`boards ${romeOpen.value ? "boards-rome" : ""}`}>
        <${Officials} />
        <div class="board"><${Board} /></div>
        ${
          store.view.value.coaches &&
          html`<div class="rome">
          <${Rome} />
          <button class="flap" aria-pressed=${romeOpen.value} aria-label=${t("rome-large")} title=${t("rome-large")} onClick=${() => (romeOpen.value = !romeOpen.value)}><${Icon} name=${romeOpen.value ? "arrow-right" : "arrow-left"} size=${16} /></button>
        </div>`
        }
        <${TileStacks} />
      </div>
      <${Market} size="medium" />
      <div class="mine"><${MyRoute} size="small" /><${MyHand} size="small" /></div>
    </main>
    <aside class="side"><${Seats} /><${Talk} /></aside>`;
}

function Narrow() {
  const leaves = ["map", ...(store.view.value.coaches ? ["rome"] : []), "table", ...(company() ? ["chat"] : [])];
  const open = leaves.includes(leaf.value) ? leaf.value : "map";
  const driving = romeMatters();
  useEffect(() => {
    if (driving) leaf.value = "rome";
    else if (leaf.value === "rome") leaf.value = "map";
  }, [driving]);
  return html`<${SeatChips} />
    <main class="desk" data-desk>
      <div class="leaves" role="tablist" aria-label=${t("leaves")}>
        ${leaves.map((name) => html`<button key=${name} id=${`tab-${name}`} role="tab" aria-selected=${name === open} aria-controls="leaf" class="leaf-tab" onClick=${() => (leaf.value = name)}>${name === "chat" && open !== "chat" ? t("chat-tab", { count: unread() }) : t(`leaf-${name}`)}</button>`)}
      </div>
      <div class="leaf" id="leaf" role="tabpanel" aria-labelledby=${`tab-${open}`}>
        ${open === "map" && html`<div class="board"><${Board} /></div>`} ${open === "rome" && html`<div class="rome"><${Rome} /></div>`}
        ${open === "table" && html`<div class="leaf-table"><${Officials} /><${TileStacks} all /><${Pile} size="small" /><${Log} /><${CommandLine} /></div>`}
        ${open === "chat" && html`<${Chat} />`}
      </div>
      <${Market} size="small" />
      <div class="mine"><${MyRoute} size="small" /><${MyHand} size="small" /></div>
    </main>`;
}

/** Log and chat share a place; alone with bots there is nobody to talk to. */
const talking = signal(false);

function Talk() {
  if (!company()) return html`<${Log} />`;
  const count = unread();
  /** @param {boolean} chats @param {string} text */
  const tab = (chats, text) =>
    html`<button role="tab" class="leaf-tab" id=${chats ? "tab-chat" : "tab-log"} aria-selected=${talking.value === chats} aria-controls="talk" onClick=${() => (talking.value = chats)}>${text}</button>`;
  return html`<div class="talk">
    <div class="leaves" role="tablist" aria-label=${t("log-title")}>${tab(false, t("log-title"))} ${tab(true, talking.value ? t("chat-title") : t("chat-tab", { count }))}</div>
    <div class="talk-leaf" id="talk" role="tabpanel" aria-labelledby=${talking.value ? "tab-chat" : "tab-log"}>${talking.value ? html`<${Chat} />` : html`<${Log} />`}</div>
  </div>`;
}

/** Between two people at one screen: nobody's hand is open until the next one says so. @param {{ seat: number }} props */
function Curtain({ seat }) {
  return html`<section class="sheet curtain" aria-label=${t("curtain-title", { who: who(seat) })}>
    <h2><${Roof} seat=${seat} /> ${t("curtain-title", { who: who(seat) })}</h2>
    <p>${t("curtain-text")}</p>
    <${Since} seat=${seat} />
    <button class="button button-primary" data-target="ready" onClick=${() => store.look(seat)}>${t("curtain-ready", { who: who(seat) })}</button>
  </section>`;
}
