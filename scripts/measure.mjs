// Measures what the judge knows of a rule set, by self-play: `npm run measure -- --rules ID
// [--hands N] [--seed S] [--levels A,B] --date YYYY-MM-DD`. Writes src/engine/judge/measured/ID.ts.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { figuresFrom, figuresText } from './measure/figures.mjs';

const { values } = parseArgs({
  options: {
    rules: { type: 'string' },
    hands: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1924' },
    levels: { type: 'string', default: 'steady,learner' },
    date: { type: 'string' },
  },
});
const { rules, date } = values;
if (rules === undefined || date === undefined) {
  process.stderr.write('--rules ID and --date YYYY-MM-DD are needed\n');
  process.exit(2);
}
const figures = await figuresFrom({
  id: rules,
  hands: Number(values.hands),
  seed: Number(values.seed),
  levels: values.levels.split(','),
});
const file = new URL(`../src/engine/judge/measured/${rules}.ts`, import.meta.url);
writeFileSync(file, figuresText({ ...figures, date }));
