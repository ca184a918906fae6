// Somebody looks on: an eye in the corner of the table. A press leads to the chat, where all who are there can talk.
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { chatOpen, leaf } from "../session/current.js";
import { watchers } from "./presence.js";

export function Watched() {
  const words = t("gathering-watching", { count: watchers() });
  const talk = () => {
    chatOpen.value = true;
    leaf.value = "chat";
  };
  return html`<button class="watched" aria-label=${words} title=${words} onClick=${talk}><${Icon} name="eye" size=${18} />${watchers()}</button>`;
}
