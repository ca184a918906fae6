// The screen of a table in play, for wide and narrow windows.
import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { signal } from "../../vendor/signals.js";
import { t } from "../app/texts.js";
import { OfficeSymbols } from "../board/german/offices.js";
import { RegionPatterns } from "../board/patterns.js";
import { dailyOf, originOf } from "../local/origin.js";
import { html } from "../ui/html.js";
import { lazy } from "../ui/loader.js";
import { useAbout } from "./input/lazy_about.js";
import { onPointerDown } from "./input/lazy_drag.js";
import { useFocusKeeping } from "./input/lazy_focus.js";
import { Bar } from "./parts/bar.js";
import { PauseBots } from "./parts/bot_speed.js";
import { Chat } from "./parts/lazy_chat.js";
import { Log } from "./parts/log.js";
import { LogAndChat } from "./parts/log_and_chat.js";
import { LowerHalf } from "./parts/lower_half.js";
import { Board, Rome } from "./parts/maps.js";
import { Market, Pile } from "./parts/market.js";
import { Menu } from "./parts/menu.js";
import { OwnHand, OwnRoute, TurnEndButtons } from "./parts/own_hand.js";
import { othersPresent, spectatorCount, unreadCount } from "./parts/presence.js";
import { Requests } from "./parts/requests.js";
import { Safe } from "./parts/safe.js";
import { SeatChips, Seats } from "./parts/seats.js";
import { Officials, TileStacks } from "./parts/supply.js";
import { coachArrives } from "./parts/table_events.js";
import {
  about,
  activeTab,
  currentSession,
  entries,
  legal,
  me,
  mySeats,
  myTurn,
  notice,
  passDeviceTo,
  plan,
  romeOpen,
  table,
  tableStatus,
  view,
} from "./session/current.js";
import { Sheet } from "./sheets/sheet.js";
import { CommandLine } from "./text/command_line.js";

const Announcer = lazy(() => import("./announcer/announcer.js").then((part) => part.Announcer), { texts: ["voice"] });
const ABOUT = { texts: ["about", "options"], styles: ["about"] };
const About = lazy(() => import("./about/about.js").then((part) => part.About), ABOUT);
const CarriageTrack = lazy(() => import("./parts/carriage_track.js").then((part) => part.CarriageTrack), ABOUT);
const Curtain = lazy(() => import("./sheets/curtain.js").then((sheet) => sheet.Curtain), { texts: ["sheets"] });
const Recap = lazy(() => import("./parts/recap.js").then((part) => part.Recap));
const RomeFolded = lazy(() => import("./parts/rome_folded.js").then((part) => part.RomeFolded));
const Origin = lazy(() => import("./parts/origin.js").then((part) => part.Origin), { texts: ["game"], styles: ["game"] });
const SpectatorMark = lazy(() => import("./parts/spectator_mark.js").then((part) => part.SpectatorMark), { texts: ["together"] });
const TurnList = lazy(() => import("../ui/turn_list.js").then((part) => part.TurnList));
const LATER = 3000; // ms: less important parts are loaded this much later
const WIDE = matchMedia("(min-width: 1024px)");
const ROOMY = matchMedia("(min-width: 1440px) and (min-height: 800px), (min-width: 1024px) and (max-aspect-ratio: 1/1)"); // room for both maps
const TABLET = matchMedia("(min-width: 700px) and (min-height: 900px)"); // as in narrow.css: room for larger cards
const [wide, roomy, tablet] = [WIDE, ROOMY, TABLET].map(mediaSignal);

/** @param {MediaQueryList} media */
function mediaSignal(media) {
  const matches = signal(media.matches);
  media.addEventListener("change", () => (matches.value = media.matches));
  return matches;
}

/** @param {{ over: boolean, onFinal: () => void, card?: any }} props `card`: more content for the requests, such as a lesson's text */
export function Desk({ over, onFinal, card }) {
  useFocusKeeping();
  useAbout();
  const next = passDeviceTo.value;
  const shared = mySeats.value.length > 1 && me.value !== null && view.value.decides !== me.value;
  useEffect(() => {
    if (shared) currentSession().viewAs(null); // the next player at this screen must not see the hand
  }, [shared]);
  const look = [wide.value ? "table-wide" : "table-narrow", view.value.coaches ? "with-rome" : "", plan.value ? "planning" : ""];
  return html`<div onPointerDown=${onPointerDown} onClickCapture=${clearNotice} class=${`table ${look.join(" ")}`}>
    <${RegionPatterns} /><${OfficeSymbols} />
    <${Bar} />
    <nav class="corner" aria-label=${t("menu")}>
      ${wide.value && html`<${CommandLine} />`}<${Deferred}><${TurnList} /><//>${(originOf(table.value) || dailyOf(table.value)) && html`<${Origin} />`}<${PauseBots} />${spectatorCount() > 0 && html`<${SpectatorMark} />`}
      ${over && html`<button class="button button-primary" onClick=${onFinal}>${t("to-final")}</button>`}<${Menu} />
    </nav>
    ${wide.value ? html`<${Wide} card=${card} />` : html`<${Narrow} />`}
    <${Safe}>${next === null ? html`<${Sheet} />` : html`<${Curtain} seat=${next} />`}<//>
    ${!wide.value && html`<${RequestsPlace} card=${card} />`}
    ${about.value && html`<${About} />`}<${Announcer} />
  </div>`;
}

