/**
 * Texts and values as they come from outside: of anybody's making, or right ones that were damaged.
 * `HOSTILE_CASES=2000 npx vitest run tests/hostile` tries so many of them on every reader.
 */
import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { SIGNS } from './signs.ts';

const CASES = Number(process.env['HOSTILE_CASES'] ?? 12);
const isAsked = process.env['HOSTILE_CASES'] !== undefined;

const sign = fc.constantFrom(...SIGNS);
const anyText = fc.oneof(
  sign,
  fc.array(sign, { maxLength: 6 }).map((signs) => signs.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc
    .tuple(sign, fc.integer({ min: 2, max: 3000 }))
    .map(([text, n]) => text.repeat(n).slice(0, 20_000)),
);

interface Change {
  readonly at: number;
  readonly length: number;
  readonly put: string;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  length: fc.oneof(fc.nat(4), fc.nat(400)),
  put: fc.oneof(fc.constant(''), sign, fc.string({ maxLength: 8 })),
});

const withChange = (text: string, { at, length, put }: Change): string => {
  const place = at % (text.length + 1);
  return text.slice(0, place) + put + text.slice(place + length);
};

/** Right texts that were damaged in some places, and texts of anybody's making. */
export const textFrom = (right: readonly string[]): fc.Arbitrary<string> =>
  right.length === 0
    ? anyText
    : fc.oneof(
        {
          weight: 4,
          arbitrary: fc
            .constantFrom(...right)
            .chain((text) =>
              fc
                .array(change, { minLength: 1, maxLength: 3 })
                .map((all) => all.reduce(withChange, text)),
            ),
        },
        { weight: 1, arbitrary: anyText },
      );

const anyValue = fc.oneof(
  anyText,
  fc.anything({ withNullPrototype: true }),
  fc.constantFrom(-1, Number.POSITIVE_INFINITY, 2 ** 53),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Another value at one of the places of a right one. */
function withOther(value: unknown, way: readonly number[], other: unknown): unknown {
  const keys = isObject(value) ? Object.keys(value) : [];
  const [step, ...rest] = way;
  if (!isObject(value) || step === undefined || keys.length === 0) return other;
  const key = keys[step % keys.length] as string;
  const inside = withOther(value[key], rest, other);
  if (Array.isArray(value)) return value.with(Number(key), inside);
  return { ...value, [key]: inside };
}

/** Right values with others inside, and values of anybody's making. */
export const valueFrom = (right: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...right),
          fc.array(fc.nat(50), { minLength: 1, maxLength: 6 }),
          anyValue,
        )
        .map(([value, way, other]) => withOther(value, way, other)),
    },
    { weight: 1, arbitrary: anyValue },
  );

/** The same as texts, where they can be written as such. */
export const jsonFrom = (right: readonly unknown[]): fc.Arbitrary<string> =>
  fc.oneof(
    textFrom(right.map((value) => JSON.stringify(value))),
    valueFrom(right).map((value) => {
      try {
        return JSON.stringify(value) ?? '';
      } catch {
        return '';
      }
    }),
  );

let tried = 0;
let taken = 0;

/** What takes long is looked at in one case of so many. */
const RARE = 8;
export const isRare = (): boolean => tried % RARE === 0;

/** Tries a reader: it must not throw, and says whether it took what it was given. */
export function tryAll<Given>(given: fc.Arbitrary<Given>, read: (given: Given) => boolean): void {
  fc.assert(
    fc.property(given, (one) => {
      tried++;
      if (read(one)) taken++;
    }),
    { numRuns: CASES },
  );
}

/** What opens a page anew is tried a tenth as often. */
export async function tryAllLater<Given>(
  given: fc.Arbitrary<Given>,
  read: (given: Given) => Promise<boolean>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(given, async (one) => {
      tried++;
      if (await read(one)) taken++;
    }),
    { numRuns: Math.ceil(isAsked ? CASES / 10 : CASES) },
  );
}

interface Coded {
  readonly code: string;
}

/** A refusal names the part that it is of, or a text has several faults. */
type Fault = Coded | { readonly part: string; readonly error: Coded };

interface Refused {
  readonly ok: false;
  readonly error: Fault | readonly Fault[];
}

const CODE = /^[a-z]+(-[a-z]+)*$/;

/** Whether it was taken; a refusal has a code, and is data that can go to a worker. */
export function isTaken(result: { readonly ok: true } | Refused): boolean {
  if (result.ok) return true;
  expect(structuredClone(result.error)).toEqual(result.error);
  const faults = [result.error].flat() as readonly Fault[];
  for (const fault of faults) expect('code' in fault ? fault.code : fault.error.code).toMatch(CODE);
  return false;
}

export function sayHowMany(of: string): void {
  afterAll(() => {
    if (!isAsked) return;
    process.stdout.write(`${of}: ${tried} cases, ${taken} taken, ${tried - taken} refused\n`);
  });
}
