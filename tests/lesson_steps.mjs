// Plays every step of every lesson by the rules of the page and tells what came of it: `node lesson_steps.mjs WEB`.
// For each step: the course to its position and what every legal try there, and on the way to its goal, is answered with.

import { readFileSync } from "node:fs";

const [web] = process.argv.slice(2);
globalThis.addEventListener = () => {};
globalThis.location = { hash: "", pathname: "/", search: "" };
globalThis.document = { querySelector: () => null, getElementById: () => null, documentElement: { dataset: {} } };
globalThis.history = { state: null };
globalThis.localStorage = { getItem: () => '{"speed":"instant"}' };
const load = (name) => import(`${web}/js/${name}.js`);
const [{ Module }, { Rules }, { LESSONS }, { answerKey, judge, nextAction }, { LessonStep }] = await Promise.all(
  ["engine/module", "engine/rules", "pages/lesson/steps", "pages/lesson/goal", "pages/lesson/lesson_step"].map(load),
);
const NAMES = ["Rival", "Learner"];
const rules = new Rules(await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`)));

/** Everything that can be tried on the way that is shown, and what each try is answered with. */
function told(step) {
  const found = [];
  let { game } = new LessonStep(rules, step, NAMES).table;
  const { seat } = game;
  const done = [];
  for (;;) {
    const { at, done: over } = judge(step, done);
    if (over || game.seat !== seat) return { found, done, over, game };
    for (const action of game.legal()) {
      const { wrong } = judge(step, [...done, action]);
      found.push({ at, action, says: wrong && answerKey(step, at, wrong) });
    }
    const action = nextAction(step, at, game.legal());
    if (action === null) return { found, done, over, game };
    game = game.play(action);
    done.push(action);
  }
}

/** A host that is asked as the table's screen asks it. */
async function opened(step) {
  const lesson = new LessonStep(rules, step, NAMES);
  const heard = [];
  let seq = 0;
  const message = (one) => {
    seq = one.seq;
    heard.push(one);
  };
  lesson.transport.watch(1, () => seq, { message, state: () => {} });
  await Promise.resolve();
  return { lesson, heard, seq: () => seq };
}

/** One try of each kind that is answered, asked as a screen asks: what is said, and whether the table is as it was before. */
async function tried(step, tries) {
  const said = [];
  for (const { at, action, says } of tries) {
    const { lesson, heard, seq } = await opened(step);
    const reached = () => judge(step, lesson.actions).at;
    while (reached() < at || !lesson.table.game.legal().includes(action)) lesson.showNext();
    const before = lesson.table.game.view(1);
    const counted = heard.length;
    await lesson.transport.send("decisions", { command: "try", seat: 1, seq: seq(), action }, null);
    const same = JSON.stringify(lesson.table.game.view(1)) === JSON.stringify(before);
    const agreed = heard.some(({ entries }) => entries.some(({ kind, undoes }) => kind === "undo" && Array.isArray(undoes)));
    const messages = heard.length - counted;
    said.push({ action, wanted: says, says: lesson.says.value, same, messages, done: lesson.done.value, agreed });
  }
  return said;
}

/** Steps back: none before the position, one after a decision. */
async function undone(step) {
  const { lesson, heard, seq } = await opened(step);
  const undo = (command) =>
    lesson.transport.send("undo", { command, seat: 1, seq: seq() }, null).then(
      () => "done",
      (error) => error.body.error,
    );
  const before = JSON.stringify(lesson.table.game.view(1));
  const [offered, first] = [heard[0].undo, await undo("first")];
  const same = JSON.stringify(lesson.table.game.view(1)) === before;
  lesson.showNext();
  if (!heard.at(-1).undo || lesson.done.value) return { offered, first, same };
  const then = await undo("second");
  return { offered, first, same, then, back: JSON.stringify(lesson.table.game.view(1)) === before, says: lesson.says.value };
}

/** The whole step as "show me" does it. */
async function shown(step) {
  const { lesson } = await opened(step);
  while (lesson.next && !lesson.done.value) lesson.showNext();
  return { done: lesson.done.value, says: lesson.says.value, view: lesson.table.game.view(1) };
}

const steps = [];
for (const [lesson, all] of Object.entries(LESSONS))
  for (const step of all) {
    const { game: position } = new LessonStep(rules, step, NAMES).table;
    const { found, done, over, game } = told(step);
    const answers = [...new Map(found.filter(({ says }) => says).map((one) => [one.says, one])).values()];
    steps.push({
      lesson,
      id: step.id,
      listed: (step.wrong ?? []).map(({ says }) => `lesson-${says}`),
      answered: [...new Set(found.map(({ says }) => says).filter(Boolean))],
      course: position.positions.map((one) => one.action).filter(Boolean),
      record: position.record(NAMES),
      done,
      over,
      legal: game.legal().length,
      tried: await tried(step, answers),
      undone: await undone(step),
      shown: await shown(step),
    });
  }
console.log(JSON.stringify(steps));
