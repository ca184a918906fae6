// Two fingers on a map: what lies under each of them stays there while they move apart.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Viewport } from "../../src/postroad/web/js/board/viewport.js";

const [WIDTH, HEIGHT] = [400, 300];
const CORNER = { left: 10, top: 50 }; // of the map in the window

/** A map's element with the attributes that a viewport writes. */
class Drawing extends EventTarget {
  attributes = new Map();
  style = { setProperty() {} };
  firstElementChild = { setAttribute: (_, value) => (this.transform = value) };
  getBoundingClientRect = () => CORNER;
  setAttribute = (name, value) => this.attributes.set(name, value);
  toggleAttribute = (name, on) => (on ? this.attributes.set(name, "") : this.attributes.delete(name));
  hasPointerCapture = () => false;
  setPointerCapture() {}
  closest = () => null;
}

let drawing;
beforeEach(() => {
  drawing = new Drawing();
  new Viewport(/** @type {any} */ (drawing), WIDTH, HEIGHT);
});

/** A press, a movement or a click at a point of the map. */
function send(kind, pointerId, [x, y]) {
  const event = new Event(kind, { cancelable: true });
  drawing.dispatchEvent(
    Object.assign(event, { pointerId, pointerType: "touch", clientX: x + CORNER.left, clientY: y + CORNER.top, detail: 1 }),
  );
  return event;
}
const down = (finger, point) => send("pointerdown", finger, point);
const move = (finger, point) => send("pointermove", finger, point);
const up = (finger, point) => send("pointerup", finger, point);

function view() {
  const [zoom, x, y] = (drawing.transform ?? "1 0 0").match(/-?[\d.]+(?:e-\d+)?/g).map(Number);
  return { zoom, x: 0 - x, y: 0 - y };
}

/** The place of the whole map that is seen at a point now. */
function under([x, y]) {
  const seen = view();
  return [seen.x + x / seen.zoom, seen.y + y / seen.zoom].map((number) => Math.round(number * 1000) / 1000);
}

test("fingers that move apart keep the points under them", () => {
  down(1, [100, 150]);
  down(2, [200, 150]);
  for (let x = 200; x <= 300; x += 10) move(2, [x, 150]);
  assert.ok(Math.abs(view().zoom - 2) < 1e-9);
  assert.deepEqual(under([100, 150]), [100, 150]);
  assert.deepEqual(under([300, 150]), [200, 150]);
  assert.ok(drawing.attributes.has("data-zoomed"));
  assert.equal(drawing.attributes.get("data-near"), "2");
});

test("two fingers that keep their distance move the map, and one that stays does too", () => {
  down(1, [100, 100]);
  down(2, [200, 200]);
  move(1, [50, 50]);
  move(2, [250, 250]);
  assert.ok(Math.abs(view().zoom - 2) < 1e-9);
  const [before] = [under([50, 50])];
  for (const [finger, point] of [
    [1, [60, 40]],
    [2, [260, 240]],
  ])
    move(finger, point);
  assert.deepEqual(under([60, 40]).map(Math.round), before.map(Math.round));
  up(2, [260, 240]);
  const held = under([60, 40]);
  move(1, [90, 70]);
  assert.deepEqual(under([90, 70]), held);
});

test("fingers that move together show the whole map, and no more than it", () => {
  down(1, [150, 150]);
  down(2, [250, 150]);
  move(2, [390, 150]);
  assert.ok(view().zoom > 2);
  move(2, [160, 150]);
  assert.deepEqual(view(), { zoom: 1, x: 0, y: 0 });
  assert.ok(!drawing.attributes.has("data-zoomed"));
});

test("no pinch comes closer than four times", () => {
  down(1, [200, 150]);
  down(2, [210, 150]);
  move(2, [390, 150]);
  assert.equal(view().zoom, 4);
});

test("two resting fingers are no tap", () => {
  down(1, [100, 150]);
  down(2, [200, 150]);
  up(2, [200, 150]);
  up(1, [100, 150]);
  assert.ok(send("click", 1, [100, 150]).defaultPrevented);
});
