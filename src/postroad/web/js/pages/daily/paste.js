// A field for the link to another player's result, to compare with.

import { useState } from "../../../vendor/hooks.js";
import { go } from "../../app/router.js";
import { t } from "../../app/texts.js";
import { html } from "../../ui/html.js";
import { inputValue } from "../../ui/input_value.js";
import { gameTextIn } from "./day_games.js";

/** @param {{ date: string, before: string[] }} props `before`: the text of the game to compare with; empty means the player's own game */
export function PasteLink({ date, before }) {
  const [address, setAddress] = useState("");
  const [wrong, setWrong] = useState("");
  const compare = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = gameTextIn(address);
    if (text) go(`/daily/${[date, ...before, text].join("/")}`);
    else setWrong(t("daily-no-link"));
  };
  return html`<form class="daily-paste" onSubmit=${compare}>
    <label for="daily-paste">${t("daily-paste")}</label>
    <div class="row">
      <input id="daily-paste" value=${address} spellcheck=${false} autocomplete="off" onInput=${(/** @type {Event} */ event) => setAddress(inputValue(event))} />
      <button class="button" type="submit">${t("daily-compare-now")}</button>
    </div>
    <p class="wrong" role="alert">${wrong}</p>
  </form>`;
}
