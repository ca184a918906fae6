// The table's menu: settings, help, record, resigning, leaving.

import { useEffect, useRef } from "../../../vendor/hooks.js";
import { go } from "../../app/address.js";
import { t } from "../../app/texts.js";
import { isHere } from "../../home/errands.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { LanguageSelect } from "../../ui/languages.js";
import { ask, show } from "../../ui/overlay.js";
import { binding, can, here, me, table, view, you } from "../session/current.js";
import { askPause, askUndo, goAway, resign, trouble } from "../session/decide.js";
import { mayAskUndo } from "./asked.js";
import { company } from "./company.js";
import { handOn, mayHandOn } from "./handing.js";
import { goingBack, lastStepOf } from "./history.js";
import { mayAskPause } from "./pausing.js";
import { saveRecord, shareGame, takeAlong } from "./saving.js";

export function Menu() {
  const details = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const close = () => details.current?.removeAttribute("open");
  useEffect(() => {
    const away = (/** @type {Event} */ event) => !details.current?.contains(/** @type {Node} */ (event.target)) && close();
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, []);
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
  return html`<details class="menu" ref=${details} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}>
    <summary class="button-quiet" aria-label=${t("menu")}><${Icon} name="menu" /></summary>
    <ul class="menu-list">
      <li class="menu-language"><${LanguageSelect} /></li>
      ${item("settings", "menu-settings", () => show({ kind: "settings" }))} ${item("help", "menu-help", () => show({ kind: "help" }))}
      ${item("download", "menu-record", saveRecord)} ${over && item("link", "share-title", shareGame)} ${!over && isHere(here().id) && !binding() && item("link", "take-title", takeAlong)}
      ${item("log", "menu-report", async () => (await import("./report.js")).saveReport())} ${can().decide && mayAskUndo(me.value) && !binding() && (nobodyToAsk() ? item("undo", "menu-take-back", takeBack) : item("undo", "menu-ask-undo", askUndo))}
      ${plays && mayAskPause(me.value) && item("pause", "menu-ask-pause", askPause)} ${plays && company() && item("play", "menu-away", askAway)} ${plays && mayHandOn(me.value) && item("horn", "menu-hand-on", () => handOn(/** @type {number} */ (me.value)))} ${plays && !binding() && can().resign && item("flag", "menu-resign", askResign)}
      ${you.value?.host && item("trash", "menu-delete", askDelete, "menu-wax")}
      ${item("arrow-left", "menu-leave", () => go("/"))}
    </ul>
  </details>`;
}

/** Bots agree to everything: then it is done at once. */
const nobodyToAsk = () =>
  table.value.seats.every(
    ({ player, away }) => !player || player === you.value.player || away === "resigned" || away === "removed",
  );

async function takeBack() {
  const seat = /** @type {number} */ (me.value);
  const { words, more } = goingBack(seat, lastStepOf(seat));
  const question = [t("confirm-take-back"), words, ...(more ? [t("undo-more")] : [])].join(" ");
  if (await ask(question, t("undo"))) await askUndo();
}

async function askAway() {
  if (await ask(t("confirm-away"), t("menu-away"))) await goAway();
}

async function askResign() {
  if (await ask(t("confirm-resign"), t("menu-resign"))) await resign();
}

async function askDelete() {
  if (!(await ask(t("confirm-delete"), t("menu-delete")))) return;
  const { host, notice } = here();
  await host.deleteTable().then(
    () => go("/"),
    (error) => (notice.value = trouble(error)),
  );
}
