// The mark that spectators are watching; a press opens the chat.
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { activeTab, chatOpen } from "../session/current.js";
import { spectatorCount } from "./presence.js";

export function SpectatorMark() {
  const words = t("gathering-watching", { count: spectatorCount() });
  const talk = () => {
    chatOpen.value = true;
    activeTab.value = "chat";
  };
  return html`<button class="watched" aria-label=${words} title=${words} onClick=${talk}><${Icon} name="eye" size=${18} />${spectatorCount()}</button>`;
}
