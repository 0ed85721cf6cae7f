import { isSameData } from '../core/fields.ts';
import { fail, ok, type Result } from '../core/result.ts';

export interface OptionError {
  readonly code: 'bad-option';
  readonly option: string;
  /** For people who write records: `true|false`, `0..400`. */
  readonly expected: string;
}

interface OptionRule {
  readonly accepts: (value: unknown) => boolean;
  readonly expected: string;
}

const oneOf = (choices: readonly unknown[]): OptionRule => ({
  accepts: (value) => choices.some((choice) => isSameData(choice, value)),
  expected: choices
    .map((choice) => (typeof choice === 'string' ? choice : JSON.stringify(choice)))
    .join('|'),
});

export const wholeBetween = (least: number, most: number): OptionRule => ({
  accepts: (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  expected: `${least}..${most}`,
});

export const amountUpTo = (most: number): OptionRule => ({
  accepts: (value) => typeof value === 'number' && value > 0 && value <= most,
  expected: `>0..${most}`,
});

/** What may be chosen for each option, the usual one first. */
export type Choices<Options> = {
  readonly [Key in keyof Options & string]: readonly [Options[Key], ...Options[Key][]];
};

/** The first choice of each option. */
export const firstOf = <Options extends object>(choices: Choices<Options>): Options =>
  Object.fromEntries(
    Object.entries<readonly unknown[]>(choices).map(([name, [first]]) => [name, first]),
  ) as Options;

export interface OptionSet<Options> {
  readonly defaults: Options;
  readonly choices: { readonly [Key in keyof Options & string]?: readonly Options[Key][] };
  /** Of options for which more may be agreed than the choices. */
  readonly rules?: { readonly [Key in keyof Options & string]?: OptionRule };
  readonly scoring: readonly (keyof Options & string)[];
  readonly settling: readonly (keyof Options & string)[];
  /** Those that a hand in play goes by, the most usual ones first. */
  readonly playing: readonly (keyof Options & string)[];
  readonly inPoints?: Partial<Options>;
  /** Agreements that go together, by the name under which `as` asks for all of them. */
  readonly presets?: Readonly<Record<string, Partial<Options>>>;
}

/** The option that names a preset. */
const AS = 'as';

export type OptionTexts = Readonly<Partial<Record<string, string>>>;

/** As in an address: `true`, `300`, `sum`, `2-4`. */
export const formatOption = (value: unknown): string =>
  Array.isArray(value) ? value.join('-') : String(value);

function valueFrom(choices: readonly unknown[], text: string): unknown {
  const choice = choices.find((value) => formatOption(value) === text);
  if (choice !== undefined) return choice;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,7}$/.test(text) ? Number(text) : text;
}

export function optionsFromTexts<Options extends object>(
  options: OptionSet<Options>,
  texts: OptionTexts,
): Result<Readonly<Record<string, unknown>>, OptionError> {
  const { choices } = options;
  const values = Object.entries(texts).flatMap(([name, text]) =>
    text === undefined
      ? []
      : [[name, valueFrom(choices[name as keyof Options & string] ?? [], text)]],
  );
  const given: Readonly<Record<string, unknown>> = Object.fromEntries(values);
  const read = readOptions(options, given);
  return read.ok ? ok(given) : read;
}

/**
 * The defaults overridden by a preset, where one is named, and by what is given beside it; fails
 * for an unknown name or a refused value.
 */
export function readOptions<Options extends object>(
  { defaults, choices, rules = {}, presets = {} }: OptionSet<Options>,
  { [AS]: preset, ...given }: Readonly<Record<string, unknown>>,
): Result<Options, OptionError> {
  const names = Object.keys(defaults);
  const known = Object.keys(presets);
  if (preset !== undefined && !known.some((name) => name === preset)) {
    const expected = known.length > 0 ? known : names;
    return fail({ code: 'bad-option', option: AS, expected: expected.join('|') });
  }
  for (const [option, value] of Object.entries(given)) {
    if (!names.includes(option)) {
      return fail({ code: 'bad-option', option, expected: names.join('|') });
    }
    const name = option as keyof Options & string;
    const rule = rules[name] ?? oneOf(choices[name] ?? []);
    if (!rule.accepts(value)) return fail({ code: 'bad-option', option, expected: rule.expected });
  }
  return ok({ ...defaults, ...presets[String(preset)], ...given });
}
