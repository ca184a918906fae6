// The table's menu: settings, help, record, requests, resigning and leaving.

import { load } from "../../app/loading.js";
import { go } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { isLocalTable } from "../../local/local_client.js";
import { useDropDown } from "../../ui/drop_down.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { LanguageSelect } from "../../ui/languages.js";
import { showOverlay } from "../../ui/overlay.js";
import { can, currentSession, decisionsAreFinal, me, table, view, you } from "../session/current.js";
import { requestPause, requestUndo } from "../session/decide.js";
import { mayRequestPause, mayRequestTransfer, mayRequestUndo } from "./available_requests.js";
import { othersPresent } from "./presence.js";

export function Menu() {
  const { details, close, props } = useDropDown();
  const closing = (/** @type {() => unknown} */ does) => () => {
    close();
    details.current?.querySelector("summary")?.focus({ preventScroll: true }); // a dialog returns the focus here
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
      ${item("download", "menu-record", saving("saveRecord"))} ${over && item("link", "share-title", saving("shareGame"))} ${!over && isLocalTable(currentSession().id) && !decisionsAreFinal() && item("link", "take-title", saving("openTransfer"))}
      ${item("log", "menu-report", async () => (await ifStillOpen(() => import("./bug_report.js")))?.saveBugReport())} ${can().decide && mayRequestUndo(me.value) && !decisionsAreFinal() && (onlyBotsVote() ? item("undo", "menu-take-back", confirming("confirmUndo")) : item("undo", "menu-ask-undo", requestUndo))}
      ${plays && mayRequestPause(me.value) && item("pause", "menu-ask-pause", requestPause)} ${plays && othersPresent() && item("play", "menu-away", confirming("confirmLeave"))} ${plays && mayRequestTransfer(me.value) && item("horn", "menu-hand-on", async () => (await ifStillOpen(() => import("./seat_transfer.js")))?.transferSeat(/** @type {number} */ (me.value)))} ${plays && !decisionsAreFinal() && can().resign && item("flag", "menu-resign", confirming("confirmResign"))}
      ${you.value?.host && item("trash", "menu-delete", confirming("confirmDelete"), "menu-wax")}
      ${item("arrow-left", "menu-leave", () => go("/"))}
    </ul>
  </details>`;
}

/** Whether only bots would vote: they agree, so the undo happens at once. */
const onlyBotsVote = () =>
  table.value.seats.every(
    ({ player, away }) => !player || player === you.value.player || away === "resigned" || away === "removed",
  );

/** Load a rarely used module, and return it only if the table is still open. @template T @param {() => Promise<T>} part */
async function ifStillOpen(part) {
  const session = currentSession();
  const loaded = await load(part);
  return session.closed ? null : loaded;
}

/** Actions with a confirmation. @param {"confirmUndo" | "confirmLeave" | "confirmResign" | "confirmDelete"} act */
const confirming = (act) => async () => (await ifStillOpen(() => import("./menu_actions.js")))?.[act]();

/** @param {"saveRecord" | "shareGame" | "openTransfer"} act */
const saving = (act) => async () => (await ifStillOpen(() => import("./save_game.js")))?.[act]();
