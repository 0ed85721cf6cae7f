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

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const PROBE = new URL('./cpu-time.mjs', import.meta.url).href;
const RECORDS = 200_000;
const ROUNDS = 7;

const half = { count: RECORDS / 2, seed: 5 };

export const CLI_FIGURES = [
  {
    name: 'cli-waits',
    says: 'command line, 200,000 records of 13 tiles, half of them in one suit',
    command: 'waits',
    hands: () => [...randomHands({ ...half, size: 13 }), ...randomPureHands({ ...half, size: 13 })],
  },
  {
    name: 'cli-distance',
    says: 'command line, 200,000 records of 14 random tiles',
    command: 'distance',
    hands: () => randomHands({ count: RECORDS, size: 14, seed: 6 }),
  },
];

const recordOf = (counts, id) => JSON.stringify({ id, concealed: textOf(counts) });

/** The microseconds of processor time that the command takes over a file. */
async function processorTime(command, file) {
  const child = spawn(process.execPath, ['--import', PROBE, MAIN, command], {
    stdio: [openSync(file), openSync(devNull, 'w'), 'inherit', 'pipe'],
  });
  const [told, [code]] = await Promise.all([text(child.stdio[3]), once(child, 'close')]);
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return Number(told);
}

async function medianTime(command, file) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await processorTime(command, file));
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
export async function measureCli({ command, hands }) {
  const lines = hands().map(recordOf);
  const folder = mkdtempSync(join(tmpdir(), 'moineau-bench-'));
  try {
    const [one, all] = [join(folder, 'one.jsonl'), join(folder, 'all.jsonl')];
    writeFileSync(one, `${lines[0]}\n`);
    writeFileSync(all, `${lines.join('\n')}\n`);
    const start = await medianTime(command, one);
    const ns = ((await medianTime(command, all)) - start) * (1e3 / lines.length);
    const parseNs = parsingNs(lines);
    return { ns, parseNs, perSecond: 1e9 / ns, perSecondApart: 1e9 / (ns - parseNs) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
