/** How fast the command line answers a long list of records, from file to nothing. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { randomHands, randomPureHands } from './corpora.mjs';
import { textOf } from './engines/forms.mjs';
import { median, milliseconds } from './measure.mjs';
import { mcrRecords, riichiRecords, tchou1924Records, vulcain1953Records } from './recorded.mjs';

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const PROBE = new URL('./cpu-time.mjs', import.meta.url).href;
const RECORDS = 200_000;
const SCORED = 100_000;
const ROUNDS = 7;

const half = { count: RECORDS / 2, seed: 5 };

const concealedOf = (counts, id) => ({ id, concealed: textOf(counts) });

/** The records one after the other, again and again. */
const repeated = (records, count) =>
  Array.from({ length: count }, (_, id) => ({ ...records[id % records.length], id }));

export const CLI_FIGURES = [
  {
    name: 'cli-waits',
    says: 'command line, 200,000 records of 13 tiles, half of them in one suit',
    words: ['waits'],
    records: () =>
      [...randomHands({ ...half, size: 13 }), ...randomPureHands({ ...half, size: 13 })].map(
        concealedOf,
      ),
  },
  {
    name: 'cli-distance',
    says: 'command line, 200,000 records of 14 random tiles',
    words: ['distance'],
    records: () => randomHands({ count: RECORDS, size: 14, seed: 6 }).map(concealedOf),
  },
  {
    name: 'cli-score-tchou1924',
    says: 'command line, 100,000 records: the 1,200 recorded hands of Tchou 1924, again and again',
    words: ['score', '--rules', 'tchou1924'],
    records: () => repeated(tchou1924Records(), SCORED),
  },
  {
    name: 'cli-score-vulcain1953',
    says: 'command line, 100,000 records: the 1,200 recorded hands of Vulcain 1953, again and again',
    words: ['score', '--rules', 'vulcain1953'],
    records: () => repeated(vulcain1953Records(), SCORED),
  },
  {
    name: 'cli-score-mcr',
    says: 'command line, 100,000 records: the 1,500 recorded hands of MCR, again and again',
    words: ['score', '--rules', 'mcr'],
    records: () => repeated(mcrRecords(), SCORED),
  },
  {
    name: 'cli-score-riichi',
    says: 'command line, 100,000 records: the 800 recorded hands of the Japanese rules, again and again',
    words: ['score', '--rules', 'riichi'],
    records: () => repeated(riichiRecords(), SCORED),
  },
];

/** The microseconds of processor time that the command takes over a file. */
async function processorTime(words, file) {
  const child = spawn(process.execPath, ['--import', PROBE, MAIN, ...words], {
    stdio: [openSync(file), openSync(devNull, 'w'), 'inherit', 'pipe'],
  });
  const [told, [code]] = await Promise.all([text(child.stdio[3]), once(child, 'close')]);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`);
  return Number(told);
}

async function medianTime(words, file) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await processorTime(words, file));
  return median(times);
}

function parsingNs(lines) {
  const pass = () => {
    for (const line of lines) JSON.parse(line);
  };
  pass();
  const times = Array.from({ length: ROUNDS }, () => milliseconds(pass));
  return (median(times) * 1e6) / lines.length;
}

/**
 * Nanoseconds a record without the start of the program, and what JSON parsing alone takes of
 * them; records a second with the parsing and apart from it.
 */
export async function measureCli({ words, records }) {
  const lines = records().map((record) => JSON.stringify(record));
  const folder = mkdtempSync(join(tmpdir(), 'moineau-bench-'));
  try {
    const [one, all] = [join(folder, 'one.jsonl'), join(folder, 'all.jsonl')];
    writeFileSync(one, `${lines[0]}\n`);
    writeFileSync(all, `${lines.join('\n')}\n`);
    const start = await medianTime(words, one);
    const ns = ((await medianTime(words, all)) - start) * (1e3 / lines.length);
    const parseNs = parsingNs(lines);
    return { ns, parseNs, perSecond: 1e9 / ns, perSecondApart: 1e9 / (ns - parseNs) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
