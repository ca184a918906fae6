// Tells the plan of the help and the rule behind each question, refusal and piece: `node reference_plan.mjs WEB`.

const [web] = process.argv.slice(2);
const [{ CHAPTERS }, { RULE_OF }] = await Promise.all(
  ["chapters", "rule_links"].map((name) => import(`${web}/js/pages/help/${name}.js`)),
);
console.log(JSON.stringify({ chapters: CHAPTERS, behind: RULE_OF }));
