// The dialog over a screen: settings, help, a confirmation and others; one at a time, closed by Escape and by Back.

import { useEffect, useRef } from "../../vendor/hooks.js";
import { signal } from "../../vendor/signals.js";
import { t } from "../app/texts.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { useLayer } from "./layer.js";

/**
 * @typedef {{ kind: "settings" } | { kind: "help", phase?: string, reason?: string, piece?: string } | { kind: "share", record: () => Promise<import("../engine/game.js").Document>, seats: import("../local/seat_codes.js").PlayedSeat[], at: number | null } | { kind: "mail", id: string, to: string | null } | { kind: "report", table: string, player: string, name: string, line?: import("../wire.d.ts").ChatMessage } | { kind: "take", id: string } | { kind: "seat", id: string, seat: number, name: string } | ({ kind: "try" } & import("../local/origin.js").BranchPoint) | { kind: "ask", question: string, yes: string, answer: (said: boolean) => void }} OverlayContent
 */
/** @type {import("../../vendor/signals.js").Signal<OverlayContent | null>} */
const shown = signal(null);

/** The element that had the focus before the dialog. @type {Element | null} */
let focusedBefore = null;

/** @param {OverlayContent} what */
export function showOverlay(what) {
  if (!shown.value) focusedBefore = document.activeElement;
  shown.value = what;
}

/** Ask the player to confirm; resolves to the answer. @param {string} question @param {string} yes the verb on the button @returns {Promise<boolean>} */
export const askConfirmation = (question, yes) => new Promise((answer) => showOverlay({ kind: "ask", question, yes, answer }));

export const isOverlayOpen = () => shown.value !== null;

function close() {
  if (shown.value?.kind === "ask") shown.value.answer(false);
  shown.value = null;
}

/** Give the focus back, unless another element has it by now. */
function restoreFocus() {
  if (document.activeElement === document.body) /** @type {HTMLElement | null} */ (focusedBefore)?.focus({ preventScroll: true });
  focusedBefore = null;
}

/** @param {{ pages: Record<"settings" | "help" | "share" | "mail" | "report" | "take" | "seat" | "try", any> }} props `pages`: the components for all kinds but confirmations */
export function Overlay({ pages }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const what = shown.value;
  useEffect(() => {
    if (!what) return restoreFocus();
    const open = () => what === shown.value && !dialog.current?.open && dialog.current?.showModal();
    if (what.kind === "ask") open();
    else void pages[what.kind].load().then(open, open); // loaded before the dialog opens, so that no button moves under the pointer
    // A dialog that is still loading receives no Escape of its own.
    const cancelLoading = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || what !== shown.value || dialog.current?.open) return;
      event.preventDefault();
      close();
    };
    addEventListener("keydown", cancelLoading);
    return () => removeEventListener("keydown", cancelLoading);
  }, [what]);
  useLayer(Boolean(what), close);
  if (!what) return null;
  const title = what.kind === "ask" ? null : t(`${what.kind}-title`);
  return html`<dialog
    ref=${dialog}
    class=${`overlay overlay-${what.kind}`}
    aria-label=${title ?? /** @type {any} */ (what).question}
    onClose=${close}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === dialog.current && close()}
  >
    <div class="overlay-body">
      ${
        title &&
        html`<header class="overlay-head">
        <h2>${title}</h2>
        <button class="button-quiet" aria-label=${t("close")} onClick=${close}><${Icon} name="close" /></button>
      </header>`
      }
      ${what.kind === "ask" ? html`<${Question} ...${what} />` : html`<${pages[what.kind]} ...${what} />`}
    </div>
  </dialog>`;
}

/** @param {{ question: string, yes: string, answer: (said: boolean) => void }} props */
function Question({ question, yes, answer }) {
  const say = (/** @type {boolean} */ said) => {
    shown.value = null;
    answer(said);
  };
  return html`<p class="overlay-question">${question}</p>
    <div class="row row-end">
      <button class="button" onClick=${() => say(false)}>${t("cancel")}</button>
      <button class="button button-wax" onClick=${() => say(true)}>${yes}</button>
    </div>`;
}
