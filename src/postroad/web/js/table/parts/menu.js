// The table's menu: settings, help, record, resigning, leaving.

import { go } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { isHere } from "../../local/local_client.js";
import { useDropDown } from "../../ui/drop_down.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { LanguageSelect } from "../../ui/languages.js";
import { showOverlay } from "../../ui/overlay.js";
import { binding, can, currentSession, me, table, view, you } from "../session/current.js";
import { askPause, askUndo } from "../session/decide.js";
import { mayAskPause, mayAskUndo, mayHandOn } from "./available_requests.js";
import { othersPresent } from "./presence.js";

export function Menu() {
  const { details, close, props } = useDropDown();
  const closing = (/** @type {() => unknown} */ does) => () => {
    close();
    details.current?.querySelector("summary")?.focus({ preventScroll: true }); // whoever asks gives it back here
    does();
  };
  const over = view.value?.decides === null;
  const plays = !over && me.value !== null && can().decide;
  /** @param {string} icon @param {string} key @param {() => unknown} does @param {string} [look] */
  const item = (icon, key, does, look = "") =>
    html`<li><button class=${`menu-item ${look}`} onClick=${closing(does)}><${Icon} name=${icon} /> ${t(key)}</button></li>`;
  return html`<details class="menu" ...${props}>
    <summary class="button-quiet" aria-label=${t("menu")}><${Icon} name="menu" /></summary>
    <ul class="menu-list">
      <li class="menu-language"><${LanguageSelect} /></li>
      ${item("settings", "menu-settings", () => showOverlay({ kind: "settings" }))} ${item("help", "menu-help", () => showOverlay({ kind: "help" }))}
      ${item("download", "menu-record", saving("saveRecord"))} ${over && item("link", "share-title", saving("shareGame"))} ${!over && isHere(currentSession().id) && !binding() && item("link", "take-title", saving("takeAlong"))}
      ${item("log", "menu-report", async () => (await still(import("./bug_report.js")))?.saveReport())} ${can().decide && mayAskUndo(me.value) && !binding() && (nobodyToAsk() ? item("undo", "menu-take-back", later("takeBack")) : item("undo", "menu-ask-undo", askUndo))}
      ${plays && mayAskPause(me.value) && item("pause", "menu-ask-pause", askPause)} ${plays && othersPresent() && item("play", "menu-away", later("askAway"))} ${plays && mayHandOn(me.value) && item("horn", "menu-hand-on", async () => (await still(import("./seat_transfer.js")))?.handOn(/** @type {number} */ (me.value)))} ${plays && !binding() && can().resign && item("flag", "menu-resign", later("askResign"))}
      ${you.value?.host && item("trash", "menu-delete", later("askDelete"), "menu-wax")}
      ${item("arrow-left", "menu-leave", () => go("/"))}
    </ul>
  </details>`;
}

/** Bots agree to everything: then it is done at once. */
const nobodyToAsk = () =>
  table.value.seats.every(
    ({ player, away }) => !player || player === you.value.player || away === "resigned" || away === "removed",
  );

/** What is seldom wanted is fetched then, and done at the table where it was wanted, or not at all. @template T @param {Promise<T>} loading */
async function still(loading) {
  const session = currentSession();
  const part = await loading;
  return session.closed ? null : part;
}

/** Those that ask once more. @param {"takeBack" | "askAway" | "askResign" | "askDelete"} act */
const later = (act) => async () => (await still(import("./menu_actions.js")))?.[act]();

/** @param {"saveRecord" | "shareGame" | "takeAlong"} act */
const saving = (act) => async () => (await still(import("./save_game.js")))?.[act]();
