// Seats in the lists of tables: a bot that stands in is named, and the player's own seat is offered back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LOCAL_PLAYER } from "../../src/postroad/web/js/local/players.js";
import { AwayReason, awaySeat, mayReturn } from "../../src/postroad/web/js/pages/landing/return_to_seat.js";
import { occupantText, SeatMark } from "../../src/postroad/web/js/ui/seat_mark.js";
import { elements, loadLanguage } from "./support/help_words.js";

const ANNA = { name: "Anna", kind: "bot", level: "stand-in", player: LOCAL_PLAYER, away: "time", resigned: false };
const BEN = { name: "Ben", kind: "person", level: null, player: "ben", away: null, resigned: false };
const at = (clock, anna = {}, stage = "playing") => ({ stage, clock, seats: [BEN, { ...ANNA, ...anna }] });
const DAYS = { kind: "days", seconds: 86_400 };
const TOTAL = { kind: "total", seconds: 600 };

test("the own seat that a bot plays is offered back, unless its time is used up for good", () => {
  const offered = (table) => [awaySeat(table), mayReturn(table, awaySeat(table))];
  assert.deepEqual(offered(at(DAYS)), [1, true]);
  assert.deepEqual(offered(at(TOTAL)), [1, false]);
  assert.deepEqual(offered(at(TOTAL, { away: "left" })), [1, true]);
  assert.deepEqual(offered(at(null, { away: "left" })), [1, true]);
  assert.deepEqual(offered(at(DAYS, { away: "removed" })), [-1, false]);
  assert.deepEqual(offered(at(DAYS, { away: null, level: null })), [-1, false]);
  assert.deepEqual(offered(at(DAYS, {}, "over")), [-1, false]);
  assert.deepEqual(offered(at(DAYS, { player: "another" })), [-1, false]);
});

test("the list says why a bot plays the seat", async () => {
  await loadLanguage("en");
  const said = (away) => elements(AwayReason({ table: at(DAYS, { away }), seat: 1 }), "p")[0].props.children;
  assert.equal(said("time"), "Your time has run out: a bot plays.");
  assert.equal(said("left"), "A bot is playing for you.");
});

test("the lobby shows a stand-in bot as a bot, not as the player", async () => {
  await loadLanguage("en");
  assert.equal(occupantText(ANNA), "Bot for Anna");
  assert.deepEqual(elements(SeatMark({ chair: ANNA }), "small"), []);
  assert.equal(elements(SeatMark({ chair: { ...BEN, kind: "bot", level: "easy" } }), "small").length, 1);
});
