import { render } from "../vendor/preact.js";
import { html } from "./html.js";
import "../vendor/signals.js"; // makes components follow the signals that they read
import { screen } from "./router.js";
import { applySettings } from "./settings.js";
import "./me.js"; // who is not known to the server becomes a guest when it matters
import { lazy, PAGE } from "./lazy.js";
import { Overlay } from "./overlay.js";

const SCREENS = /** @type {Record<string, any>} */ ({
  landing: lazy(() => import("./pages/landing.js").then((page) => page.Landing), PAGE),
  new: lazy(() => import("./pages/newtable.js").then((page) => page.NewTable), PAGE),
  move: lazy(() => import("./pages/move.js").then((page) => page.Move), PAGE),
  table: lazy(() => import("./table/screen.js").then((page) => page.TableScreen)),
});

const LATER = 3000; // ms: what is not needed to begin

function App() {
  const { name, id } = screen.value;
  return html`<${SCREENS[name]} key=${name + id} id=${id} /><${Overlay} />`;
}

await applySettings();
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
setTimeout(() => import("./attention.js").then(({ callForAttention }) => callForAttention()), LATER);
