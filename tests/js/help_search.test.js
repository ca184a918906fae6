// The search of the help, by everyday words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hasText, t } from "../../src/postroad/web/js/app/texts.js";
import { CHAPTERS } from "../../src/postroad/web/js/pages/help/chapters.js";
import { matching, plain, searchTerms, searchWords } from "../../src/postroad/web/js/pages/help/search_words.js";
import { loadLanguage } from "./support/help_words.js";
import { LANGUAGES } from "./support/seated.js";

/** The searchable parts of the help: rules, and a few paragraphs beside them. */
const PARTS = [
  ["lessons", "lessons", "help-lessons"],
  ["goal", "goal", "help-goal-2"],
  ["goal", "bots", "help-bots"],
  ["keys", "key-undo", "help-key-undo"],
  ["keys", "key-hint", "help-key-hint"],
  ...Object.entries(CHAPTERS).flatMap(([chapter, rules]) => rules.map((id) => [chapter, id, `rule-${id}`])),
];
const text = (key) => (hasText(key) ? t(key) : "");

function found(typed) {
  const parts = PARTS.map(([chapter, id, key]) => ({
    id,
    written: plain([t(`help-${chapter}`), text(key), text(`${key}-ours`), text(`${key}-example`)].join(" ")),
    words: [searchWords(chapter), searchWords(id)].join(" "),
  }));
  return matching(searchTerms(typed), parts).map(({ id }) => id);
}

const ASKED = {
  en: {
    "How do I win?": "e2",
    winning: "e3",
    "score points": "e2",
    "When does the game end?": "e1",
    "undo a mistake": "key-undo",
    "How do I draw cards?": "d1",
    "play against the computer": "bots",
    tutorial: "lessons",
    "I am stuck": "key-hint",
    "obtain a carriage": "v1", // no paragraph has both words
  },
  de: {
    "Wie gewinne ich?": "e2",
    Sieger: "e3",
    Punkte: "e2",
    "Wann ist das Spiel zu Ende?": "e1",
    "Zug rückgängig": "key-undo",
    "Karten ziehen": "d1",
    "Kutsche bekommen": "v1",
    "allein gegen den Computer": "bots",
    Anfänger: "lessons",
  },
  ru: {
    "Как победить?": "e2",
    выиграть: "e3",
    очки: "e2",
    "конец игры": "e1",
    "как отменить ход": "key-undo",
    "взять карту": "d1",
    "играть против компьютера": "bots",
    новичок: "lessons",
  },
  pl: {
    "Jak wygrać?": "e2",
    zwycięzca: "e3",
    punkty: "e2",
    "koniec gry": "e1",
    "jak cofnąć ruch": "key-undo",
    "dobrać kartę": "d1",
    "gra przeciwko komputerowi": "bots",
    samouczek: "lessons",
  },
  ja: {
    "どうやって勝つ？": "e2",
    勝ち方: "e3",
    点数: "e2",
    ゲームの終了: "e1",
    取り消し: "key-undo",
    カードを引く: "d1",
    コンピューター: "bots",
    初心者: "lessons",
  },
};

for (const language of LANGUAGES) {
  test(`everyday words find the rules (${language})`, async () => {
    await loadLanguage(language, "help");
    for (const [typed, id] of Object.entries(ASKED[language]))
      assert.ok(found(typed).includes(id), `${typed}: ${searchTerms(typed)} found ${found(typed)}, not ${id}`);
  });

  test(`every example search finds something (${language})`, async () => {
    await loadLanguage(language, "help");
    assert.deepEqual(found("zeppelin"), []);
    for (const word of t("help-tries").split(" ")) assert.ok(found(word).length, word);
  });
}
