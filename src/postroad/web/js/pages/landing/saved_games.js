// Games in this browser: where they are stored, a backup of all of them, and the import of files.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { load } from "../../app/loading.js";
import { t } from "../../app/texts.js";
import { restore, saveAll } from "../../local/local_client.js";
import { requestErrorText } from "../../ui/error_text.js";
import { html } from "../../ui/html.js";
import { Icon } from "../../ui/icons.js";
import { showOverlay } from "../../ui/overlay.js";
import { saveJson } from "../../ui/save.js";

/** The result of an import in words, and the code of the rule's refusal, if there is one. @typedef {{ words: string, reason?: string }} ImportResult */

/** Import a backup, or open the record of a single game. @param {string} text @returns {Promise<ImportResult>} */
async function importFile(text) {
  const count = await restore(parsed(text));
  if (count) return { words: result(count) };
  const { openRecord } = await load(() => import("../replay/record_file.js"));
  return (await openRecord(text)) ?? { words: t("kept-no-games") };
}

/** @param {NonNullable<Awaited<ReturnType<typeof restore>>>} count */
function result(count) {
  const words = [t(count.fresh ? "kept-brought" : "kept-known", { count: count.fresh })];
  return [...words, ...(count.broken ? [t("kept-broken", { count: count.broken })] : [])].join(" ");
}

/** Read files that are dropped anywhere on the page. @param {(file: File | undefined) => void} read */
function useDropped(read) {
  useEffect(() => {
    const drop = (/** @type {DragEvent} */ event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault(); // otherwise the browser would open the file in place of this page
      if (event.type === "drop") read(event.dataTransfer.files[0]);
    };
    for (const kind of ["dragover", "drop"]) addEventListener(kind, /** @type {any} */ (drop));
    return () => ["dragover", "drop"].forEach((kind) => void removeEventListener(kind, /** @type {any} */ (drop)));
  }, []);
}

/** @param {{ any: boolean, lasting: boolean, reload: () => void }} props `any`: are there games to save? */
export function SavedGames({ any, lasting, reload }) {
  const [imported, setImported] = useState(/** @type {ImportResult} */ ({ words: "" }));
  const failed = (/** @type {unknown} */ error) => setImported({ words: requestErrorText(error) });
  const save = () => saveAll().then((backup) => saveJson("postroad-games.json", backup), failed);
  async function read(/** @type {File | undefined} */ file) {
    const text = await file?.text();
    if (text === undefined) return;
    setImported({ words: t("kept-reading") });
    await importFile(text).then(setImported, failed);
    reload();
  }
  function choose(/** @type {Event} */ event) {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    void read(input.files?.[0]);
    input.value = ""; // so that choosing the same file again fires the event
  }
  useDropped((file) => void read(file));
  return html`<section class="kept" aria-label=${t("kept-title")}>
    <p class="muted small">${t(lasting ? "kept-here" : "kept-nowhere")}</p>
    <div class="row">
      ${any && html`<button class="button-quiet" type="button" onClick=${save}><${Icon} name="download" />${t("kept-save")}</button>`}
      <label class="button-quiet kept-bring"><${Icon} name="upload" />${t("kept-bring")}<input class="visually-hidden" type="file" accept=".json,application/json" onChange=${choose} /></label>
    </div>
    <p class="small" role="status">${imported.words}${imported.reason && html`<${RuleButton} reason=${imported.reason} />`}</p>
  </section>`;
}

/** A button that opens the rule behind a refusal, as at the table. @param {{ reason: string }} props */
const RuleButton = ({ reason }) =>
  html` <button class="why" type="button" aria-label=${t("rule-behind")} title=${t("rule-behind")} onClick=${() => showOverlay({ kind: "help", reason })}><${Icon} name="help" /></button>`;

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
