// Tells the plan of the help and the rule behind each question, refusal and piece: `node reference_plan.mjs WEB`.

const [web] = process.argv.slice(2);
const [{ CHAPTERS }, { BEHIND }] = await Promise.all(
  ["chapters", "behind"].map((name) => import(`${web}/js/pages/help/${name}.js`)),
);
console.log(JSON.stringify({ chapters: CHAPTERS, behind: BEHIND }));
