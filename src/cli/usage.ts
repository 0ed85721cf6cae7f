import { type Kit, loadKit, PLAYABLE_RULES } from '../engine/scoring.ts';
import { answerLine } from './answers.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { HELP, type HelpText } from './help-texts.ts';

/** The package holds the same command line as JavaScript. */
const isSource = import.meta.url.endsWith('.ts');
const CALL = isSource ? 'npm run --silent moineau --' : 'npx moineau';
const WITHOUT_NPM = `
       node src/cli/main.ts COMMAND [--rules ID] < hands.jsonl   (Node 22.18 or newer)`;

const USAGE = `Usage: ${CALL} COMMAND [--rules ID] < hands.jsonl${isSource ? WITHOUT_NPM : ''}
       ${CALL} play --rules ID --hands N --seed S [--options JSON]
         [--partners A,B,C,D] [--duplicate]
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

const PLAY_HELP = `
play --rules ID --hands N --seed S
  Reads nothing and writes N hands that four partners played, one record a line, hand
  after hand of one game, a new game when one ends. The same seed gives the same hands.
  --options takes the agreements of the rule set as JSON. --partners names who sits on
  East, South, West and North in the first hand of a game, or one name for all four:
  patient (the default), learner, steady, strong. With --duplicate every hand is the
  first of a game, and its wall depends on the seed and its number alone: the same walls
  with the partners moved round the table are a duplicate match.
`;

type Kits = readonly Kit[];

const allKits = (): Promise<Kits> => Promise.all(PLAYABLE_RULES.map(loadKit));

const indent = (lines: readonly string[], by: string): string =>
  lines.map((line) => `${by}${line}\n`).join('');

/** The examples are answered while the help is printed. */
function section(title: string, { help, examples }: HelpText, answer: (line: string) => string) {
  const shown = examples.flatMap((line) => ['', line, answer(line)]);
  return `\n${title}\n${indent(help, '  ')}${indent(shown, '    ')}`.replaceAll(/ +$/gm, '');
}

function commandHelp(command: Command, kits: Kits): string {
  const { [command.name]: text } = HELP;
  if (text === undefined) throw new Error(`no help for ${command.name}`);
  const answeredBy = (id: string | undefined) => (line: string) =>
    answerLine(
      command,
      line,
      kits.find((kit) => kit.id === id),
      kits,
    ).text;
  const under = Object.entries(text.under ?? {}).map(([id, more]) =>
    section(`${command.name} --rules ${id}`, more, answeredBy(id)),
  );
  return (
    section(
      text.shownBy ? `${command.name} --rules ${text.shownBy}` : command.name,
      text,
      answeredBy(text.shownBy),
    ) + under.join('')
  );
}

export async function usage(): Promise<string> {
  const kits = await allKits();
  const ids = kits.map(({ id }) => id).join(', ');
  return `${USAGE}Commands: ${COMMANDS.map(({ name }) => name).join(', ')}, play. --help explains them.
Rules, for score and settle, and if wanted for the others: ${ids};\nfor score also: all.\n`;
}

export async function fullHelp(): Promise<string> {
  const kits = await allKits();
  return (
    USAGE + GENERAL + PLAY_HELP + COMMANDS.map((command) => commandHelp(command, kits)).join('')
  );
}
