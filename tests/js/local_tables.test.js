// Tables in the page: stored before they are broadcast, equal in every tab, never forked or lost.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { NEW_GAME } from "../../src/postroad/web/js/engine/options.js";
import { ImportExport } from "../../src/postroad/web/js/local/import_export.js";
import { seatOf } from "../../src/postroad/web/js/local/seats.js";
import { MemoryStore, rowOf, StaleSeq } from "../../src/postroad/web/js/local/store.js";
import { Table } from "../../src/postroad/web/js/local/table.js";
import { moment } from "./support/fake_transport.js";
import { decide, judgement, lay, played, refusal, rules, tabs, watcher, wish } from "./support/tabs.js";

const copy = (value) => JSON.parse(JSON.stringify(value));

test("a decision is stored before it is broadcast", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const eyes = await watcher(service, id);
  const append = service.store.append.bind(service.store);
  let heard = null;
  service.store.append = async (...given) => {
    heard = eyes.messages.length;
    await append(...given);
  };
  assert.deepEqual(await decide(service, id), { seq: 2 });
  assert.equal(heard, 1);
  assert.equal(eyes.messages.length, 2);
  assert.equal((await service.store.load(id)).entries.length, 2);
});

test("a reloaded page continues the game", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  for (let turn = 0; turn < 6; turn++) await decide(service, id);
  const [again] = tabs(1, { store: service.store });
  const [was, is] = [await service.load(id), await again.load(id)];
  assert.deepEqual(is.game.view(0), was.game.view(0));
  assert.deepEqual(await decide(again, id), { seq: 8 });
});

test("two tabs follow the same game", async () => {
  const [one, other] = tabs();
  const { id } = await lay(one);
  const eyes = [await watcher(one, id), await watcher(other, id)];
  await decide(one, id);
  await moment();
  for (const { messages } of eyes)
    assert.deepEqual(
      messages.map(({ seq }) => seq),
      [1, 2],
    );
  assert.deepEqual(eyes[0].messages[1].view, eyes[1].messages[1].view);
  await decide(other, id);
  await moment();
  for (const { messages } of eyes) assert.equal(messages.at(-1).seq, 3);
});

for (const tell of [true, false]) {
  test(`two tabs that decide at once cannot fork the game${tell ? "" : ", even without messages between them"}`, async () => {
    const [one, other] = tabs(2, { tell });
    const { id } = await lay(one);
    const eyes = [await watcher(one, id), await watcher(other, id)];
    const asked = [await wish(one, id), await wish(other, id)];
    const told = await Promise.allSettled([one.execute(id, "decisions", asked[0]), other.execute(id, "decisions", asked[1])]);
    await moment();
    assert.deepEqual(told.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
    const { reason } = told.find(({ status }) => status === "rejected");
    assert.deepEqual([reason.status, reason.body], [409, { error: "stale", seq: 2 }]);
    assert.equal((await one.store.load(id)).entries.length, 2);
    for (const { messages } of eyes) assert.equal(messages.at(-1).seq, 2);
    assert.deepEqual(eyes[0].messages.at(-1).view, eyes[1].messages.at(-1).view);
    assert.deepEqual(await decide(other, id), { seq: 3 }); // the tab with the stale state plays on
  });
}

test("two decisions in one tab run one after the other; the second is stale", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const asked = [await wish(service, id), await wish(service, id)];
  const told = await Promise.all(asked.map((command) => refusal(service.execute(id, "decisions", command))));
  assert.deepEqual(told, [null, [409, "stale"]]);
});

test("a repeated command has no second effect, even in another tab", async () => {
  const [one, other] = tabs();
  const { id } = await lay(one);
  const command = await wish(one, id, { action: "take:deck" });
  assert.deepEqual(await one.execute(id, "decisions", command), { seq: 2 });
  assert.deepEqual(await one.execute(id, "decisions", command), { seq: 2 });
  assert.deepEqual(await other.execute(id, "decisions", command), { seq: 2 });
  await decide(one, id);
  assert.deepEqual(await one.execute(id, "decisions", command), { seq: 3 });
  assert.equal((await one.store.load(id)).entries.length, 3);
});

