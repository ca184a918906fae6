// Tabs for log and chat; without other people, the log alone.
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { chatOpen } from "../session/current.js";
import { Chat } from "./lazy_chat.js";
import { Log } from "./log.js";
import { othersPresent, unreadCount } from "./presence.js";

export function LogAndChat() {
  if (!othersPresent()) return html`<${Log} />`;
  const chats = chatOpen.value;
  return html`<div class="talk">
    <div class="leaves" role="tablist" aria-label=${t("log-title")}>
      <${Tab} chats=${false} text=${t("log-title")} /> <${Tab} chats=${true} text=${chats ? t("chat-title") : t("chat-tab", { count: unreadCount() })} />
    </div>
    <div class="talk-leaf" id="talk" role="tabpanel" aria-labelledby=${chats ? "tab-chat" : "tab-log"}>
      ${chats ? html`<${Chat} />` : html`<${Log} />`}
    </div>
  </div>`;
}

/** @param {{ chats: boolean, text: string }} props */
function Tab({ chats, text }) {
  return html`<button
    role="tab"
    class="leaf-tab"
    id=${chats ? "tab-chat" : "tab-log"}
    aria-selected=${chatOpen.value === chats}
    aria-controls="talk"
    onClick=${() => (chatOpen.value = chats)}
  >
    ${text}
  </button>`;
}
