// Idempotency keys for commands: a command sent again with the same key has no second effect.

export const commandId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
