/** Reads the agreements of a table from outside: each option has a test and says what it expects. */
import { fail, ok, type Result } from '../core/result.ts';

export interface OptionError {
  readonly code: 'bad-option';
  readonly option: string;
  /** What it may be, for people who write records: `true|false`, `0..400`. */
  readonly expected: string;
}

/** Whether a value from outside will do. */
export interface OptionRule {
  readonly accepts: (value: unknown) => boolean;
  readonly expected: string;
}

/** One of a few values, compared as they are written. */
export const oneOf = (choices: readonly unknown[]): OptionRule => ({
  accepts: (value) => choices.some((choice) => JSON.stringify(choice) === JSON.stringify(value)),
  expected: choices
    .map((choice) => (typeof choice === 'string' ? choice : JSON.stringify(choice)))
    .join('|'),
});

/** A whole number between two others. */
export const wholeBetween = (least: number, most: number): OptionRule => ({
  accepts: (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  expected: `${least}..${most}`,
});

/** A sum of money above nothing. */
export const amountUpTo = (most: number): OptionRule => ({
  accepts: (value) => typeof value === 'number' && value > 0 && value <= most,
  expected: `>0..${most}`,
});

/** What the tables of a rule set agree on before play. */
export interface OptionSet<Options> {
  readonly defaults: Options;
  readonly rules: Readonly<Record<keyof Options & string, OptionRule>>;
  /** The values that the source offers. */
  readonly choices: { readonly [Key in keyof Options & string]?: readonly Options[Key][] };
  /** Those that the worth of a hand depends on. */
  readonly scoring: readonly (keyof Options & string)[];
  /** Those that a settlement depends on. */
  readonly settling: readonly (keyof Options & string)[];
  /** What keeps accounts in points, where the defaults keep them in money. */
  readonly inPoints?: Partial<Options>;
}

/** Agreements as texts, such as those of an address. */
export type OptionTexts = Readonly<Partial<Record<string, string>>>;

/** An agreement as it stands in a text: `true`, `300`, `sum`, `2-4`. */
export const formatOption = (value: unknown): string =>
  Array.isArray(value) ? value.join('-') : String(value);

/** The value that a text stands for; the text itself where it stands for none. */
function valueFrom(choices: readonly unknown[], text: string): unknown {
  const choice = choices.find((value) => formatOption(value) === text);
  if (choice !== undefined) return choice;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,7}$/.test(text) ? Number(text) : text;
}

/** The agreements that stand in texts; names that are no options are an error. */
export function optionsFromTexts<Options extends object>(
  { defaults, rules, choices }: OptionSet<Options>,
  texts: OptionTexts,
): Result<Readonly<Record<string, unknown>>, OptionError> {
  const values = Object.entries(texts).flatMap(([name, text]) =>
    text === undefined
      ? []
      : [[name, valueFrom(choices[name as keyof Options & string] ?? [], text)]],
  );
  const given: Readonly<Record<string, unknown>> = Object.fromEntries(values);
  const read = readOptions(defaults, rules, given);
  return read.ok ? ok(given) : read;
}

/**
 * The defaults with what is given in their place. An option that no rule names, or whose value
 * the rule refuses, is an error.
 */
export function readOptions<Options extends object>(
  defaults: Options,
  rules: Readonly<Record<keyof Options & string, OptionRule>>,
  given: Readonly<Record<string, unknown>>,
): Result<Options, OptionError> {
  const names = Object.keys(rules);
  for (const [option, value] of Object.entries(given)) {
    const rule = names.includes(option) ? rules[option as keyof Options & string] : undefined;
    if (rule === undefined) {
      return fail({ code: 'bad-option', option, expected: names.join('|') });
    }
    if (!rule.accepts(value)) return fail({ code: 'bad-option', option, expected: rule.expected });
  }
  return ok({ ...defaults, ...given });
}
