// The entry point: applies the settings and renders the screen that the address names, with the overlay.
import { render } from "../../vendor/preact.js";
import { html } from "../ui/html.js";
import "../../vendor/signals.js"; // makes components follow the signals that they read
import { load } from "./loading.js";
import { atServerAccess, screen } from "./router.js";
import { hasServer } from "./runtime.js";
import { applySettings } from "./settings.js";
import "./player.js"; // sets how a guest is created
import { Boundary } from "../ui/boundary.js";
import { lazy, loadStyle, PAGE } from "../ui/loader.js";
import { Overlay } from "../ui/overlay.js";

const ENTER = { texts: [...PAGE.texts, "server_access"], styles: PAGE.styles };

const OPERATOR = {
  texts: [...PAGE.texts, "player_report", "operator"],
  styles: [...PAGE.styles, "stats", "operator", "player_report"],
};

const REPORT = { texts: [...PAGE.texts, "player_report"], styles: [...PAGE.styles, "player_report"] };

const GAME = { texts: [...PAGE.texts, "game"], styles: [...PAGE.styles, "seating", "final", "game"] };

const LESSON = { texts: [...PAGE.texts, "lesson"], styles: [...PAGE.styles, "final", "lesson"] };

const PUZZLE = { texts: [...PAGE.texts, "hints", "puzzle"], styles: [...PAGE.styles, "lesson", "puzzle"] };

const STATS = { texts: [...PAGE.texts, "stats"], styles: [...PAGE.styles, "stats"] };

const DAILY = { texts: [...GAME.texts, "hints", "daily"], styles: [...GAME.styles, "daily"] };

const POST = { texts: [...GAME.texts, "post"], styles: GAME.styles };

const HELP = { texts: [...PAGE.texts, "voice", "help"], styles: [...PAGE.styles, "help", "lesson"] };

const SETTINGS = { texts: [...PAGE.texts, "notifications"], styles: [...PAGE.styles, "seating"] };

const OVERLAYS = {
  help: lazy(() => import("../pages/help/help.js").then((page) => page.Help), HELP),
  settings: lazy(() => import("../pages/settings/settings.js").then((page) => page.SettingsForm), SETTINGS),
  report: lazy(() => import("../pages/player_report/player_report.js").then((page) => page.PlayerReport), REPORT),
  mail: lazy(() => import("../pages/play_by_mail/send_turn.js").then((page) => page.SendTurn), POST),
  take: lazy(() => import("../pages/import_game/transfer_link.js").then((page) => page.TransferLink), GAME),
  seat: lazy(() => import("../pages/seat/seat_link.js").then((page) => page.SeatLink), GAME),
  try: lazy(() => import("../pages/replay/branch.js").then((page) => page.Branch), GAME),
  share: lazy(() => import("../pages/replay/share.js").then((page) => page.Share), GAME),
};

const SCREENS = /** @type {Record<string, any>} */ ({
  landing: lazy(() => import("../pages/landing/landing.js").then((page) => page.Landing), PAGE),
  new: lazy(() => import("../pages/new_table/new_table.js").then((page) => page.NewTable), PAGE),
  enter: lazy(() => import("../pages/server_access/server_access.js").then((page) => page.ServerAccessScreen), ENTER),
  operator: lazy(() => import("../pages/operator/operator.js").then((page) => page.Operator), OPERATOR),
  move: lazy(() => import("../pages/link_device/link_device.js").then((page) => page.LinkDeviceScreen), PAGE),
  seat: lazy(() => import("../pages/seat/seat.js").then((page) => page.SeatScreen), PAGE),
  table: lazy(() => import("../table/screen.js").then((page) => page.TableScreen)),
  take: lazy(() => import("../pages/import_game/import_game.js").then((page) => page.ImportGameScreen), GAME),
  post: lazy(() => import("../pages/play_by_mail/play_by_mail.js").then((page) => page.PlayByMailScreen), POST),
  stats: lazy(() => import("../pages/stats/stats.js").then((page) => page.Stats), STATS),
  beat: lazy(() => import("../pages/replay/same_deal.js").then((page) => page.SameDealScreen), GAME),
  daily: lazy(() => import("../pages/daily/daily.js").then((page) => page.DailyScreen), DAILY),
  help: lazy(() => import("../pages/help/page.js").then((page) => page.HelpScreen), HELP),
  lesson: lazy(() => import("../pages/lesson/lesson.js").then((page) => page.LessonScreen), LESSON),
  puzzle: lazy(() => import("../pages/puzzle/puzzle.js").then((page) => page.PuzzleScreen), PUZZLE),
  game: lazy(() => import("../pages/replay/replay.js").then((page) => page.ReplayScreen), GAME),
});

const DELAY = 3000; // ms before the page loads what it does not need to begin

function App() {
  const { name, id } = screen.value;
  return html`<${Boundary} key=${name + id}><${SCREENS[name]} id=${id} /><//><${Overlay} pages=${OVERLAYS} />`;
}

const forced = matchMedia("(forced-colors: active)");
const adapt = () => forced.matches && loadStyle("forced");
forced.addEventListener("change", adapt);
adapt();

const onError = (/** @type {any} */ event) => void load(() => import("../ui/page_errors.js")).then((part) => part.onError(event));
for (const kind of ["error", "unhandledrejection"]) addEventListener(kind, onError);

const older = CSS.supports("color", "light-dark(black, white)") ? null : loadStyle("older"); // browsers of 2023

await Promise.all([older, applySettings()]);
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
const prepareOffline = () => void load(() => import("./offline.js")).then(({ prepareOffline: prepare }) => prepare());
if (!atServerAccess()) setTimeout(prepareOffline, navigator.serviceWorker?.controller ? 0 : DELAY); // with a stored version, a newer one may be waiting
const showAnnouncements = () => void load(() => import("../ui/announcement_bar.js")).then((bar) => bar.showAnnouncements());
if (hasServer && !atServerAccess()) setTimeout(showAnnouncements, 2 * DELAY);
if (!atServerAccess())
  setTimeout(
    () => load(() => import("./attention.js")).then(({ startAttention: callForAttention }) => callForAttention()),
    DELAY,
  );
