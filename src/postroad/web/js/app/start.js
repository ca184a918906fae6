// The start: settings, the screen that the address names, and what lies over it.
import { render } from "../../vendor/preact.js";
import { html } from "../ui/html.js";
import "../../vendor/signals.js"; // makes components follow the signals that they read
import { atDoor, screen } from "./address.js";
import { served } from "./place.js";
import { applySettings } from "./settings.js";
import "./player.js"; // who is not known to the server becomes a guest when it matters
import { insist, lazy, needStyle, PAGE } from "../ui/lazy.js";
import { Overlay } from "../ui/overlay.js";

const ENTER = { texts: [...PAGE.texts, "enter"], styles: PAGE.styles };

const HOST = { texts: [...PAGE.texts, "complain", "host"], styles: [...PAGE.styles, "stats", "host", "complain"] };

const COMPLAIN = { texts: [...PAGE.texts, "complain"], styles: [...PAGE.styles, "complain"] };

const GAME = { texts: [...PAGE.texts, "game"], styles: [...PAGE.styles, "seating", "final", "game"] };

const LESSON = { texts: [...PAGE.texts, "lesson"], styles: [...PAGE.styles, "final", "lesson"] };

const PUZZLE = { texts: [...PAGE.texts, "hints", "puzzle"], styles: [...PAGE.styles, "lesson", "puzzle"] };

const STATS = { texts: [...PAGE.texts, "stats"], styles: [...PAGE.styles, "stats"] };

const DAILY = { texts: [...GAME.texts, "hints", "daily"], styles: [...GAME.styles, "daily"] };

const POST = { texts: [...GAME.texts, "post"], styles: GAME.styles };

const HELP = { texts: [...PAGE.texts, "voice", "help"], styles: [...PAGE.styles, "help", "lesson"] };

const SETTINGS = { texts: [...PAGE.texts, "herald"], styles: [...PAGE.styles, "seating"] };

const OVERLAYS = {
  help: lazy(() => import("../pages/help/help.js").then((page) => page.Help), HELP),
  settings: lazy(() => import("../pages/settings/settings.js").then((page) => page.SettingsForm), SETTINGS),
  complain: lazy(() => import("../pages/complain/complain.js").then((page) => page.Complain), COMPLAIN),
  mail: lazy(() => import("../pages/post/mail.js").then((page) => page.Mail), POST),
  take: lazy(() => import("../pages/take/parcel.js").then((page) => page.Parcel), GAME),
  seat: lazy(() => import("../pages/seat/link.js").then((page) => page.SeatLink), GAME),
  try: lazy(() => import("../pages/game/try.js").then((page) => page.Try), GAME),
  share: lazy(() => import("../pages/game/share.js").then((page) => page.Share), GAME),
};

const SCREENS = /** @type {Record<string, any>} */ ({
  landing: lazy(() => import("../pages/landing/landing.js").then((page) => page.Landing), PAGE),
  new: lazy(() => import("../pages/new_table/new_table.js").then((page) => page.NewTable), PAGE),
  enter: lazy(() => import("../pages/enter/enter.js").then((page) => page.Enter), ENTER),
  host: lazy(() => import("../pages/host/host.js").then((page) => page.Host), HOST),
  move: lazy(() => import("../pages/move/move.js").then((page) => page.Move), PAGE),
  seat: lazy(() => import("../pages/seat/seat.js").then((page) => page.SeatScreen), PAGE),
  table: lazy(() => import("../table/screen.js").then((page) => page.TableScreen)),
  take: lazy(() => import("../pages/take/take.js").then((page) => page.TakeScreen), GAME),
  post: lazy(() => import("../pages/post/post.js").then((page) => page.PostScreen), POST),
  stats: lazy(() => import("../pages/stats/stats.js").then((page) => page.Stats), STATS),
  beat: lazy(() => import("../pages/game/beat.js").then((page) => page.BeatScreen), GAME),
  daily: lazy(() => import("../pages/daily/daily.js").then((page) => page.DailyScreen), DAILY),
  help: lazy(() => import("../pages/help/page.js").then((page) => page.HelpScreen), HELP),
  lesson: lazy(() => import("../pages/lesson/lesson.js").then((page) => page.LessonScreen), LESSON),
  puzzle: lazy(() => import("../pages/puzzle/puzzle.js").then((page) => page.PuzzleScreen), PUZZLE),
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
if (!atDoor()) setTimeout(prepareOffline, navigator.serviceWorker?.controller ? 0 : LATER); // where a version is kept, a newer one may wait
const showNotices = () => void insist(() => import("../ui/announcement_bar.js")).then((bar) => bar.showNotices());
if (served && !atDoor()) setTimeout(showNotices, 2 * LATER);
if (!atDoor()) setTimeout(() => insist(() => import("./attention.js")).then(({ callForAttention }) => callForAttention()), LATER);