test("a command id that was used for another command is rejected", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const command = await wish(service, id, { action: "take:deck" });
  await service.execute(id, "decisions", command);
  assert.deepEqual(await refusal(service.execute(id, "decisions", { ...command, action: "end" })), [422, "bad-request"]);
  assert.deepEqual(await refusal(service.execute(id, "undo", command)), [422, "bad-request"]);
});

test("an illegal, untimely or unknown action is rejected without effect", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const asked = await wish(service, id);
  const other = 1 - asked.seat;
  const then = ["end"];
  const refused = [
    ["decisions", { ...asked, action: "end" }, [422, "illegal"]],
    ["decisions", { ...asked, action: "nonsense" }, [422, "illegal"]],
    ["decisions", { ...asked, action: "take:deck", then }, [422, "illegal"]],
    ["decisions", { ...asked, seat: other }, [403, "not-your-turn"]],
    ["decisions", { ...asked, seat: 7 }, [404, "no-table"]],
    ["undo", asked, [403, "no-undo"]],
    ["nonsense", asked, [422, "bad-request"]],
  ];
  for (const [what, command, told] of refused) assert.deepEqual(await refusal(service.execute(id, what, command)), told);
  assert.equal((await service.store.load(id)).entries.length, 1);
  assert.deepEqual(await refusal(service.execute("here-nowhere", "decisions", asked)), [404, "no-table"]);
});

test("a plan is stored completely or not at all", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const { game } = await service.load(id);
  const then = ["take:deck"];
  const taken = await wish(service, id, { action: "take:deck", then });
  const { reason } = (await service.execute(id, "decisions", taken).catch(({ body }) => body)) ?? {};
  assert.equal(reason, "plan-reveals"); // a plan must not reveal the deck before it is stored
  assert.deepEqual((await service.load(id)).game.view(0), game.view(0));
});

/** A store that refuses anything longer than this. */
class Full extends MemoryStore {
  most = 1;
  async append(row, ...more) {
    if (row.seq > this.most) throw new DOMException("", "QuotaExceededError");
    return super.append(row, ...more);
  }
}

test("a full device is reported and keeps the old state; with room the game continues", async () => {
  const store = new Full();
  const [service] = tabs(1, { store });
  const { id } = await lay(service);
  const eyes = await watcher(service, id);
  const before = copy(await store.load(id));
  const command = await wish(service, id);
  assert.deepEqual(await refusal(service.execute(id, "decisions", command)), [409, "no-room"]);
  assert.deepEqual(copy(await store.load(id)), before);
  assert.equal(eyes.messages.length, 1);
  store.most = 99;
  assert.deepEqual(await service.execute(id, "decisions", command), { seq: 2 });
});

test("a full device creates no table and reports it", async () => {
  const store = new Full();
  store.most = 0;
  const [service] = tabs(1, { store });
  assert.deepEqual(await refusal(lay(service)), [409, "no-room"]);
  assert.deepEqual((await service.list()).tables, []);
});

test("a store in memory is reported as not lasting", async () => {
  const [service] = tabs(1);
  await lay(service);
  const { tables, lasting } = await service.list();
  assert.deepEqual([tables.length, lasting], [1, false]);
});

test("a table is written only by a tab with its latest sequence number", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const table = await service.load(id);
  const row = rowOf(table);
  await assert.rejects(service.store.append(row, table.entries, 0), StaleSeq);
  await assert.rejects(service.store.append(row, [], 2), StaleSeq);
  await assert.rejects(service.store.replace(row, [], 2), StaleSeq);
  await assert.rejects(service.store.replace({ ...row, id: "here-nowhere" }, [], 0), StaleSeq);
  assert.equal((await service.store.load(id)).entries.length, 1);
});

