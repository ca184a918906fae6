// Error boundaries: a part of the page that throws is replaced by words, and the other parts stay usable.

import { Component } from "../../vendor/preact.js";
import { html } from "./html.js";
import { lazy } from "./loader.js";

const Failed = lazy(() => import("./failed.js").then((part) => part.Failed), { texts: ["pages", "failures"] });

/** `save` saves what the part showed, if there is something to save. @extends {Component<{ children?: any, save?: () => unknown }, { failed?: boolean }>} */
export class Boundary extends Component {
  /** @param {Error} error */
  componentDidCatch(error) {
    reportError(Object.assign(error, { shown: true }));
    this.setState({ failed: true });
  }

  render() {
    const { children, save } = this.props;
    return this.state.failed ? html`<${Failed} save=${save} again=${() => this.setState({ failed: false })} />` : children;
  }
}
