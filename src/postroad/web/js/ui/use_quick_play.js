// The hook behind "play now": a game against easy bots at one press.

import { useState } from "../../vendor/hooks.js";
import { goIfStillHere } from "../app/router.js";
import { createTable } from "../local/local_client.js";
import { requestErrorText } from "./error_text.js";
import { newTableRequest, preset } from "./seat_choices.js";

/** `play` creates the table and opens it; `busy` while it does so; `error` is the text of a failure. */
export function useQuickPlay() {
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  async function play() {
    const go = goIfStillHere();
    setBusy(true);
    try {
      const { id } = await createTable(newTableRequest({ ...preset("alone"), shuffle: false })); // the player begins, while the bots are loading
      go(`/table/${id}`);
    } catch (error) {
      setError(requestErrorText(error));
      setBusy(false);
    }
  }
  return { play, busy, error };
}