const SPOILT = {
  "without its beginning": ({ entries }) => entries.shift(),
  "without anything": ({ entries }) => entries.splice(0),
  "with events that did not happen": ({ entries }) => (entries[0].events = []),
  "with a decision that is not legal": ({ entries }) => (entries[1].action = "end"),
  "with a decision that does not exist": ({ entries }) => (entries[1].action = "nonsense"),
};
for (const [how, spoil] of Object.entries(SPOILT)) {
  test(`a log ${how} is reported as corrupt`, async () => {
    const [service] = tabs(1);
    const { id } = await lay(service);
    await decide(service, id);
    const kept = copy(await service.store.load(id));
    spoil(kept);
    service.store.tables.set(id, kept);
    const [again] = tabs(1, { store: service.store });
    const eyes = await watcher(again, id);
    assert.deepEqual([eyes.states, eyes.messages], [["damaged"], []]);
    assert.deepEqual(copy(await again.store.load(id)), kept); // the corrupt log is not overwritten
  });
}

for (const option of ["rulings", "rome"]) {
  test(`a game with the later option ${option} is reported as newer and left unchanged`, async () => {
    const [service] = tabs(1);
    const { id } = await lay(service);
    const kept = copy(await service.store.load(id));
    kept.row.laid.options[option] = 99;
    service.store.tables.set(id, kept);
    const [again] = tabs(1, { store: service.store });
    const eyes = await watcher(again, id);
    assert.deepEqual(eyes.states, ["newer"]);
    assert.deepEqual(copy(await again.store.load(id)), kept);
    assert.equal((await again.list()).tables.length, 1);
  });
}

test("a table with the first map to Rome continues and ends on it", async () => {
  const [service] = tabs(1);
  const options = { ...NEW_GAME, players: 2, audience: true, rome: 1 };
  const seats = ["Ada", "Ben"].map((name) => seatOf(name, null));
  const laid = Table.create(rules, { id: "here-firstmap00", created: 0, options, seats, rematch: null });
  await service.store.append(rowOf(laid), laid.entries, 0);
  for (let turn = 0; turn < 20; turn++) await decide(service, laid.terms.id);
  const [again] = tabs(1, { store: service.store });
  let table = await again.load(laid.terms.id);
  const before = table.seq;
  while (!table.game.over)
    table = table.afterDecisions(table.game.seat, [judgement.decideFallback(table.game.viewBytes(table.game.seat))]);
  await again.save(table, before);
  const [last] = tabs(1, { store: service.store });
  const { game } = await last.load(laid.terms.id);
  assert.ok(game.over && game.options.rome === 1);
  assert.deepEqual(game.view(null), table.game.view(null));
});

test("the list of tables recognises memory mode in rows of older pages", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const row = service.store.tables.get(id).row;
  row.laid.by_heart = true;
  row.summary.by_heart = true;
  delete row.summary.memory;
  assert.equal((await service.list()).tables[0].memory, true);
});

test("a repaired table can be opened by the same page", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const kept = copy(await service.store.load(id));
  service.store.tables.set(id, { ...kept, entries: [] });
  const [again] = tabs(1, { store: service.store });
  assert.deepEqual((await watcher(again, id)).states, ["damaged"]);
  service.store.tables.set(id, kept);
  assert.deepEqual((await watcher(again, id)).states, ["open"]);
});

test("a table deleted in one tab is gone in all tabs", async () => {
  const [one, other] = tabs();
  const { id } = await lay(one);
  const eyes = await watcher(other, id);
  await one.delete(id);
  await moment();
  assert.deepEqual(eyes.states, ["open", "gone"]);
  assert.deepEqual((await watcher(other, "here-nowhere")).states, ["gone"]);
});

test("an older copy that is restored is sent from its beginning", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const older = copy(await service.store.load(id));
  await decide(service, id);
  const eyes = await watcher(service, id);
  service.store.tables.set(id, older);
  await service.reload(id);
  assert.deepEqual(
    eyes.messages.map(({ seq, entries }) => [seq, entries.length]),
    [
      [2, 2],
      [1, 1],
    ],
  );
});

