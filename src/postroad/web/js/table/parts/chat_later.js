// The chat, fetched where there is somebody to talk to.

import { lazy } from "../../ui/loader.js";

export const Chat = lazy(() => import("./chat.js").then((part) => part.Chat), { texts: ["together"], styles: ["chat"] });
