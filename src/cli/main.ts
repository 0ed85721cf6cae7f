/** The command line over the engine: JSON lines in, JSON lines out. */
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { answerLine } from './answers.ts';
import { COMMANDS, type Command } from './commands.ts';
import { lineBatches } from './lines.ts';
import { fullHelp, usage } from './usage.ts';

/** The command that the words ask for; absent if they ask for none, or for anything else. */
function commandFrom(words: readonly string[]): Command | 'help' | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return 'help';
    const [name, ...rest] = positionals;
    return rest.length === 0 ? COMMANDS.find((command) => command.name === name) : undefined;
  } catch {
    return undefined;
  }
}

/** Answers everything on standard input. One write for each piece read keeps memory bounded. */
async function run(command: Command): Promise<void> {
  async function* answers(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const lines of lineBatches(pieces)) {
      let text = '';
      for (const line of lines.map((raw) => raw.trim())) {
        if (line === '') continue;
        const answer = answerLine(command, line);
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

const command = commandFrom(process.argv.slice(2));
if (command === 'help') process.stdout.write(fullHelp());
else if (command === undefined) {
  process.stderr.write(usage());
  process.exitCode = 2;
} else {
  try {
    await run(command);
  } catch (error) {
    if (!isBrokenPipe(error)) throw error;
  }
}
