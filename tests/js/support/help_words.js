// The commands that the help shows, and a check for incomplete texts.
import { loadTexts, setLanguage } from "../../../src/postroad/web/js/app/texts.js";
import { Commands } from "../../../src/postroad/web/js/pages/help/keys.js";

/** Load the texts of a language, including the optional ones. */
export async function loadLanguage(language, ...files) {
  await loadTexts("voice", ...files);
  await setLanguage(language);
}

/** The elements of a kind in a component's output, in order. */
export function elements(tree, type) {
  if (Array.isArray(tree)) return tree.flatMap((one) => elements(one, type));
  if (!tree || typeof tree !== "object") return [];
  return [...(tree.type === type ? [tree] : []), ...elements(tree.props?.children, type)];
}

/** The commands and the questions as the help shows them. */
export function ofTheHelp() {
  const [commands, questions] = elements(Commands(), "dl").map((list) =>
    elements(list, "code").map(({ props }) => String(props.children)),
  );
  return { commands, questions };
}

/** Matches a message key, a missing value or an unfilled placeholder. */
export const GAP = /[{}$]|undefined|NaN|\[object|(^|\s)(log|answer|near|brief|city|stack|since|why|deed|spoken)-[a-z]/;
