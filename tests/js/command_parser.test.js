// The command line: every command of the help works in every language, and every refusal has a reason.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changeSettings } from "../../src/postroad/web/js/app/settings.js";
import { t } from "../../src/postroad/web/js/app/texts.js";
import { ACTIONS } from "../../src/postroad/web/js/engine/layout.js";
import { runCommand } from "../../src/postroad/web/js/table/text/command_parser.js";
import { commandText } from "../../src/postroad/web/js/ui/commands.js";
import { loadLanguage, ofTheHelp } from "./support/help_words.js";
import { LANGUAGES, seated, settled } from "./support/seated.js";

const [TAKE, DECK, START] = ["take:ulm", "take:deck", "start:ulm"];

/** Type a command and run it. */
async function type(words) {
  const answer = await runCommand(words);
  await settled();
  return answer;
}

/** Capture the command that would be sent to the transport. */
function overheard(session) {
  const sent = [];
  session.outbox.send = async (what, more) => {
    sent.push(what === "decisions" ? more.action : what);
    return true;
  };
  return sent;
}

for (const language of LANGUAGES) {
  const inWords = (name, run) =>
    test(`${language}: ${name}`, async () => {
      await loadLanguage(language, "help");
      await run();
    });

  inWords("commands of the help play", async () => {
    const { mine, session } = await seated();
    const { commands } = ofTheHelp();
    assert.ok([TAKE, DECK, START, "undo"].every((action) => commands.includes(commandText(action))));
    await type(commandText(DECK));
    const [city] = mine().hand;
    const other = session.view.value.market.find((one) => one !== city);
    await type(commandText(TAKE).replace(t("city-ulm"), t(`city-${other}`)));
    assert.deepEqual(mine().hand.toSorted(), [city, other].toSorted());
    await type(commandText(START).replace(t("city-ulm"), t(`city-${city}`)));
    assert.deepEqual(mine().route, [city]);
    await type(commandText("undo"));
    assert.deepEqual([mine().route, mine().hand.length], [[], 2]);
  });

  inWords("every command of the help is understood: what cannot be done now says why", async () => {
    const { session } = await seated();
    const sent = overheard(session);
    for (const words of ofTheHelp().commands) {
      session.notice.value = null;
      await type(words);
      const reason = session.notice.value?.key;
      assert.ok(sent.pop() || (reason && reason !== "reason-unknown-words"), words);
    }
  });

  inWords("an action that is not legal now is understood as it is shown, and no other is", async () => {
    const { session } = await seated({ modules: true });
    const some = ACTIONS.filter((_, number) => number % LANGUAGES.length === LANGUAGES.indexOf(language)); // each action in one of the languages
    for (const action of some.filter((one) => !session.view.value.legal.includes(one))) {
      await type(commandText(action));
      assert.equal(session.notice.value?.action, action, commandText(action));
    }
  });

  inWords("what is suggested does what it says, through a whole game", async () => {
    changeSettings({ confirm: false });
    const { session, transport } = await seated({ modules: true, seed: 7 });
    const sent = overheard(session);
    const kinds = new Set();
    try {
      while (transport.table.game.seat !== null) {
        for (const action of session.view.value.legal) {
          kinds.add(action.split(":")[0]);
          session.plan.value = null;
          await type(commandText(action));
          if (action.startsWith("close:")) assert.equal(session.plan.value?.mode, action);
          else assert.equal(sent.pop(), action, `${commandText(action)}: ${JSON.stringify(session.notice.value)}`);
          assert.deepEqual(sent, []);
        }
        const next = transport.table.seq + 11;
        transport.advance(({ game, seq }) => game.seat !== 0 || seq < next);
        await settled();
      }
    } finally {
      changeSettings({ confirm: true });
    }
    for (const kind of ["take", "start", "left", "right", "close", "end", "call"]) assert.ok(kinds.has(kind), kind);
  });

  inWords("what is ambiguous is asked in words that decide it", async () => {
    const { session, mine } = await seated();
    await type(t("command-take").split(/[,、]/)[0]);
    const { key, values } = session.notice.value;
    const offered = values.commands.split(" · ");
    assert.equal(key, "command-which");
    assert.deepEqual(offered, session.view.value.legal.slice(0, 6).map(commandText));
    await type(offered[0]);
    assert.equal(mine().hand.length, 1);
  });

  inWords("English ids are understood, shortened, in any order", async () => {
    const { session } = await seated();
    const sent = overheard(session);
    const { market } = session.view.value;
    const city = market.find((one) => !market.some((other) => other !== one && other.startsWith(one.slice(0, 4))));
    for (const words of [`take ${city}`, `${city} take`, `TAKE ${city.toUpperCase()}`, `tak ${city.slice(0, 4)}`, `take:${city}`])
      await type(words);
    assert.deepEqual(sent, Array(5).fill(`take:${city}`));
  });

  inWords("a name is understood without its accents and capitals", async () => {
    const { session } = await seated();
    for (const city of ["nurnberg", "wurzburg", "zurich", "lodz", "munchen"]) {
      const name = t(`city-${city}`);
      for (const one of [name.toUpperCase(), name.normalize("NFD"), name.normalize("NFD").replace(/\p{M}/gu, "")]) {
        await type(`${t("command-office").split(/[,、]/)[0]} ${one}`);
        assert.equal(session.notice.value.action, `office:${city}`, one);
      }
    }
  });

  inWords("every word for taking back takes back, whatever stands around it", async () => {
    const { session } = await seated();
    const sent = overheard(session);
    const words = ["undo", ...t("command-undo").split(/,\s*|、/)];
    for (const word of words) await type(word);
    assert.deepEqual(
      sent,
      words.map(() => "undo"),
    );
  });
}

