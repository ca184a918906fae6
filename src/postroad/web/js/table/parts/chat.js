// The chat: messages, and reactions that each reader sees in their own language.

import { useEffect, useRef } from "../../../vendor/hooks.js";
import { changeSettings, settings } from "../../app/settings.js";
import { language, t } from "../../app/texts.js";
import { Roof } from "../../pieces/roof.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { inputValue } from "../../ui/input_value.js";
import { showOverlay } from "../../ui/overlay.js";
import { chat, chatDraft, currentSession, you } from "../session/current.js";
import { sendChat } from "../session/decide.js";
import { markRead, spectatorCount, visibleMessages } from "./presence.js";

/** @type {import("../../wire.d.ts").Reaction[]} */
const REACTIONS = ["well-done", "thanks", "oops", "hurry", "wow", "horn"];
const LONGEST = 300;

export function Chat() {
  const text = chatDraft.value;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    markRead();
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.value.length]);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const unsent = currentSession().chatDraft;
    unsent.value = "";
    if (text.trim() && !(await sendChat({ text: text.trim() }))) unsent.value ||= text; // kept if the player has typed something new meanwhile
  };
  return html`<section class="chat" aria-label=${t("chat-title")}>
    ${spectatorCount() > 0 && html`<p class="chat-end">${t("gathering-watching", { count: spectatorCount() })}</p>`}
    <div ref=${list} class="chat-lines" role="log" aria-live="polite" tabindex="0" aria-label=${t("chat-title")}>
      <ol>
        ${visibleMessages().map((line) => html`<${ChatMessage} key=${line.n} line=${line} />`)}
      </ol>
      ${!visibleMessages().length && html`<p class="chat-end">${t("chat-empty")}</p>`}
    </div>
    <${Speakers} />
    <div class="reactions" role="group" aria-label=${t("reactions")}>
      ${REACTIONS.map((reaction) => html`<button key=${reaction} class="reaction" onClick=${() => sendChat({ reaction })}>${t(`reaction-${reaction}`)}</button>`)}
    </div>
    <form class="chat-form" onSubmit=${submit}>
      <label class="visually-hidden" for="chat">${t("chat-label")}</label>
      <input id="chat" maxlength=${LONGEST} autocomplete="off" placeholder=${t("chat-label")} value=${text} onInput=${(/** @type {Event} */ event) => (chatDraft.value = inputValue(event))} />
      <button class="button" disabled=${!text.trim()}>${t("chat-send")}</button>
    </form>
  </section>`;
}

/** Buttons to mute players, for this viewer only. */
function Speakers() {
  const names = new Map(chat.value.flatMap(({ player, name }) => (player === you.value.player ? [] : [[player, name]])));
  const { quiet } = settings.value;
  const flip = (/** @type {string} */ id) =>
    changeSettings({ quiet: quiet.includes(id) ? quiet.filter((other) => other !== id) : [...quiet, id] });
  if (!names.size) return null;
  return html`<details class="chat-speakers small">
    <summary>${t("chat-speakers")}</summary>
    <p class="row">
      ${[...names].map(([id, name]) => html`<button key=${id} class="button-quiet" type="button" onClick=${() => flip(id)}>${t(quiet.includes(id) ? "chat-unmute" : "chat-mute", { name })}</button>`)}
    </p>
  </details>`;
}

/** The hour cycle of the browser's locale, whatever language the player reads. */
const hours = () => new Intl.DateTimeFormat(navigator.language, { hour: "numeric" }).resolvedOptions().hourCycle;

/** @param {{ line: import("../../wire.d.ts").ChatMessage }} props */
function ReportPlayer({ line }) {
  const { player, name } = line;
  const words = t("complain-of", { name });
  return html`<button class="chat-report" aria-label=${words} title=${words} onClick=${() => showOverlay({ kind: "report", table: currentSession().id, player, name, line })}><${Icon} name="flag" size=${14} /></button>`;
}

/** @param {{ line: import("../../wire.d.ts").ChatMessage }} props */
function ChatMessage({ line }) {
  const time = new Intl.DateTimeFormat(language.value, { timeStyle: "short", hourCycle: hours() }).format(line.at * 1000);
  return html`<li class=${`chat-line ${line.reaction ? "chat-reaction" : ""}`}>
    ${line.seat !== null && html`<${Roof} seat=${line.seat} />`} <b>${line.name}</b> <time>${time}</time>${" "}
    <span dir="auto">${line.reaction ? t(`reaction-${line.reaction}`) : line.text}</span>
    ${line.text && line.player !== you.value.player && html`<${ReportPlayer} line=${line} />`}
  </li>`;
}