test("a seat's view shows no other hand, and the public view shows none", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const eyes = [await watcher(service, id), await watcher(service, id, 0), await watcher(service, id, 1)];
  const { seat } = await wish(service, id);
  await decide(service, id, { action: "take:deck" });
  const taken = eyes.map(({ messages }) => messages.at(-1).entries[0].events.find(({ ev }) => ev === "take").city);
  const hands = eyes.map(({ messages }) => messages.at(-1).view.seats[seat].hand);
  for (const viewer of [0, 1, 2]) {
    const own = viewer === seat + 1;
    assert.equal(taken[viewer] !== undefined, own);
    assert.equal(JSON.stringify(hands[viewer] ?? []).includes(taken[seat + 1]), own);
  }
});

test("a seat that gave up gets the public view", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const { seq } = await service.load(id);
  await service.execute(id, "resign", { command: "gives-up", seat: 0, seq });
  const { messages } = await watcher(service, id, 0);
  assert.equal(messages[0].view.seat, null);
});

// Tests with a finished game.

let store, over;
before(async () => {
  const [service] = tabs(1);
  over = await played(service);
  store = service.store;
});
/** Tabs of a device that stores the finished game, fresh for each test. */
function afterwards(count) {
  const own = new MemoryStore();
  own.tables = structuredClone(store.tables);
  return tabs(count, { store: own });
}

test("a rematch has one table, however often and in however many tabs it is requested", async () => {
  const [one, other] = afterwards(2);
  const told = await Promise.all([one.rematch(over), one.rematch(over), other.rematch(over)]);
  assert.equal(new Set(told.map(({ id }) => id)).size, 1);
  assert.equal((await one.list()).tables.length, 2);
  assert.deepEqual(await other.rematch(over), told[0]);
  await one.delete(told[0].id);
  assert.notDeepEqual(await other.rematch(over), told[0]); // the deleted rematch is replaced by a new one
});

test("a running or deleted table has no rematch", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  assert.deepEqual(await refusal(service.rematch(id)), [409, "not-over"]);
  assert.deepEqual(await refusal(service.rematch("here-nowhere")), [404, "no-table"]);
});

test("a game imported twice at once, in one tab or in two, is one table", async () => {
  const [one, other] = afterwards(2);
  const transfer = await new ImportExport(one).exportTransfer(over);
  const elsewhere = tabs();
  const offices = elsewhere.map((service) => new ImportExport(service));
  const told = await Promise.all([offices[0], offices[0], offices[1]].map((office) => office.importTransfer(transfer)));
  assert.equal(new Set(told.map(({ id }) => id)).size, 1);
  assert.equal((await elsewhere[0].list()).tables.length, 1);
  const post = await other.create(
    {
      options: { players: 2, honours: false, audience: false, provinces_for_all: 9 },
      seats: [{ name: "A" }, { name: "B" }],
      shuffle: false,
    },
    true,
  );
  const letter = await new ImportExport(other).makeTurnLink(post.id);
  const letters = await Promise.all([offices[0], offices[0], offices[1]].map((office) => office.openTurnLink(letter, 1, false)));
  assert.equal(new Set(letters.map(({ id }) => id)).size, 1);
  assert.equal((await elsewhere[0].list()).tables.length, 2);
});

// Tests of backups.

const bring = (service, backup) => new ImportExport(service).restore(backup);

test("all games can be saved to a file and restored once", async () => {
  const [service] = afterwards(1);
  const { id } = await lay(service);
  await decide(service, id);
  const backup = copy(await new ImportExport(service).saveAll());
  const [elsewhere] = tabs(1);
  assert.deepEqual(await bring(elsewhere, backup), { fresh: 2, known: 0, broken: 0 });
  assert.deepEqual(await bring(elsewhere, backup), { fresh: 0, known: 2, broken: 0 });
  for (const one of [id, over])
    assert.deepEqual(copy((await elsewhere.store.load(one)).entries), copy((await service.store.load(one)).entries));
  assert.deepEqual((await elsewhere.load(id)).game.view(0), (await service.load(id)).game.view(0));
  assert.deepEqual(await decide(elsewhere, id), { seq: 3 });
});