/** Clear the notice at any press but the one on its rule link: the player has read it. @param {MouseEvent} event */
function clearNotice(event) {
  if (!(/** @type {Element} */ (event.target).closest(".why"))) notice.value = null;
}

/** Requests of other players, where they cover nothing that can be chosen. @param {{ card: any }} props */
const RequestsPlace = ({ card }) => html`<div class="asked-place">${card}<${Requests} /></div>`;

let loadedOnce = false; // set once per page load: later tables show everything at once

/** Renders its children a little later, so that the table appears sooner. @param {{ children: any }} props */
function Deferred({ children }) {
  const [due, setDue] = useState(loadedOnce);
  useEffect(() => {
    const timer = setTimeout(() => setDue((loadedOnce = true)), LATER);
    return () => clearTimeout(timer);
  }, []);
  return due && children;
}

/** Whether a coach can be moved now, before or after the cartwright. */
const canMoveCoach = () => myTurn.value && legal.value.some((action) => action.startsWith("coach:"));

/** Whether the player must decide something on the way to Rome. All players seat their clergy at the same time. */
function romeNeedsDecision() {
  const seat = me.value;
  return view.value.phase === "clergy" ? seat !== null && !tableStatus.value.seating?.done[seat] : canMoveCoach();
}

/** Whether a coach has just arrived in Rome; the map to Rome then stays open for a while. */
const coachJustArrived = () => entries.value.some((entry) => entry.seq > currentSession().newsRead.value && coachArrives(entry));

/** Opens the map to Rome while the player must decide there, and closes it after the arrival was shown. @param {boolean} needed @param {() => void} open @param {() => void} close */
function useRome(needed, open, close) {
  const opened = useRef(false);
  const linger = coachJustArrived();
  useEffect(() => {
    if (needed) open();
    else if (opened.current && !linger) close();
    opened.current = needed || (opened.current && linger);
  }, [needed, linger]);
}

/** The wide layout: both maps side by side if they fit. Otherwise the map to Rome is folded and opens for closings and coach moves. @param {{ card: any }} props */
function Wide({ card }) {
  const unfold = (/** @type {boolean} */ open) => (romeOpen.value = open);
  useRome(
    canMoveCoach() || (plan.value !== null && Boolean(view.value.coaches)),
    () => unfold(true),
    () => unfold(false),
  );
  return html`<main class="desk" data-desk>
      <div class="boards">
        <${Officials} />
        <div class="board" data-piece="board"><${Safe}><${Board} /><//></div>
        ${view.value.coaches && (roomy.value ? html`<div class="rome"><${Safe}><${Rome} /><//></div>` : html`<${Safe}><${RomeFolded} /><//>`)}
        <${TileStacks} />
      </div>
      <div class="lower">
        <div class="offer"><${Market} size="medium" /><div class="ladder"><${Deferred}><${CarriageTrack} /><//></div></div>
        <div class="mine"><${OwnRoute} size="small" /><${OwnHand} size="small" /><${TurnEndButtons} /></div>
      </div>
    </main>
    <aside class="side"><${Seats} /><${RequestsPlace} card=${card} /><${Safe}><${LogAndChat} /><//></aside>`;
}

function Narrow() {
  const leaves = ["map", ...(view.value.coaches ? ["rome"] : []), "table", ...(othersPresent() ? ["chat"] : [])];
  const open = leaves.includes(activeTab.value) ? activeTab.value : "map";
  useRome(
    romeNeedsDecision(),
    () => (activeTab.value = "rome"),
    () => activeTab.value === "rome" && (activeTab.value = "map"),
  );
  return html`<${SeatChips} />
    <main class="desk" data-desk>
      <div class="leaves" role="tablist" aria-label=${t("leaves")}>
        ${leaves.map((name) => html`<${TabButton} key=${name} name=${name} open=${open} />`)}
      </div>
      <div class="leaf" id="leaf" role="tabpanel" aria-labelledby=${`tab-${open}`}>
        ${open === "map" && html`<div class="board" data-piece="board"><${Safe}><${Board} /><//><${Recap} /></div>`}
        ${open === "rome" && html`<div class="rome"><${Safe}><${Rome} /><//></div>`}
        ${open === "table" && html`<${TableTab} />`}
        ${open === "chat" && html`<${Chat} />`}
      </div>
      <${LowerHalf}>
        <${Market} size=${tablet.value ? "medium" : "small"} />
        <div class="mine"><${OwnRoute} size="small" /><${OwnHand} size="small" /></div>
      <//>
    </main>`;
}

/** The tab with officials, tile stacks, command line and log. */
function TableTab() {
  return html`<div class="leaf-table">
    <${Officials} />
    <div class="supply"><${TileStacks} all /><${Pile} size="small" named /></div>
    <${CommandLine} /><${Safe}><${Log} /><//>
  </div>`;
}

/** @param {{ name: string, open: string }} props */
function TabButton({ name, open }) {
  const words = name === "chat" && open !== "chat" ? t("chat-tab", { count: unreadCount() }) : t(`leaf-${name}`);
  return html`<button
    id=${`tab-${name}`}
    role="tab"
    aria-selected=${name === open}
    aria-controls="leaf"
    class="leaf-tab"
    onClick=${() => (activeTab.value = name)}
  >
    ${words}
  </button>`;
}
