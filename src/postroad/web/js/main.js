import { html } from "./html.js";
import { render } from "../vendor/preact.js";
import "../vendor/signals.js"; // makes components follow the signals that they read
import { screen } from "./router.js";
import { applySettings } from "./settings.js";
import { Landing } from "./pages/landing.js";
import { NewTable } from "./pages/newtable.js";
import { TableScreen } from "./table/screen.js";
import { Overlay } from "./overlay.js";

function App() {
  const { name, id } = screen.value;
  const shown =
    name === "table" ? html`<${TableScreen} key=${id} id=${id} />` : name === "new" ? html`<${NewTable} />` : html`<${Landing} />`;
  return html`${shown}<${Overlay} />`;
}

await applySettings();
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
