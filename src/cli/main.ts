/** The command line over the engine: JSON lines in, JSON lines out. */
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isPlayable, type Kit, loadKit } from '../engine/scoring.ts';
import { answerLine } from './answers.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { lineBatches } from './lines.ts';
import { fullHelp, usage } from './usage.ts';

interface Invocation {
  readonly command: Command;
  readonly rules: Kit | undefined;
}

async function invocationFrom(
  name: string | undefined,
  id: string | undefined,
): Promise<Invocation | undefined> {
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined || (id !== undefined && !isPlayable(id))) return undefined;
  const rules = id === undefined ? undefined : await loadKit(id);
  return command.needsRules && rules === undefined ? undefined : { command, rules };
}

interface Args {
  readonly help: boolean;
  readonly names: readonly string[];
  readonly rules: string | undefined;
}

function readArgs(argv: readonly string[]): Args | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, rules: { type: 'string' } },
    });
    return { help: values.help === true, names: positionals, rules: values.rules };
  } catch {
    return undefined;
  }
}

async function read(argv: readonly string[]): Promise<Invocation | 'help' | undefined> {
  const asked = readArgs(argv);
  if (asked?.help) return 'help';
  return asked?.names.length === 1 ? invocationFrom(asked.names[0], asked.rules) : undefined;
}

/** One write per piece of input keeps memory bounded. */
async function run({ command, rules }: Invocation): Promise<void> {
  async function* answers(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const lines of lineBatches(pieces)) {
      let text = '';
      for (const line of lines.map((raw) => raw.trim())) {
        if (line === '') continue;
        const answer = answerLine(command, line, rules);
        if (!answer.ok) process.exitCode = 1;
        text += `${answer.text}\n`;
      }
      if (text !== '') yield text;
    }
  }
  await pipeline(process.stdin.setEncoding('utf8'), answers, process.stdout);
}

/** The reader of our output has stopped, as `head` does. */
const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

const invocation = await read(process.argv.slice(2));
if (invocation === 'help') process.stdout.write(await fullHelp());
else if (invocation === undefined) {
  process.stderr.write(await usage());
  process.exitCode = 2;
} else {
  try {
    await run(invocation);
  } catch (error) {
    if (!isBrokenPipe(error)) throw error;
  }
}
