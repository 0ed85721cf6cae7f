// Plays duplicate matches of the partners and keeps their results: `npm run measure:matches -- --date
// YYYY-MM-DD [--rules A,B] [--walls N]`. Writes src/engine/judge/measured/matches.ts, a row at a time.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PLAYABLE_RULES } from '../src/engine/scoring.ts';
import { duplicateMatch, SEEDS } from './measure/match.mjs';

const PAIRS = [
  ['steady', 'learner'],
  ['strong', 'learner'],
  ['strong', 'steady'],
];
const FILE = new URL('../src/engine/judge/measured/matches.ts', import.meta.url);

const { values } = parseArgs({
  options: {
    date: { type: 'string' },
    rules: { type: 'string' },
    walls: { type: 'string', default: '400' },
  },
});
const { date, rules, walls } = values;
if (date === undefined) {
  process.stderr.write('--date YYYY-MM-DD is needed\n');
  process.exit(2);
}

const START = '/** Each wall is played four times, the challenger once in each seat. */\n';
const LINE = /^ {2}\{ (.*) \},$/;

/** One row a line, so that a row that is played again takes the place of the one before. */
const rowsIn = (text) =>
  text
    .slice(text.indexOf(START))
    .split('\n')
    .filter((line) => LINE.test(line));

const nameOf = (row) => row.slice(0, row.indexOf(', walls'));

const round = (value, digits) => Number(value.toFixed(digits));

function rowOf({ win, give, gain, interval, ...match }) {
  const figures = { gain: round(gain, 2), interval: round(interval, 2) };
  const row = { ...match, ...figures, win: round(win, 4), give: round(give, 4), date };
  const fields = ['rules', 'challenger', 'against', 'walls', 'seed', 'gain', 'interval', 'win'];
  const written = [...fields, 'give', 'date'].map((name) => {
    const value = row[name];
    return `${name}: ${typeof value === 'string' ? `'${value}'` : value}`;
  });
  return `  { ${written.join(', ')} },`;
}

for (const [challenger, against] of PAIRS) {
  for (const id of rules === undefined ? PLAYABLE_RULES : rules.split(',')) {
    const match = { id, challenger, against, walls: Number(walls), seed: SEEDS.test };
    const row = rowOf(await duplicateMatch(match));
    const text = readFileSync(FILE, 'utf8');
    const others = rowsIn(text).filter((old) => nameOf(old) !== nameOf(row));
    const rows = [...others, row].sort();
    const head = text.slice(0, text.indexOf(START));
    writeFileSync(
      FILE,
      `${head}${START}// biome-ignore format: one row a line\nexport const MATCHES: readonly Match[] = [\n${rows.join('\n')}\n];\n`,
    );
    process.stdout.write(`${row}\n`);
  }
}
