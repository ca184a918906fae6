// The connection to a table of the server, as the page sees its end.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { openTableConnection } from "../../src/postroad/web/js/app/table_connection.js";

const lines = [];
const real = globalThis.WebSocket;
afterEach(() => {
  globalThis.WebSocket = real;
});

/** A connection that the server closes with this code and reason. */
function closed(code, reason) {
  globalThis.WebSocket = class {
    constructor() {
      lines.push(this);
    }
    close() {}
  };
  const states = [];
  const line = openTableConnection(
    "t",
    null,
    () => 0,
    () => null,
    () => {},
    (state) => states.push(state),
  );
  lines.at(-1).onclose({ code, reason });
  line.close();
  return states;
}

for (const [code, reason, state] of [
  [4403, "banned", "banned"],
  [4403, "not-your-seat", "refused"],
  [4404, "no-table", "gone"],
  [4401, "signed-out", "signed-out"],
])
  test(`a connection closed by ${reason} is reported as such`, () => assert.deepEqual(closed(code, reason), [state]));
