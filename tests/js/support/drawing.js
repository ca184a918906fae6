// Renders components without a browser: Preact's elements with their attributes, without layout.
// A drawing has a given size; boxes.js computes the boxes of its parts.
import { render } from "../../../src/postroad/web/vendor/preact.js";

class Node {
  parentNode = null;
  childNodes = [];
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get firstElementChild() {
    return this.childNodes.find((child) => child.tag) ?? null;
  }
  get nextSibling() {
    const beside = this.parentNode?.childNodes ?? [];
    return beside[beside.indexOf(this) + 1] ?? null;
  }
  insertBefore(child, before) {
    child.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    return child;
  }
  remove() {
    const beside = this.parentNode?.childNodes;
    beside?.splice(beside.indexOf(this), 1);
    this.parentNode = null;
  }
}

class Text extends Node {
  constructor(data) {
    super();
    this.data = data;
  }
  get textContent() {
    return this.data;
  }
}

export class Element extends Node {
  nodeType = 1;
  style = {
    setProperty(name, value) {
      this[name] = value;
    },
  };
  attributes = new Map();
  constructor(tag, namespace) {
    super();
    this.tag = tag;
    this.localName = tag;
    this.namespaceURI = namespace;
  }
  setAttribute(name, value) {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  get(name) {
    return this.attributes.get(name);
  }
  number(name) {
    return Number(this.attributes.get(name) ?? 0);
  }
  toggleAttribute() {}
  addEventListener() {}
  get clientWidth() {
    return drawn[0];
  }
  get clientHeight() {
    return drawn[1];
  }
  get textContent() {
    return this.childNodes.map((child) => child.textContent).join("");
  }
  /** All descendants in drawing order. @returns {Element[]} */
  below(found = []) {
    for (const child of this.childNodes)
      if (child instanceof Element) {
        found.push(child);
        child.below(found);
      }
    return found;
  }
  /** The descendants with a class. */
  all(name) {
    return this.below().filter((one) => one.is(name));
  }
  /** The first descendant that fits. @returns {Element | undefined} */
  first(is) {
    for (const child of this.childNodes)
      if (child instanceof Element) {
        const found = is(child) ? child : child.first(is);
        if (found) return found;
      }
  }
  is(name) {
    return (this.get("class") ?? "").split(" ").includes(name);
  }
}

let drawn = [0, 0];

Object.assign(globalThis, {
  Element,
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  requestAnimationFrame: (call) => setTimeout(call),
  cancelAnimationFrame: clearTimeout,
});
Object.assign(globalThis.document, {
  createElement: (tag) => new Element(tag, "http://www.w3.org/1999/xhtml"),
  createElementNS: (namespace, tag) => new Element(tag, namespace),
  createTextNode: (data) => new Text(data),
});

/** A page that is reused for one drawing after another. */
export const blank = () => new Element("div", "http://www.w3.org/1999/xhtml");

/** Draws a component in a box of this size. @param {any} what @param {[number, number]} size @param {Element} [page] */
export async function draw(what, size, page = blank()) {
  drawn = size;
  render(what, page);
  await null; // render again after measuring
  return page;
}
