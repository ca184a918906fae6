// Plays games again in the module, and tells where it makes something else of them. For Node and for a page alike: both hand in
// the engine's modules, its bytes and a digest; `node module_replay_node.mjs WEB GAMES.json` does so here.

export const MODULES = ["module", "rules", "view", "events", "preview", "bots", "layout"];

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
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {any[]} engine what `MODULES` export @param {BufferSource} bytes @param {any[]} games @param {(bytes: Uint8Array) => Promise<Uint8Array>} sha256 */
export async function replayAll(engine, bytes, games, sha256) {
  const [{ Module }, { Rules }, { jsonView }, { events }, { previewPaths }, { OneStepBot }, { ACTIONS, PHASES, REASONS, RECORD, STATE }] =
    engine;
  const module = await Module.of(bytes);
  const rules = new Rules(module);
  const digest = async (value) => hex(await sha256(new TextEncoder().encode(JSON.stringify(sorted(value)))));

  function compared(step, number, players, { asked, sample }) {
    const viewer = number % (players + 1);
    const seat = viewer < players ? viewer : null;
    const hidden = rules.viewBytes(step.raw, seat);
    return {
      state: hex(step.raw),
      legal: step.legal,
      events: events(step.rows),
      view: jsonView(rules, hidden, seat),
      hidden: hex(hidden),
      world: hex(rules.sample(hidden, sample)),
      reasons: asked.map((action) => REASONS[rules.whyNot(step.raw, action)] ?? null),
      ways: ways(step),
    };
  }

  function ways({ raw, legal }) {
    const seat = raw[STATE.fields.seat[0]];
    if (!legal.length || PHASES[raw[STATE.fields.phase[0]]] !== "close") return null;
    return previewPaths(rules, rules.viewBytes(raw, seat), seat);
  }

  async function replay({ options, chooser, seed, names, told, record }) {
    const bot = new OneStepBot(module, chooser, seed);
    let step = rules.setUp(options, seed);
    const rows = [...step.rows];
    for (const [number, one] of told.entries()) {
      if (number) {
        const hidden = rules.viewBytes(step.raw, step.raw[STATE.fields.seat[0]]);
        const chosen = bot.decide(hidden);
        if (chosen !== one.action) return `${chooser} decides ${ACTIONS[chosen]}, not ${ACTIONS[one.action]}, at ${number}`;
        step = rules.apply(step.raw, chosen);
        rows.push(...step.rows);
      }
      const made = compared(step, number, options.players, one);
      if ((await digest(made)) !== one.digest) return `after ${number} decisions: ${JSON.stringify(made)}`;
    }
    const document = { format: RECORD.format, options, names, events: events(rows) };
    return (await digest(document)) === record ? null : "the record is another one";
  }

  const faults = [];
  for (const game of games) faults.push(await replay(game));
  const decisions = games.reduce((sum, { told }) => sum + told.length - 1, 0);
  return { games: games.length, decisions, faults: faults.filter(Boolean) };
}