test("an unknown word is not understood", async () => {
  const { session } = await seated();
  for (const words of ["", "  ", "?!", "sing a song", "take paris"]) {
    session.notice.value = null;
    assert.equal(await type(words), undefined);
    assert.deepEqual(session.notice.value, { key: "reason-unknown-words" }, words);
  }
});

test("a second unknown command is answered again", async () => {
  const { session } = await seated();
  await type("sing a song");
  const before = session.notice.value;
  await type("sing a song");
  assert.notEqual(session.notice.value, before);
});

test("an ambiguous closing opens the sheet with one of the modes", async () => {
  await loadLanguage("en");
  const { session, until } = await seated();
  await until(({ phase, legal }) => phase === "close" && legal.filter((one) => one.startsWith("close:")).length > 1);
  await type("close");
  const [first] = session.view.value.legal.filter((one) => one.startsWith("close:"));
  assert.equal(session.plan.value.mode, first);
});

test("a card that fits nowhere is explained for the end that was named", async () => {
  await loadLanguage("en");
  const { session, until } = await seated();
  await until(({ phase, seats }) => phase === "play" && seats[0].route.length > 0);
  const missing = ACTIONS.find((one) => one.startsWith("left:") && !session.view.value.legal.includes(one));
  await type(commandText(missing));
  assert.equal(session.notice.value.action, missing);
  assert.ok(session.notice.value.reason);
});

test("while others decide, and after the game, the refusal says so", async () => {
  await loadLanguage("en");
  const { session, transport, toTheEnd } = await seated();
  transport.advance(({ game }) => game.seat === 0);
  await settled();
  await type("take deck");
  assert.deepEqual(session.notice.value, { key: "reason-not-your-turn" });
  await toTheEnd();
  await type("take deck");
  assert.deepEqual(session.notice.value, { key: "reason-over" });
});

test("a command for a table that was left has no effect", async () => {
  const { session, transport } = await seated();
  const obeyed = runCommand("take deck");
  session.close();
  assert.equal(await obeyed, undefined);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(transport.table.seq, 1);
});
