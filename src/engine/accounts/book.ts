/**
 * The accounts of an evening at a real table, as plain data: who plays by which rules, and line
 * after line what was written down. Nothing is rubbed out: a correction is a line of its own.
 */
import { isFields } from '../core/fields.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { isPlayable, type PlayableRules } from '../rulesets/index.ts';
import { entryIn, type HandEntry } from './entry.ts';

const VERSION = 1;

type AccountLine =
  | { readonly line: 'hand'; readonly entry: HandEntry }
  /** What the hand at this place, counted from 0, is to be read as. */
  | { readonly line: 'change'; readonly at: number; readonly entry: HandEntry }
  /** The hand at this place does not count. */
  | { readonly line: 'strike'; readonly at: number };

export interface AccountBook {
  readonly v: typeof VERSION;
  readonly rules: PlayableRules;
  /** The agreements that are not the usual ones. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Kept in points where the rule set has a money of its own. */
  readonly inPoints?: true;
  /** From the East of the first hand on, in the order of play. */
  readonly names: readonly [string, string, string, string];
  /** When it was begun, in milliseconds. */
  readonly begun: number;
  readonly lines: readonly AccountLine[];
}

/** A hand with all that it was written down as; the last entry counts, unless it was struck out. */
export interface BookHand {
  readonly entry: HandEntry;
  readonly earlier: readonly HandEntry[];
  readonly isStruck: boolean;
}

export const LONGEST_NAME = 30;
/** An evening has some dozens. */
const MOST_LINES = 2_000;
/** Until the year 2200. */
const LATEST = 7_258_118_400_000;
const MOST_OPTIONS = 40;

/** Signs that are not to be seen, and those that turn the direction of what follows. */
const HIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A name as the book keeps it: no sign that is not seen, one space for several, at most {@link
 * LONGEST_NAME} signs.
 */
export const cleanName = (name: string): string =>
  [...name.replace(HIDDEN, ' ').replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('');

const cleanNames = ([first, second, third, fourth]: AccountBook['names']): AccountBook['names'] => [
  cleanName(first),
  cleanName(second),
  cleanName(third),
  cleanName(fourth),
];

/** An empty book under these agreements, with the four names from the East of the first hand on. */
export const newBook = (set: Omit<AccountBook, 'v' | 'lines'>): AccountBook => ({
  v: VERSION,
  ...set,
  names: cleanNames(set.names),
  lines: [],
});

const withLine = (book: AccountBook, line: AccountLine): AccountBook => ({
  ...book,
  lines: [...book.lines, line],
});

/**
 * The book with one more hand. It is not settled here: {@link standingOf} says what it comes to.
 */
export const addHand = (book: AccountBook, entry: HandEntry): AccountBook =>
  withLine(book, { line: 'hand', entry });

/**
 * The book in which the hand at this place, counted from 0, reads otherwise; what it was stays to
 * be seen.
 */
export const changeHand = (book: AccountBook, at: number, entry: HandEntry): AccountBook =>
  withLine(book, { line: 'change', at, entry });

/** The book in which the hand at this place, counted from 0, no longer counts. */
export const strikeHand = (book: AccountBook, at: number): AccountBook =>
  withLine(book, { line: 'strike', at });

/** The book without its last line. */
export const undoLine = (book: AccountBook): AccountBook => ({
  ...book,
  lines: book.lines.slice(0, -1),
});

export function handsIn({ lines }: AccountBook): readonly BookHand[] {
  const hands: BookHand[] = [];
  for (const line of lines) {
    if (line.line === 'hand') {
      hands.push({ entry: line.entry, earlier: [], isStruck: false });
      continue;
    }
    const before = hands[line.at];
    if (before === undefined) throw new RangeError(`no hand ${line.at}`);
    hands[line.at] =
      line.line === 'strike'
        ? { ...before, isStruck: true }
        : { entry: line.entry, earlier: [...before.earlier, before.entry], isStruck: false };
  }
  return hands;
}

export const BOOK_FAULTS = ['foreign', 'newer', 'damaged'] as const;

export interface BookFault {
  readonly code: (typeof BOOK_FAULTS)[number];
}

const damaged = () => fail({ code: 'damaged' } as const);

/** `hands` are those written down before. */
function lineIn(value: unknown, hands: number): AccountLine | undefined {
  if (!isFields(value)) return undefined;
  const { line, at } = value;
  const isPlace = Number.isInteger(at) && Number(at) >= 0 && Number(at) < hands;
  if (line === 'strike') return isPlace ? { line, at: Number(at) } : undefined;
  const entry = entryIn(value['entry']);
  if (entry === undefined) return undefined;
  if (line === 'hand') return { line, entry };
  return line === 'change' && isPlace ? { line, at: Number(at), entry } : undefined;
}

function linesIn(value: unknown): readonly AccountLine[] | undefined {
  if (!Array.isArray(value) || value.length > MOST_LINES) return undefined;
  const lines: AccountLine[] = [];
  let hands = 0;
  for (const one of value) {
    const line = lineIn(one, hands);
    if (line === undefined) return undefined;
    if (line.line === 'hand') hands++;
    lines.push(line);
  }
  return lines;
}

const areNames = (value: unknown): value is AccountBook['names'] =>
  Array.isArray(value) && value.length === 4 && value.every((name) => typeof name === 'string');

const isOption = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.length <= 4 && value.every((one) => typeof one === 'number'));

const areOptions = (value: unknown): value is AccountBook['options'] =>
  isFields(value) &&
  Object.keys(value).length <= MOST_OPTIONS &&
  Object.entries(value).every(([name, one]) => /^[a-z]\w{0,30}$/i.test(name) && isOption(one));

/** The agreements are checked once the rule set is there. */
export function bookIn(value: unknown): Result<AccountBook, BookFault> {
  if (!isFields(value) || typeof value['v'] !== 'number') return fail({ code: 'foreign' });
  if (value['v'] > VERSION) return fail({ code: 'newer' });
  const { v, rules, options, begun, inPoints } = value;
  if (v !== VERSION || typeof rules !== 'string' || !isPlayable(rules)) return damaged();
  const { names } = value;
  const lines = linesIn(value['lines']);
  if (!areNames(names) || lines === undefined || !areOptions(options)) return damaged();
  if (typeof begun !== 'number' || !(begun >= 0 && begun <= LATEST)) return damaged();
  const points = inPoints === true && { inPoints: true as const };
  return ok({ v: VERSION, rules, options, ...points, names: cleanNames(names), begun, lines });
}
