/** The command line over the engine: JSON lines in, JSON lines out. */
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isPlayable, type Kit, loadKit } from '../engine/index.ts';
import { answerLine } from './answers.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { lineBatches } from './lines.ts';
import { fullHelp, usage } from './usage.ts';

/** A command with the rule set it is asked under, if it needs one. */
interface Order {
  readonly command: Command;
  readonly rules: Kit | undefined;
}

async function orderFrom(
  name: string | undefined,
  id: string | undefined,
): Promise<Order | undefined> {
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined || (id !== undefined && !isPlayable(id))) return undefined;
  const rules = id === undefined ? undefined : await loadKit(id);
  return command.needsRules && rules === undefined ? undefined : { command, rules };
}

interface Words {
  readonly help: boolean;
  readonly names: readonly string[];
  readonly rules: string | undefined;
}

/** The words as options and names; absent where no such option is known. */
function readWords(words: readonly string[]): Words | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, rules: { type: 'string' } },
    });
    return { help: values.help === true, names: positionals, rules: values.rules };
  } catch {
    return undefined;
  }
}

/** What the words ask for; absent if they ask for nothing, or for anything else. */
async function read(words: readonly string[]): Promise<Order | 'help' | undefined> {
  const asked = readWords(words);
  if (asked?.help) return 'help';
  return asked?.names.length === 1 ? orderFrom(asked.names[0], asked.rules) : undefined;
}

/** Answers everything on standard input. One write for each piece read keeps memory bounded. */
async function run({ command, rules }: Order): Promise<void> {
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

/** Whoever read our output has stopped, as `head` does. */
const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

const order = await read(process.argv.slice(2));
if (order === 'help') process.stdout.write(await fullHelp());
else if (order === undefined) {
  process.stderr.write(await usage());
  process.exitCode = 2;
} else {
  try {
    await run(order);
  } catch (error) {
    if (!isBrokenPipe(error)) throw error;
  }
}
