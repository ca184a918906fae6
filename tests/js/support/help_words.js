// What the help shows of the command line, and whether a text is whole.
import { loadTexts, setLanguage } from "../../../src/postroad/web/js/app/texts.js";
import { Commands } from "../../../src/postroad/web/js/pages/help/keys.js";

/** The texts of a language, with those that are fetched only when they are needed. */
export async function speaks(language, ...files) {
  await loadTexts("voice", ...files);
  await setLanguage(language);
}

/** The elements of some kind in what a component gives, in their order. */
export function elements(tree, type) {
  if (Array.isArray(tree)) return tree.flatMap((one) => elements(one, type));
  if (!tree || typeof tree !== "object") return [];
  return [...(tree.type === type ? [tree] : []), ...elements(tree.props?.children, type)];
}

/** The commands and the questions of the help, as they stand there. */
export function ofTheHelp() {
  const [commands, questions] = elements(Commands(), "dl").map((list) =>
    elements(list, "code").map(({ props }) => String(props.children)),
  );
  return { commands, questions };
}

/** A key of a message, a value that is missing, or a place that was not filled. */
export const GAP = /[{}$]|undefined|NaN|\[object|(^|\s)(log|answer|near|brief|city|stack|since|why|deed|spoken)-[a-z]/;
