// The panel of a seat: the state of its player has a line of its own, and the name keeps its room.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Seat, SeatChips } from "../../src/postroad/web/js/table/parts/seats.js";
import { elements, loadLanguage } from "./support/help_words.js";
import { LANGUAGES, seated } from "./support/seated.js";

const within = (tree, name) => {
  const found = [tree].flat(Infinity).flatMap(function all(one) {
    if (!one || typeof one !== "object") return [];
    return [one, ...[one.props?.children].flat(Infinity).flatMap(all)];
  });
  return found.filter(({ props }) => props?.class === name);
};

/** A table with this second seat. */
async function at(changes) {
  const { session } = await seated();
  const seats = session.table.value.seats.map((seat, n) => (n === 1 ? { ...seat, ...changes } : seat));
  session.table.value = { ...session.table.value, seats };
}

test("a state stands below the name, in every language", async () => {
  for (const language of LANGUAGES) {
    await loadLanguage(language);
    for (const changes of [{ away: "time" }, { away: "left" }, { away: "removed" }, { away: "resigned", resigned: true }]) {
      await at(changes);
      const tree = Seat({ seat: 1 });
      const [head] = within(tree, "seat-head");
      assert.deepEqual(within(head, "seat-kind"), []);
      const [words] = elements(within(tree, "seat-state")[0], "span");
      assert.ok(words.props.children.length > 1, language);
      const chip = elements(SeatChips(), "button")[1];
      assert.ok(chip.props["aria-label"].endsWith(words.props.children), chip.props["aria-label"]);
    }
  }
});

test("a bot's level and the mark of the own seat stand beside the name", async () => {
  await loadLanguage("en");
  await at({ level: "easy" });
  assert.equal(within(Seat({ seat: 1 }), "seat-kind")[0].props.children, "Easy bot");
  assert.equal(within(Seat({ seat: 0 }), "seat-kind")[0].props.children, "you");
  assert.deepEqual(within(Seat({ seat: 1 }), "seat-state"), []);
});
