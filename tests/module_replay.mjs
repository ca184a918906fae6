// Plays games again in the module, and tells where it makes something else of them: `node module_replay.mjs WEB GAMES.json`.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [web, file] = process.argv.slice(2);
const load = (name) => import(`${web}/js/engine/${name}.js`);
const [{ Module }, { Rules }, { words }, { events }, { foresee }, { Glance, Planner }, { ACTIONS, PHASES, REASONS, RECORD, STATE }] =
  await Promise.all(["module", "rules", "view", "events", "foresight", "bots", "layout"].map(load));

const module = await Module.of(readFileSync(`${web}/js/engine/postroad.wasm`));
const rules = new Rules(module);
const planner = new Planner(module);

/** JSON with sorted keys, as the other side writes it. */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}
const digest = (value) => createHash("sha256").update(JSON.stringify(sorted(value))).digest("hex");
const hex = (bytes) => Buffer.from(bytes).toString("hex");

function compared(step, number, players, { asked, sample }) {
  const viewer = number % (players + 1);
  const seat = viewer < players ? viewer : null;
  const hidden = rules.hidden(step.raw, seat);
  return {
    state: hex(step.raw),
    legal: step.legal,
    events: events(step.rows),
    view: words(rules, hidden, seat),
    hidden: hex(hidden),
    world: hex(rules.sampled(hidden, sample)),
    reasons: asked.map((action) => REASONS[rules.whyNot(step.raw, action)] ?? null),
    ways: ways(step),
  };
}

function ways({ raw, legal }) {
  const seat = raw[STATE.fields.seat[0]];
  if (!legal.length || PHASES[raw[STATE.fields.phase[0]]] !== "close") return null;
  return foresee(rules, rules.hidden(raw, seat), seat);
}

function replay({ options, chooser, seed, names, told, record }) {
  const bot = new Glance(module, chooser, seed);
  let step = rules.first(options, seed);
  const rows = [...step.rows];
  for (const [number, one] of told.entries()) {
    if (number) {
      const hidden = rules.hidden(step.raw, step.raw[STATE.fields.seat[0]]);
      if (one.plan) {
        planner.begin(hidden);
        planner.grow(one.plan.iterations, one.plan.seed);
        if (planner.best() !== one.plan.action) return `the planner decides ${ACTIONS[planner.best()]} at ${number}`;
      }
      const chosen = bot.decide(hidden);
      if (chosen !== one.action) return `${chooser} decides ${ACTIONS[chosen]}, not ${ACTIONS[one.action]}, at ${number}`;
      step = rules.next(step.raw, chosen);
      rows.push(...step.rows);
    }
    const made = compared(step, number, options.players, one);
    if (digest(made) !== one.digest) return `after ${number} decisions: ${JSON.stringify(made)}`;
  }
  const document = { format: RECORD.format, options, names, events: events(rows) };
  return digest(document) === record ? null : "the record is another one";
}

const games = JSON.parse(readFileSync(file, "utf-8"));
const faults = games.map(replay).filter(Boolean);
console.log(JSON.stringify({ games: games.length, decisions: games.reduce((sum, { told }) => sum + told.length - 1, 0), faults }));
