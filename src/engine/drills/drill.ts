/**
 * The contract of a drill. A drill's question, an exercise of a lesson and a link are the same
 * thing: texts by name. What a drill hands out is plain data, so that it can be made in a worker.
 */
import type { Result } from '../core/result.ts';
import type { Rng } from '../core/rng.ts';
import type { Bias } from './steer.ts';

export type Texts = Readonly<Partial<Record<string, string>>>;

export type Level = Readonly<Record<string, string>>;

export interface LevelField {
  readonly name: string;
  readonly values: readonly string[] | ((level: Level) => readonly string[]);
  readonly initial?: string;
  /** Whether the values are numbers in order: one out of range becomes the nearest. */
  readonly isAmount?: true;
  /** Whether it is chosen once for all drills that have a field of this name. */
  readonly isShared?: true;
  /** The rule set whose players agree on it. */
  readonly agreementOf?: string;
  /** Whether it only changes how a question is shown or counted: it is no part of a result's name. */
  readonly isMinor?: true;
  /** The value that names of results leave out: what was asked before there was a choice. */
  readonly unsaid?: string;
  /** Values in rising order, for a level that follows the reader's results. */
  readonly rungs?: readonly string[] | ((level: Level) => readonly string[]);
  /** Former names of values, and the names they have now. */
  readonly formerly?: Readonly<Record<string, string>>;
  /** Of the values, those that ask about a rule set, by its id. */
  readonly byRules?: Readonly<Record<string, readonly string[]>>;
  /** Values after which enough right answers in a row lead on to the next one. */
  readonly leadsOn?: readonly string[];
}

export interface Refusal {
  readonly part: string;
  readonly error: { readonly code: string };
}

export interface Verdict {
  readonly right: boolean;
  readonly marks: {
    readonly found: number;
    readonly missed: number;
    readonly wrong: number;
  };
  /** Rows of a table that the answer says something about, and whether the reader knew them. */
  readonly known?: Readonly<Record<string, boolean>>;
  /** What results are looked at by, beside the level: `{ waits: '3' }`. */
  readonly aspects?: Readonly<Record<string, string>>;
}

/** Of one answer, which is right or wrong. */
export const marksOfOne = (right: boolean): Verdict['marks'] => ({
  found: Number(right),
  missed: 0,
  wrong: Number(!right),
});

/** Of several things to name, each once. */
export function marksOfAll<T>(given: readonly T[], wanted: readonly T[]) {
  const found = given.filter((item) => wanted.includes(item)).length;
  const marks = { found, missed: wanted.length - found, wrong: given.length - found };
  return { right: marks.missed + marks.wrong === 0, marks };
}

/** The types of one drill. All but `question` are plain data. */
export interface DrillTypes {
  readonly question: unknown;
  readonly shown: unknown;
  readonly answer: unknown;
  readonly verdict: Verdict;
  readonly hints: unknown;
  readonly detail?: unknown;
  /** What may be wrong with its texts, beyond the errors that all drills share. */
  readonly error?: Refusal['error'];
}

/**
 * A drill. Chance comes in through `rng` alone: same seed and level, same question.
 * `check(q, solve(q))` is right for every question, and `parse(format(q))` gives it back.
 */
export interface Drill<T extends DrillTypes> {
  readonly id: string;
  readonly parts: readonly string[];
  readonly levels: readonly LevelField[];
  /** The rows of a table that hands of a level are dealt for. */
  readonly targets?: (level: Level) => readonly string[];
  readonly make: (rng: Rng, level: Level, turn?: Bias) => T['question'];
  /** What a question has in common with others: whatever was rarest so far is asked next. */
  readonly traits?: (question: T['question']) => readonly string[];
  /** The same question in other tiles, or with other dice. */
  readonly vary?: (rng: Rng, question: T['question'], level: Level) => T['question'];
  readonly keeps: (question: T['question'], level: Level) => boolean;
  readonly parse: (texts: Texts) => Result<T['question'], Refusal>;
  readonly format: (question: T['question']) => Texts;
  readonly show: (question: T['question']) => T['shown'];
  readonly solve: (question: T['question']) => T['answer'];
  readonly check: (question: T['question'], answer: T['answer']) => T['verdict'];
  /** The steps of its hints, each saying more than the one before; the last one tells the answer. */
  readonly hintSteps: (question: T['question']) => readonly string[];
  readonly hints: (question: T['question']) => T['hints'];
  readonly detail?: (question: T['question'], about: string) => T['detail'];
  /** The next position, where a hand is played on; absent when nothing can follow. */
  readonly follow?: (
    rng: Rng,
    question: T['question'],
    answer: T['answer'],
  ) => T['question'] | undefined;
}

