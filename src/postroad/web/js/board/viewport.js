// Zoom and pan of a map: pinch, ctrl + wheel, double tap, keys, drag; it writes the transform straight to the element, without rendering.
import { shrunk, stepOf } from "./label_zoom.js";

const CLOSEST = 4;
const STEP = 1.5;
const STILL = 8; // px; a finger that moved less has tapped
const SHAKY = 24; // px; where there is nothing to drag, a tap may slip more
const DOUBLE = 320; // ms
const [FINGERTIP, ROOMY] = [32, 44]; // px: what a finger hits at least, and what it hits with ease
const PLACES = "[data-city], [data-name], [data-stop], [data-coach]"; // what a press may choose
const WHOLE = { x: 0, y: 0, zoom: 1 };

/** @typedef {{ x: number, y: number, zoom: number }} View what lies at the box's corner, and how much larger it is */

/** A view that shows nothing beyond the sheet. @param {View} view @param {number} width @param {number} height @returns {View} */
function bounded({ x, y, zoom }, width, height) {
  const near = Math.min(Math.max(zoom, 1), CLOSEST);
  return { zoom: near, x: Math.min(Math.max(x, 0), width - width / near), y: Math.min(Math.max(y, 0), height - height / near) };
}

/** The view after zooming by a factor, the place under [px, py] staying where it is. @param {View} view @param {number} factor @param {number} px @param {number} py @returns {View} */
function zoomed(view, factor, px, py) {
  const zoom = Math.min(Math.max(view.zoom * factor, 1), CLOSEST);
  return { zoom, x: view.x + px / view.zoom - px / zoom, y: view.y + py / view.zoom - py / zoom };
}

/** Zooming of the first child group of an SVG element. */
export class Viewport {
  /** @param {SVGSVGElement} svg @param {number} width @param {number} height */
  constructor(svg, width, height) {
    this.svg = svg;
    this.width = width;
    this.height = height;
    /** @type {View} */
    this.view = WHOLE;
    /** @type {Map<number, [number, number]>} */
    this.fingers = new Map();
    this.moved = 0;
    this.lastTap = { at: 0, x: 0, y: 0 };
    this.touched = false;
    this.cameCloser = 0; // when a press did that
    this.listening = new AbortController();
    const { signal } = this.listening;
    svg.addEventListener("wheel", (event) => this.wheel(event), { signal, passive: false });
    svg.addEventListener("pointerdown", (event) => this.down(event), { signal });
    svg.addEventListener("pointermove", (event) => this.move(event), { signal });
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"]))
      svg.addEventListener(kind, (event) => this.up(event), { signal });
    svg.addEventListener("click", (event) => this.click(event), { signal, capture: true });
    svg.addEventListener("keydown", (event) => this.key(event), { signal });
    svg.addEventListener("focusin", (event) => this.reveal(/** @type {Element} */ (event.target)), { signal });
  }

  end() {
    this.listening.abort();
    this.fit();
  }

  /** Shows the whole map again. */
  fit() {
    this.show(WHOLE);
  }

  /** @param {View} view */
  show(view) {
    this.view = bounded(view, this.width, this.height);
    const { x, y, zoom } = this.view;
    this.svg.firstElementChild?.setAttribute("transform", `scale(${zoom}) translate(${-x} ${-y})`);
    this.svg.style.setProperty("--mark", String(shrunk(zoom)));
    this.svg.setAttribute("data-near", String(stepOf(zoom)));
    this.svg.toggleAttribute("data-zoomed", zoom > 1);
  }

  /** @param {{ clientX: number, clientY: number }} event @returns {[number, number]} */
  place(event) {
    const box = this.svg.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey && this.view.zoom === 1) return;
    event.preventDefault();
    const { x, y, zoom } = this.view;
    if (event.ctrlKey) this.show(zoomed(this.view, Math.exp(-event.deltaY / 150), ...this.place(event)));
    else this.show({ zoom, x: x + event.deltaX / zoom, y: y + event.deltaY / zoom });
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.touched = event.pointerType === "touch";
    if (!this.fingers.size) this.moved = 0;
    this.fingers.set(event.pointerId, this.place(event));
    if (this.fingers.size > 1) this.moved = Infinity;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.place(event);
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    this.moved += Math.hypot(dx, dy);
    if (this.moved > STILL && this.view.zoom > 1 && !this.svg.hasPointerCapture(event.pointerId))
      this.svg.setPointerCapture(event.pointerId);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    const { x, y, zoom } = this.view;
    if (other) {
      const spread =
        Math.hypot(now[0] - other[0], now[1] - other[1]) / Math.max(Math.hypot(before[0] - other[0], before[1] - other[1]), 1);
      const dragged = { zoom, x: x - dx / 2 / zoom, y: y - dy / 2 / zoom };
      this.show(zoomed(dragged, spread, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2));
    } else if (zoom > 1 && this.moved > STILL) this.show({ zoom, x: x - dx / zoom, y: y - dy / zoom });
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
  }

  /** A drag is not a tap; two taps beside the cities look closer or fit again. @param {MouseEvent} event */
  click(event) {
    const [x, y] = this.place(event);
    const chosen = /** @type {Element} */ (event.target).closest(PLACES);
    if ((event.detail && this.moved > (this.view.zoom > 1 ? STILL : SHAKY)) || (chosen && this.comesCloser(chosen, event))) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    if (chosen) return;
    const twice = event.timeStamp - this.lastTap.at < DOUBLE && Math.hypot(x - this.lastTap.x, y - this.lastTap.y) < 30;
    this.lastTap = { at: twice ? 0 : event.timeStamp, x, y };
    if (twice) this.show(this.view.zoom > 1 ? WHOLE : zoomed(this.view, 2, x, y));
  }

  /** A finger on a place so small that it may mean another one looks closer first; the second tap of two means nothing else. @param {Element} place @param {MouseEvent} event */
  comesCloser(place, event) {
    if (!this.touched || !event.detail) return false;
    if (event.timeStamp - this.cameCloser < DOUBLE) return true;
    const size = this.sizeOf(place);
    if (size >= FINGERTIP || this.view.zoom >= CLOSEST) return false;
    this.cameCloser = event.timeStamp;
    this.show(zoomed(this.view, ROOMY / size, ...this.place(event)));
    return true;
  }

  /** How large the place is for a finger now; a name stands for its place. @param {Element} place */
  sizeOf(place) {
    const name = place.getAttribute("data-name");
    const [own] = name ? this.svg.querySelectorAll(`[data-city="${name}"], [data-stop="${name}"]`) : [place];
    const { width, height } = (own?.querySelector(".city-touch") ?? place).getBoundingClientRect();
    return Math.max(Math.min(width, height), 1);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const factor = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0 }[event.key];
    if (factor === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const [x, y] = this.focus();
    this.show(factor ? zoomed(this.view, factor, x, y) : WHOLE);
  }

  /** The middle of what has the focus, else of the map. @returns {[number, number]} */
  focus() {
    const focused = document.activeElement;
    return focused && focused !== this.svg && this.svg.contains(focused)
      ? this.middle(focused)
      : [this.width / 2, this.height / 2];
  }

  /** @param {Element} element */
  middle(element) {
    const box = element.getBoundingClientRect();
    return this.place({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 });
  }

  /** Moves the map so that what got the focus is seen. @param {Element} element */
  reveal(element) {
    const [x, y] = this.middle(element);
    if (x > 0 && y > 0 && x < this.width && y < this.height) return;
    const { zoom } = this.view;
    this.show({ zoom, x: this.view.x + (x - this.width / 2) / zoom, y: this.view.y + (y - this.height / 2) / zoom });
  }
}
