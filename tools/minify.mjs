// Minifies texts with esbuild: an object of addresses and texts comes in as JSON, and goes out as JSON.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [folder] = process.argv.slice(2);
const { transformSync } = createRequire(`${folder}/`)("esbuild");
const texts = JSON.parse(readFileSync(0, "utf-8"));
const minified = Object.entries(texts).map(([address, text]) => {
  const loader = address.endsWith(".css") ? "css" : "js";
  return [address, transformSync(text, { loader, minify: true, charset: "utf8", target: "esnext" }).code];
});
process.stdout.write(JSON.stringify(Object.fromEntries(minified)));
