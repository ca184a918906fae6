// The start: settings, the screen that the address names, and what lies over it.
import { render } from "../../vendor/preact.js";
import { html } from "../ui/html.js";
import "../../vendor/signals.js"; // makes components follow the signals that they read
import { screen } from "./address.js";
import { applySettings } from "./settings.js";
import "./player.js"; // who is not known to the server becomes a guest when it matters
import { insist, lazy, needStyle, PAGE } from "../ui/lazy.js";
import { Overlay } from "../ui/overlay.js";

const GAME = { texts: [...PAGE.texts, "game"], styles: [...PAGE.styles, "gathering", "final", "game"] };

const POST = { texts: [...GAME.texts, "post"], styles: GAME.styles };

const OVERLAYS = {
  help: lazy(() => import("../pages/help/help.js").then((page) => page.Help), {
    texts: [...PAGE.texts, "voice"],
    styles: ["pages", "help"],
  }),
  settings: lazy(() => import("../pages/settings/settings.js").then((page) => page.SettingsForm), PAGE),
  mail: lazy(() => import("../pages/post/mail.js").then((page) => page.Mail), POST),
  take: lazy(() => import("../pages/take/parcel.js").then((page) => page.Parcel), GAME),
  share: lazy(() => import("../pages/game/share.js").then((page) => page.Share), GAME),
};

const SCREENS = /** @type {Record<string, any>} */ ({
  landing: lazy(() => import("../pages/landing/landing.js").then((page) => page.Landing), PAGE),
  new: lazy(() => import("../pages/new_table/new_table.js").then((page) => page.NewTable), PAGE),
  move: lazy(() => import("../pages/move/move.js").then((page) => page.Move), PAGE),
  table: lazy(() => import("../table/screen.js").then((page) => page.TableScreen)),
  take: lazy(() => import("../pages/take/take.js").then((page) => page.TakeScreen), GAME),
  post: lazy(() => import("../pages/post/post.js").then((page) => page.PostScreen), POST),
  game: lazy(() => import("../pages/game/game.js").then((page) => page.GameScreen), GAME),
});

const LATER = 3000; // ms: what is not needed to begin

function App() {
  const { name, id } = screen.value;
  return html`<${SCREENS[name]} key=${name + id} id=${id} /><${Overlay} pages=${OVERLAYS} />`;
}

const forced = matchMedia("(forced-colors: active)");
const adapt = () => forced.matches && needStyle("forced");
forced.addEventListener("change", adapt);
adapt();

const older = CSS.supports("color", "light-dark(black, white)") ? null : needStyle("older"); // browsers of 2023

await Promise.all([older, applySettings()]);
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
const prepareOffline = () => void insist(() => import("./offline.js")).then(({ prepare }) => prepare());
setTimeout(prepareOffline, navigator.serviceWorker?.controller ? 0 : LATER); // where a version is kept, a newer one may wait
setTimeout(() => insist(() => import("./attention.js")).then(({ callForAttention }) => callForAttention()), LATER);
