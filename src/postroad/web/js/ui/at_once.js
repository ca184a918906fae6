// One press to the first move: a game against easy bots.

import { useState } from "../../vendor/hooks.js";
import { onward } from "../app/address.js";
import { createTable } from "../home/errands.js";
import { preset, wanted } from "./seat_choices.js";
import { trouble } from "./trouble.js";

/** How to begin, whether that is under way, and what went wrong. */
export function usePlayAtOnce() {
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  async function play() {
    const go = onward();
    setBusy(true);
    try {
      const { id } = await createTable(wanted({ ...preset("alone"), shuffle: false })); // the person begins, while the bots come
      go(`/table/${id}`);
    } catch (error) {
      setWrong(trouble(error));
      setBusy(false);
    }
  }
  return { play, busy, wrong };
}
