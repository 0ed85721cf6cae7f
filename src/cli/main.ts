/** The command line over the engine: JSON lines in, JSON lines out. */
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { answerLine } from './answers.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { lineBatches } from './lines.ts';
import { RULES } from './rules-commands.ts';
import type { RulesAnswers } from './rulesets.ts';
import { fullHelp, usage } from './usage.ts';

/** A command with the rule set it is asked under, if it needs one. */
interface Order {
  readonly command: Command;
  readonly rules: RulesAnswers | undefined;
}

function isAnswered({ name, rules: taken }: Command, rules: RulesAnswers | undefined): boolean {
  if (rules === undefined) return taken !== 'needed';
  return taken !== 'answered' || Object.keys(rules).includes(name);
}

function orderFrom(name: string | undefined, id: string | undefined): Order | undefined {
  const command = COMMANDS.find((one) => one.name === name);
  const rules = Object.entries(RULES).find(([one]) => one === id)?.[1];
  if (command === undefined || (id !== undefined && rules === undefined)) return undefined;
  return isAnswered(command, rules) ? { command, rules } : undefined;
}

/** What the words ask for; absent if they ask for nothing, or for anything else. */
function read(words: readonly string[]): Order | 'help' | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, rules: { type: 'string' } },
    });
    if (values.help) return 'help';
    const [name, ...rest] = positionals;
    return rest.length === 0 ? orderFrom(name, values.rules) : undefined;
  } catch {
    return undefined;
  }
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

const order = read(process.argv.slice(2));
if (order === 'help') process.stdout.write(fullHelp());
else if (order === undefined) {
  process.stderr.write(usage());
  process.exitCode = 2;
} else {
  try {
    await run(order);
  } catch (error) {
    if (!isBrokenPipe(error)) throw error;
  }
}
