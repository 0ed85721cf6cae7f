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
