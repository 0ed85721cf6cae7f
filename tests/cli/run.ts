/** Runs the command line as its users do: `node src/cli/main.ts …`, nothing built. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
/** The Node of the project, which runs TypeScript as it is, whichever runs the tests. */
const NODE = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
/** Node need not read the same files anew two hundred times: three quarters of each start. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../.cache/node', import.meta.url));

export const start = (...words: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(NODE, [MAIN, ...words], { env: { ...process.env, NODE_COMPILE_CACHE } });

export const exitOf = (child: ChildProcessWithoutNullStreams): Promise<number | null> =>
  new Promise((resolve) => child.once('close', resolve));

export interface Outcome {
  readonly out: string;
  readonly errors: string;
  readonly status: number | null;
}

/** What comes of an input given as a whole, or in these pieces. */
export async function run(
  words: readonly string[],
  input: string | readonly (string | Uint8Array)[] = '',
): Promise<Outcome> {
  const child = start(...words);
  const done = Promise.all([text(child.stdout), text(child.stderr), exitOf(child)]);
  // A wrong command does not wait for input.
  child.stdin.on('error', () => {});
  for (const piece of typeof input === 'string' ? [input] : input) child.stdin.write(piece);
  child.stdin.end();
  const [out, errors, status] = await done;
  return { out, errors, status };
}

/** The answers to records, in order; the words stand apart by spaces. */
export async function answers(words: string, records: readonly unknown[]): Promise<unknown[]> {
  const input = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  const { out } = await run(words.split(' '), input);
  return parsed(out);
}

export const parsed = (out: string): unknown[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
