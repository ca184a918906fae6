// Lazy loading of the chat, at tables with other people.

import { lazy } from "../../ui/loader.js";

export const Chat = lazy(() => import("./chat.js").then((part) => part.Chat), { texts: ["together"], styles: ["chat"] });
