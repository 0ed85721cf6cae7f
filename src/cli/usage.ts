import type { RulesetId } from '../engine/index.ts';
import { answerLine } from './answers.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { RULES } from './rules-commands.ts';

const USAGE = `Usage: npm run --silent moineau -- COMMAND [--rules ID] < hands.jsonl
       node src/cli/main.ts COMMAND [--rules ID] < hands.jsonl   (Node 22.18 or newer)
`;

const GENERAL = `
Reads one JSON record a line from standard input and writes one JSON record a line
to standard output, in the same order. Blank lines are passed over.

Tiles are written 123m (characters), 456p (circles), 789s (bamboos), 1234z (East,
South, West, North), 567z (White, Green, Red); Unicode tiles are read too. A meld is
{"type":"chow|pung|kong","tiles":"777z","open":true}; "open" is true if not given,
and false for a concealed kong. "melds" is [] if not given.

A record that cannot be read gives {"id":...,"error":{"code":...}} on its line, and
the run goes on. Exit status: 0, 1 if any record failed, 2 for a wrong command.
`;

const indented = (lines: readonly string[], by: string): string =>
  lines.map((line) => `${by}${line}\n`).join('');

/** The rules that the examples are answered with. */
const SHOWN = 'tchou1924';

type Section = Pick<Command, 'help' | 'examples'>;

/** A command with the examples of a section, each answered here and now. */
function section(command: Command, { help, examples }: Section, id?: RulesetId): string {
  const rules = id === undefined ? undefined : RULES[id];
  const shown = examples.flatMap((line) => ['', line, answerLine(command, line, rules).text]);
  const title = id === undefined ? command.name : `${command.name} --rules ${id}`;
  return `\n${title}\n${indented(help, '  ')}${indented(shown, '    ')}`.replaceAll(/ +$/gm, '');
}

const explained = (command: Command): string =>
  section(command, command, command.rules === 'needed' ? SHOWN : undefined) +
  (command.under ?? []).map((one) => section(command, one, one.rules)).join('');

/** What is said of a wrong command. */
export const usage = (): string =>
  `${USAGE}Commands: ${COMMANDS.map(({ name }) => name).join(', ')}. --help explains them.
Rules, for score and settle, and if wanted for waits (mcr for distance and discards too):
${Object.keys(RULES).join(', ')}.\n`;

export const fullHelp = (): string => USAGE + GENERAL + COMMANDS.map(explained).join('');
