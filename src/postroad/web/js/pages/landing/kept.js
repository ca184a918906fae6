// Where games without a server are kept, and how to take them elsewhere.

import { useState } from "../../../vendor/hooks.js";
import { t } from "../../app/texts.js";
import { bringBack, saveAll } from "../../home/errands.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { saveJson } from "../../ui/save.js";
import { trouble } from "../../ui/trouble.js";

/** What came of a file, in words: games to be kept, or the record of one to be looked at. @param {string} text */
async function broughtBack(text) {
  const count = await bringBack(parsed(text));
  if (count) return result(count);
  const { openRecord } = await import("../game/record_file.js");
  return (await openRecord(text)) ?? t("kept-no-games");
}

/** @param {NonNullable<Awaited<ReturnType<typeof bringBack>>>} count */
function result(count) {
  const words = [t(count.fresh ? "kept-brought" : "kept-known", { count: count.fresh })];
  return [...words, ...(count.broken ? [t("kept-broken", { count: count.broken })] : [])].join(" ");
}

/** @param {{ any: boolean, lasting: boolean, reload: () => void }} props `any`: are there games to save? */
export function Kept({ any, lasting, reload }) {
  const [told, setTold] = useState("");
  const save = () =>
    saveAll().then(
      (chest) => saveJson("postroad-games.json", chest),
      (error) => setTold(trouble(error)),
    );
  async function bring(/** @type {Event} */ event) {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const text = await input.files?.[0]?.text();
    input.value = ""; // the same file may be chosen again
    if (text === undefined) return;
    setTold(t("kept-reading"));
    await broughtBack(text).then(setTold, (error) => setTold(trouble(error)));
    reload();
  }
  return html`<section class="kept" aria-label=${t("kept-title")}>
    <p class="muted small">${t(lasting ? "kept-here" : "kept-nowhere")}</p>
    <div class="row">
      ${any && html`<button class="button-quiet" type="button" onClick=${save}><${Icon} name="download" />${t("kept-save")}</button>`}
      <label class="button-quiet kept-bring"><${Icon} name="upload" />${t("kept-bring")}<input class="visually-hidden" type="file" accept=".json,application/json" onChange=${bring} /></label>
    </div>
    <p class="small" role="status">${told}</p>
  </section>`;
}

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
