#!/usr/bin/env node
/** The command line over the engine: JSON lines in, JSON lines out. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../engine/judge.ts';
import type { Fields } from '../engine/notation.ts';
import { isPlayable, type Kit, loadKit, PLAYABLE_RULES } from '../engine/scoring.ts';
import { adviseAt } from './advise.ts';
import { answerLine } from './answers.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { type PlayRequest, playHands } from './games.ts';
import { lineBatches } from './lines.ts';
import { readFields } from './records.ts';
import { fullHelp, usage } from './usage.ts';

interface Invocation {
  readonly command: Command;
  readonly rules: Kit | undefined;
  readonly all: readonly Kit[];
}

const SELF_PLAY = 'play';
const ADVICE = 'advise';

const SEATS = 4;

/** Every rule set at once, for the commands that can answer so. */
const ALL_RULES = 'all';

interface Args {
  readonly help: boolean;
  readonly names: readonly string[];
  readonly rules: string | undefined;
  /** Of self-played hands: how many, from which chance, under which agreements. */
  readonly game: Readonly<Record<'hands' | 'seed' | 'options' | 'partners', string | undefined>>;
  readonly isDuplicate: boolean;
  /** Of advice: who gives it, and how much it may sample. */
  readonly advice: Readonly<Record<'level' | 'deals', string | undefined>>;
}

function readArgs(argv: readonly string[]): Args | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        rules: { type: 'string' },
        hands: { type: 'string' },
        seed: { type: 'string' },
        options: { type: 'string' },
        partners: { type: 'string' },
        duplicate: { type: 'boolean' },
        level: { type: 'string' },
        deals: { type: 'string' },
      },
    });
    const { help = false, rules, hands, seed, options, partners, duplicate = false } = values;
    const { level, deals } = values;
    return {
      ...{ help, names: positionals, rules, isDuplicate: duplicate },
      game: { hands, seed, options, partners },
      advice: { level, deals },
    };
  } catch {
    return undefined;
  }
}

const kitNamed = async (id: string | undefined): Promise<Kit | undefined> =>
  id !== undefined && isPlayable(id) ? loadKit(id) : undefined;

const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);

/** With whose advice; absent for a level or a bound that is none. */
function withAdvice(command: Command, { level, deals }: Args['advice']): Command | undefined {
  if (level === undefined && deals === undefined) return command;
  if (command.name !== ADVICE) return undefined;
  if (deals !== undefined && wholeNumber(deals) === undefined) return undefined;
  if (level === undefined) return command;
  return isLevel(level) ? adviseAt(level) : undefined;
}

async function invocationFrom(args: Args): Promise<Invocation | undefined> {
  const { names, rules: id, game, isDuplicate, advice } = args;
  const [name] = names;
  const known = COMMANDS.find((one) => one.name === name);
  const isForPlay = isDuplicate || Object.values(game).some((value) => value !== undefined);
  const command = known && withAdvice(known, advice);
  if (command === undefined || isForPlay) return undefined;
  const rules = await kitNamed(id);
  const isForAll = id === ALL_RULES && command.answerAll !== undefined;
  const isNamed = rules !== undefined || isForAll;
  if ((id !== undefined || command.needsRules) && !isNamed) return undefined;
  const needsAll = command.needsAllRules || isForAll;
  return { command, rules, all: needsAll ? await Promise.all(PLAYABLE_RULES.map(loadKit)) : [] };
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

function fieldsIn(text = '{}'): Fields | undefined {
  const fields = readFields(text);
  return fields.ok ? fields.value : undefined;
}

/** One name for all four, or one for each. */
function partnersIn(text = 'patient'): readonly Level[] | undefined {
  const names = text.split(',');
  const four = names.length === 1 ? [...names, ...names, ...names, ...names] : names;
  return four.length === SEATS && four.every(isLevel) ? four : undefined;
}

async function playRequest(args: Args): Promise<PlayRequest | undefined> {
  const { names, rules, game, isDuplicate, advice } = args;
  const isForAdvice = Object.values(advice).some((value) => value !== undefined);
  const kit = await kitNamed(rules);
  const hands = wholeNumber(game.hands);
  const seed = wholeNumber(game.seed);
  const options = fieldsIn(game.options);
  const partners = partnersIn(game.partners);
  if (names[0] !== SELF_PLAY || isForAdvice || !kit || !options || !partners) return undefined;
  if (hands === undefined || seed === undefined) return undefined;
  return { kit, hands, seed, options, partners, isDuplicate };
}

/** One write per piece of input keeps memory bounded. */
async function run({ command, rules, all }: Invocation): Promise<void> {
  async function* answers(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const lines of lineBatches(pieces)) {
      let text = '';
      for (const line of lines.map((raw) => raw.trim())) {
        if (line === '') continue;
        const answer = answerLine(command, line, rules, all);
        if (!answer.ok) process.exitCode = 1;
        text += `${answer.text}\n`;
      }
      if (text !== '') yield text;
    }
  }
  await pipeline(process.stdin.setEncoding('utf8'), answers, process.stdout);
}

/** False for agreements that the rule set does not know. */
async function play(wish: PlayRequest): Promise<boolean> {
  const played = playHands(wish);
  if (!played.ok) return false;
  const lines = function* (): Generator<string> {
    for (const hand of played.value) yield `${JSON.stringify(hand)}\n`;
  };
  await pipeline(Readable.from(lines()), process.stdout);
  return true;
}

/** The reader of our output has stopped, as `head` does. */
const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** False for a wrong command. */
async function runCommandLine(argv: readonly string[]): Promise<boolean> {
  const args = readArgs(argv);
  if (args === undefined) return false;
  if (args.help) {
    process.stdout.write(await fullHelp());
    return true;
  }
  if (args.names.length !== 1) return false;
  const wish = await playRequest(args);
  if (wish !== undefined) return play(wish);
  const invocation = await invocationFrom(args);
  if (invocation === undefined) return false;
  await run(invocation);
  return true;
}

try {
  if (!(await runCommandLine(process.argv.slice(2)))) {
    process.stderr.write(await usage());
    process.exitCode = 2;
  }
} catch (error) {
  if (!isBrokenPipe(error)) throw error;
}