test("a stored game and a backup from before an option have its old value", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const { options } = (await service.load(id)).game;
  const backup = copy(await new ImportExport(service).saveAll());
  delete backup.games[0].laid.options.provinces_for_all;
  const [elsewhere] = tabs(1);
  assert.deepEqual(await bring(elsewhere, backup), { fresh: 1, known: 0, broken: 0 });
  assert.deepEqual((await elsewhere.load(id)).game.options, options);
  const stored = copy(await service.store.load(id));
  delete stored.row.laid.options.provinces_for_all;
  service.store.tables.set(id, stored);
  const [again] = tabs(1, { store: service.store });
  assert.deepEqual((await again.load(id)).game.options, options);
  delete backup.games[0].laid.options.honours; // every backup has it
  assert.deepEqual(await bring(tabs(1)[0], backup), { fresh: 0, known: 0, broken: 1 });
});

test("an import extends a shorter game; a diverging game becomes another table", async () => {
  const [service] = tabs(1);
  const { id } = await lay(service);
  const office = new ImportExport(service);
  const early = copy(await office.saveAll());
  await decide(service, id);
  const later = copy(await office.saveAll());
  const [here, forked] = [tabs(1)[0], tabs(1)[0]];
  await bring(here, early);
  const eyes = await watcher(here, id);
  assert.deepEqual(await bring(here, later), { fresh: 1, known: 0, broken: 0 });
  assert.equal(eyes.messages.at(-1).seq, 2);
  assert.deepEqual(await bring(here, early), { fresh: 0, known: 1, broken: 0 });
  assert.equal((await here.load(id)).seq, 2);
  await bring(forked, early);
  await decide(forked, id, { action: (await forked.load(id)).game.legal()[1] });
  assert.deepEqual(await bring(forked, later), { fresh: 1, known: 0, broken: 0 });
  assert.equal((await forked.list()).tables.length, 2);
});

test("an unrelated file has no games", async () => {
  const [service] = tabs(1);
  for (const backup of [
    null,
    7,
    [],
    {},
    { format: "something/1", games: [] },
    { format: "postroad-games/1" },
    { format: "postroad-games/1", games: {} },
  ])
    assert.equal(await bring(service, backup), null);
});

test("unreadable games of a file are counted, and the others are imported", async () => {
  const [service] = tabs(1);
  await lay(service);
  const {
    format,
    games: [whole],
  } = copy(await new ImportExport(service).saveAll());
  const changed = (change) => {
    const game = copy(whole);
    change(game);
    return game;
  };
  const broken = [
    7,
    null,
    {},
    { laid: { id: "here-x" } },
    changed(({ laid }) => (laid.id = "elsewhere")),
    changed(({ laid }) => (laid.created = "long ago")),
    changed(({ laid }) => (laid.options.players = 9)),
    changed(({ laid }) => (laid.options.players = 3)),
    changed(({ laid }) => (laid.options.rulings = 99)),
    changed(({ laid }) => (laid.seats[0].level = "unheard of")),
    changed(({ laid }) => (laid.seats[0].name = "x".repeat(49))),
    changed(({ entries }) => (entries[0].seq = 2)),
    changed(({ entries }) => (entries[0].events = [])),
    changed(({ entries }) => entries.splice(0)),
  ];
  const [elsewhere] = tabs(1);
  assert.deepEqual(await bring(elsewhere, { format, games: [...broken, whole] }), { fresh: 1, known: 0, broken: broken.length });
  assert.equal((await elsewhere.list()).tables.length, 1);
});

test("times of the log follow the clock back after a jump", async (context) => {
  const [service] = tabs(1);
  context.mock.timers.enable({ apis: ["Date"], now: 4e12 });
  const { id } = await lay(service);
  await decide(service, id);
  context.mock.timers.setTime(2e12);
  await decide(service, id);
  const { entries } = await service.store.load(id);
  assert.deepEqual(
    entries.slice(1).map(({ at }) => at),
    [4e9, 2e9],
  );
});