/** A field whose values are rule sets. */
export const gameField = (games: readonly string[]): LevelField => ({
  name: 'game',
  values: games,
  byRules: Object.fromEntries(games.map((rules) => [rules, [rules]])),
});

/** The values that a field may take, where the fields before it stand at this level. */
export const valuesOf = ({ values }: LevelField, level: Level): readonly string[] =>
  typeof values === 'function' ? values(level) : values;

const nearest = (numbers: readonly string[], text: string): string | undefined => {
  const wanted = Math.trunc(Number(text));
  if (Number.isNaN(wanted)) return undefined;
  return numbers.find((number) => Number(number) >= wanted) ?? numbers.at(-1);
};

/** The first value with the same prefix before its hyphen: topics come and go. */
function firstOfKind(values: readonly string[], text: string): string | undefined {
  const [kind] = /^\w+-/.exec(text) ?? [];
  return kind === undefined ? undefined : values.find((value) => value.startsWith(kind));
}

/** A level, field by field: the first lawful value that is given, else the initial one. */
export function levelFrom(fields: readonly LevelField[], ...given: readonly Texts[]): Level {
  let level: Level = {};
  for (const field of fields) {
    const { name, initial, isAmount, formerly = {} } = field;
    const lawful = valuesOf(field, level);
    const closest = isAmount ? nearest : firstOfKind;
    const wanted = [...given.map((texts) => texts[name]), initial, lawful[0]]
      .flatMap((text) => text ?? [])
      .map((text) => (Object.hasOwn(formerly, text) ? (formerly[text] ?? text) : text))
      .map((text) => (lawful.includes(text) ? text : closest(lawful, text)))
      .find((text) => text !== undefined);
    if (wanted !== undefined) level = { ...level, [name]: wanted };
  }
  return level;
}

/** The least amount is left out of names: it asks for no more than a level without the field. */
const unsaidValue = (field: LevelField, level: Level): string | undefined =>
  field.isAmount ? valuesOf(field, level)[0] : field.unsaid;

const isSaid = (field: LevelField, level: Level): boolean =>
  !field.isMinor && level[field.name] !== unsaidValue(field, level);

/** Whether a text is the name of a level in the names of results: `13/pure`. */
export function isLevelName(fields: readonly LevelField[], name: string): boolean {
  const parts = name.split('/');
  let level: Level = {};
  for (const field of fields.filter(({ isMinor }) => !isMinor)) {
    const values = valuesOf(field, level);
    const value = parts.length === 0 ? unsaidValue(field, level) : parts.shift();
    if (value === undefined) return false;
    if (!values.includes(value) && !Object.hasOwn(field.formerly ?? {}, value)) return false;
    level = { ...level, [field.name]: value };
  }
  return parts.length === 0;
}

/** The name under which results at a level are counted: `find-waits/13/pure`, `…/pure/6`. */
export const skillOf = (id: string, fields: readonly LevelField[], level: Level): string =>
  [id, ...fields.flatMap((field) => (isSaid(field, level) ? (level[field.name] ?? []) : []))].join(
    '/',
  );

/** The two parts of such a name: `find-waits` and `13/pure`. */
export const skillDrill = (skill: string): string => skill.slice(0, skill.indexOf('/'));
/** What follows the drill in the name of a skill: its level. */
export const skillLevel = (skill: string): string => skill.slice(skill.indexOf('/') + 1);
