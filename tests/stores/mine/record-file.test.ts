/** The one file of everything: what was written is read again; anything else is refused by name. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileText, MOST_BYTES, parseFile, readFile } from '../../../src/stores/mine/record-file.ts';
import { NO_ROWS } from '../../../src/stores/record/merge-rows.ts';
import { own, progress, texted } from './arbitrary.ts';

test('what was saved is read again, whole', () => {
  fc.assert(
    fc.property(own, progress, texted, (record, place, texts) => {
      const text = fileText({ record, progress: place, texts }, 7);
      const read = parseFile(text);
      expect(read.ok && fileText(read.value, 7)).toBe(text);
    }),
  );
});

const EMPTY = { record: NO_ROWS, progress: { version: 2, lessons: {} }, texts: {} };
const ANSWER = {
  ...{ id: 'a', at: 1_764_000_000_000, skill: 'find-waits/own', right: true },
  ...{ found: 1, missed: 0, wrong: 0, hints: 0, spent: 12.5, texts: { hand: '34m' } },
};

/** A file that is whole but for one part, written as text so that any key can stand in it. */
const file = (change: object): string => JSON.stringify({ moineau: 1, at: 7, ...EMPTY, ...change });
const answer = (change: object | string): string =>
  typeof change === 'string'
    ? file({ record: { ...NO_ROWS, attempts: ['#'] } }).replace('"#"', change)
    : file({ record: { ...NO_ROWS, attempts: [ANSWER, { ...ANSWER, id: 'b', ...change }] } });
const own1 = (name: string, rows: unknown): string =>
  file({ record: { ...NO_ROWS, [name]: rows } });
const deep = (open: string, close: string): string => open.repeat(50_000) + close.repeat(50_000);

test.each([
  ['nothing in it', file({})],
  ['an answer', answer({})],
])('a file with %s is read', (_, text) => {
  expect(parseFile(text).ok).toBe(true);
});

const REFUSED: readonly (readonly [what: string, text: string, code: string, part?: string])[] = [
  ['an empty file', '', 'broken'],
  ['a picture', '\u0089PNG\r\n\u001a', 'broken'],
  ['a file that is cut off', answer({}).slice(0, -9), 'broken'],
  ['a number', '7', 'foreign'],
  ['null', 'null', 'foreign'],
  ['an array', '[]', 'foreign'],
  ['lists in lists without end', deep('[', ']'), 'foreign'],
  ['another site’s file', '{"version":1,"cards":[]}', 'foreign'],
  ['the name inherited', '{"__proto__":{"moineau":1}}', 'foreign'],
  ['a version in letters', file({ moineau: '1' }), 'foreign'],
  ['a version before the first', file({ moineau: 0 }), 'foreign'],
  ['a later version', file({ moineau: 2 }), 'newer'],
  ['no record', file({ record: null }), 'damaged', 'record'],
  ['answers that are none', own1('attempts', {}), 'damaged', 'attempts'],
  ['an answer that is null', own1('attempts', [null]), 'damaged', 'attempts'],
  ['an answer without an id', answer({ id: '' }), 'damaged', 'attempts'],
  ['an id that is a number', answer({ id: 7 }), 'damaged', 'attempts'],
  ['an id without end', answer({ id: 'x'.repeat(5_000) }), 'damaged', 'attempts'],
  ['a time in words', answer({ at: 'today' }), 'damaged', 'attempts'],
  ['a time before time', answer({ at: -1 }), 'damaged', 'attempts'],
  ['a time past all calendars', answer({ at: 1e16 }), 'damaged', 'attempts'],
  ['a count past counting', answer({ found: 1e300 }), 'damaged', 'attempts'],
  ['half a count', answer({ wrong: 0.5 }), 'damaged', 'attempts'],
  ['a count below nothing', answer({ hints: -1 }), 'damaged', 'attempts'],
  ['right as a word', answer({ right: 'yes' }), 'damaged', 'attempts'],
  ['a skill of no drill', answer({ skill: 'constructor' }), 'damaged', 'attempts'],
  ['a skill named after a prototype', answer({ skill: '__proto__/x' }), 'damaged', 'attempts'],
  ['texts that are numbers', answer({ texts: { hand: 7 } }), 'damaged', 'attempts'],
  ['a text without end', answer({ texts: { hand: 'm'.repeat(3_000) } }), 'damaged', 'attempts'],
  ['a field of its own', answer({ html: '<b>' }), 'damaged', 'attempts'],
  [
    'a prototype among the texts',
    answer(JSON.stringify(ANSWER).replace('"hand"', '"__proto__"')),
    'damaged',
    'attempts',
  ],
  [
    'a prototype as a field',
    answer(JSON.stringify(ANSWER).replace('"found":1', '"__proto__":{"found":1}')),
    'damaged',
    'attempts',
  ],
  [
    'texts nested without end',
    answer(deep('{"a":', '}').replace('}', '1}')),
    'damaged',
    'attempts',
  ],
  ['a card without its drill', own1('cards', [{ id: 'a' }]), 'damaged', 'cards'],
  ['a run of a kind of its own', own1('runs', [{ ...ANSWER, kind: 'x' }]), 'damaged', 'runs'],
  ['sums of nothing', own1('earlier', [{ id: 'a', skills: { 'a/b': {} } }]), 'damaged', 'earlier'],
  ['no lessons', file({ progress: { version: 2 } }), 'damaged', 'progress'],
  [
    'a lesson finished perhaps',
    file({ progress: { version: 2, lessons: { 'a/b': { positions: {}, finished: 1 } } } }),
    'damaged',
    'progress',
  ],
  [
    'a lesson named after a prototype',
    file({ progress: 7 }).replace('7', '{"version":2,"lessons":{"__proto__":{}}}'),
    'damaged',
    'progress',
  ],
  [
    'a place in the lessons without end',
    file({ progress: { version: 2, lessons: {}, stop: { lesson: 'x'.repeat(1_000_000) } } }),
    'damaged',
    'progress',
  ],
  ['a setting that is none', file({ texts: { record: '1' } }), 'damaged', 'texts'],
  ['a setting that is an object', file({ texts: { theme: {} } }), 'damaged', 'texts'],
  ['a setting without end', file({ texts: { theme: 'x'.repeat(30_000) } }), 'damaged', 'texts'],
];

describe('is refused:', () => {
  const each = REFUSED.map(([what, text, code, part]) => {
    return { what, text, error: { code, ...(part && { part }) } };
  });
  test.each(each)('$what', ({ text, error }) => {
    expect(parseFile(text)).toEqual({ ok: false, error });
    expect(({} as { readonly found?: number }).found).toBeUndefined();
  });

  test('any text, without a throw', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => !parseFile(text).ok));
  });

  test('what is too large, before it is read', async () => {
    const file = { size: MOST_BYTES + 1, text: () => Promise.reject(new Error('read')) };
    expect(await readFile(file as unknown as Blob)).toEqual({
      ok: false,
      error: { code: 'large' },
    });
  });
});
