// Measures what the judge knows of a rule set, by self-play: `npm run measure -- --rules ID
// [--hands N] [--seed S] [--levels A,B] --date YYYY-MM-DD`. Writes src/engine/judge/measured/ID.ts.
// With `--only met` what was measured before stays, but for how often goals are met.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MEASURED } from '../src/engine/judge/measured/index.ts';
import { figuresFrom, figuresText } from './measure/figures.mjs';
import { promisesFrom } from './measure/win-counts.mjs';

const { values } = parseArgs({
  options: {
    rules: { type: 'string' },
    hands: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1924' },
    levels: { type: 'string', default: 'steady,learner' },
    only: { type: 'string' },
    date: { type: 'string' },
  },
});
const { rules, date } = values;
if (rules === undefined || date === undefined) {
  process.stderr.write('--rules ID and --date YYYY-MM-DD are needed\n');
  process.exit(2);
}
const [hands, seed] = [Number(values.hands), Number(values.seed)];
const figures =
  values.only === 'met'
    ? MEASURED[rules]
    : await figuresFrom({ id: rules, hands, seed, levels: values.levels.split(',') });
const promises = await promisesFrom({ id: rules, hands, seed: seed + 1, figures });
const file = new URL(`../src/engine/judge/measured/${rules}.ts`, import.meta.url);
writeFileSync(file, figuresText({ ...figures, date, promises }));
