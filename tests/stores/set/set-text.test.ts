/** A set as text and in a link: written and read back, and whatever else may come as one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../src/engine/notation.ts';
import { countingQuestion, questionOfHand } from '../../../src/stores/set/hand-question.ts';
import {
  cleanTitle,
  cleanWords,
  MOST,
  moved,
  type QuestionSet,
  withBack,
  without,
  withQuestions,
  withTitle,
  withWords,
} from '../../../src/stores/set/question-set.ts';
import { setHash, setInHash } from '../../../src/stores/set/set-link.ts';
import { filedText, type SetFault, setIn, setText } from '../../../src/stores/set/set-text.ts';

const HOSTILE = '<img src=x onerror="alert(1)"> ‮\u202eabc\u2066 שלום & # = > % +\u0000';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.constantFrom('', ' ', '\n', '> x', '# x', 'a\n\nb\n', 'waits?hand=1p', HOSTILE),
);
const question = fc.record({
  page: fc.stringMatching(/^[a-z][a-z-]{0,12}$/),
  texts: fc.dictionary(fc.string({ maxLength: 8 }), fc.string({ unit: 'binary', maxLength: 30 }), {
    maxKeys: 4,
    noNullPrototype: true,
  }),
  words: text.map(cleanWords),
});
const anySet: fc.Arbitrary<QuestionSet> = fc.record({
  title: text.map(cleanTitle),
  questions: fc.array(question, { maxLength: 8 }),
});

describe('a set is read back as it was written', () => {
  test('as text, with the head of a file and without', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        expect(setIn(setText(set))).toEqual({ ok: true, value: set });
        expect(setIn(filedText(set))).toEqual({ ok: true, value: set });
        expect(setIn(filedText(set).replaceAll('\n', '\r\n'))).toEqual({ ok: true, value: set });
      }),
    );
  });

  test('from its link, as a browser shows it', () => {
    fc.assert(
      fc.property(
        anySet.filter(({ questions }) => questions.length > 0),
        (set) => {
          const { hash } = new URL(`https://example.org/fr/set/${setHash(set)}`);
          expect(setInHash(hash)).toEqual({ ok: true, value: set });
        },
      ),
    );
  });

  test('the notation stands in it unescaped', () => {
    const hand = '234m5p~777z(9999p)*5p';
    const set = { title: '', questions: [{ page: 'count', texts: { hand }, words: '' }] };
    expect(setText(set)).toBe(`count?hand=${hand}`);
    expect(setHash(set)).toBe(`#set=count?hand=${hand.replace('~', '~')}&n=1`);
  });
});

const NO_HAND = 'neither a hand nor an address';

describe('whatever comes as a set', () => {
  test('is read, or all that is wrong with it is named; nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (any) => {
        const set = setIn(any);
        expect(set.ok || set.error.length > 0).toBe(true);
        setInHash(`#${any}`);
        setInHash(`#set=${any}&n=1`);
      }),
    );
  });

  const cases: readonly (readonly [name: string, text: string, faults: readonly SetFault[]])[] = [
    ['prose', NO_HAND, [{ code: 'no-address', line: 1, text: NO_HAND }]],
    [
      'a won hand, whose rules nobody said',
      '11m222333444s5z !5z',
      [{ code: 'no-address', line: 1, text: '11m222333444s5z !5z' }],
    ],
    ['words of no question', '> x\nwaits?hand=1p', [{ code: 'words-first', line: 1, text: 'x' }]],
    ['two titles', '# a\n# b', [{ code: 'second-title', line: 2, text: 'b' }]],
    ['a title without end', `# ${'x'.repeat(101)}`, [{ code: 'long-title', line: 1, most: 100 }]],
    [
      'words without end',
      `waits?hand=1p\n> ${'x'.repeat(501)}`,
      [{ code: 'long-words', line: 2, most: 500 }],
    ],
    [
      'an address without end',
      `waits?hand=${'1'.repeat(800)}`,
      [{ code: 'long-address', line: 1, most: 800 }],
    ],
    ['a text without end', 'x'.repeat(60_001), [{ code: 'too-long', most: 60_000 }]],
    [
      'too many questions',
      Array.from({ length: 41 }, () => 'waits?hand=1p').join('\n'),
      [{ code: 'too-many', n: 41, most: 40 }],
    ],
    ['what a later form of the site wrote', 'moineau-set 2\nanything', [{ code: 'newer' }]],
    [
      'several mistakes',
      `\nx\n\n${NO_HAND}`,
      [
        { code: 'no-address', line: 2, text: 'x' },
        { code: 'no-address', line: 4, text: NO_HAND },
      ],
    ],
  ];
  test.each(cases)('%s is refused by name', (_, given, faults) =>
    expect(setIn(given)).toEqual({ ok: false, error: faults }),
  );
});

describe('a line is a question', () => {
  test.each([
    ['https://example.org/moineau/fr/drill/waits/?hand=1113456666788p', 'waits'],
    ['http://localhost:4321/en/drill/waits/?hand=1113456666788p#content', 'waits'],
    ['/fr/drill/waits/?hand=1113456666788p', 'waits'],
    ['waits?hand=1113456666788p', 'waits'],
    ['  find-waits?hand=1113456666788p  ', 'find-waits'],
    ['1113456666788p', 'waits'],
    ['1113 4566 66788p', 'waits'],
  ])('%s', (line, page) => {
    const texts = { hand: '1113456666788p' };
    const questions = [{ page, texts, words: '' }];
    const set = setIn(line.replace('1113 4566 66788p', '1113p4566p66788p'));
    expect(set).toEqual({ ok: true, value: { title: '', questions } });
  });

  test('with words below it, also on several lines', () => {
    const set = setIn('# Title\n12345m22z789p789s\n> one\n>\n> three');
    expect(set.ok && set.value.questions[0]?.words).toBe('one\n\nthree');
    expect(set.ok && set.value.questions[0]?.page).toBe('waits');
  });

  test('names that mean something to an object are names', () => {
    const set = setIn('waits?__proto__=x&constructor=y');
    expect(set.ok && Object.entries(set.value.questions[0]?.texts ?? {})).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
  });
});

describe('a link', () => {
  const set: QuestionSet = {
    title: 'T',
    questions: ['1113456666788p', '2223456m'].map((hand) => ({
      ...{ page: 'waits', texts: { hand }, words: 'é' },
    })),
  };
  const whole = setHash(set);

  test('that was cut anywhere is never read as less than it was', () => {
    for (let at = '#set='.length; at < whole.length; at++) {
      const read = setInHash(whole.slice(0, at));
      expect(read?.ok ? setText(read.value) : 'refused', whole.slice(0, at)).toBe('refused');
    }
  });

  test('with a full stop behind it is read', () => expect(setInHash(`${whole}.`)?.ok).toBe(true));
  test('with another number is cut', () =>
    expect(setInHash(whole.replace('&n=2', '&n=3'))).toMatchObject({ error: [{ code: 'cut' }] }));
  test('without a question is none', () =>
    expect(setInHash('#set=&n=0')).toMatchObject({ error: [{ code: 'no-question' }] }));
  test.each(['', '#', '#content', '#n=3'])('%j carries no set', (hash) =>
    expect(setInHash(hash)).toBeUndefined(),
  );
});

describe('a hand from the analyser', () => {
  const handOf = (written: string) => {
    const hand = parseHand(written);
    if (!hand.ok) throw new Error(written);
    return hand.value;
  };
  const count = { page: 'han', parts: ['hand', 'seat', 'how'] };

  test.each([
    ['1113456666788p', 'waits', { hand: '1113456666788p' }],
    ['11134566667889p', 'discards', { hand: '11134566667889p' }],
    ['2345m~777z', 'waits', { hand: '2345m~777z' }],
    ['234m5p~777z!5p', 'han', { hand: '234m5p~777z!5p', seat: 'S', how: 'last' }],
  ])('%s is asked by %s', (written, page, texts) => {
    const told = { seat: 'S', how: 'last', rules: 'riichi', unit: 'x' };
    expect(countingQuestion(handOf(written), told, count)).toEqual({ page, texts });
  });

  test('that has won is asked by none alone', () =>
    expect(questionOfHand(handOf('234m5p~777z!5p'))).toBeUndefined());
});

describe('a set is changed', () => {
  const one = (hand: string) => ({ page: 'waits', texts: { hand }, words: '' });
  const set = { title: '', questions: ['1p', '2p', '3p'].map(one) };
  const hands = ({ questions }: QuestionSet) => questions.map(({ texts }) => texts.hand).join(' ');

  test('question by question', () => {
    expect(hands(moved(set, 0, 1))).toBe('2p 1p 3p');
    expect(hands(moved(set, 0, -1))).toBe('1p 2p 3p');
    expect(hands(moved(set, 2, 1))).toBe('1p 2p 3p');
    expect(hands(without(set, 1))).toBe('1p 3p');
    expect(hands(withBack(without(set, 1), 1, one('2p')))).toBe('1p 2p 3p');
    expect(withWords(set, 1, 'x').questions.map(({ words }) => words)).toEqual(['', 'x', '']);
  });

  test('what is in it does not come twice, and what has no room is refused whole', () => {
    expect(withQuestions(set, ['2p', '4p', '4p'].map(one))?.questions).toHaveLength(4);
    const many = Array.from({ length: MOST.questions - 2 }, (_, at) => one(`x${at}`));
    expect(withQuestions(set, many)).toBeUndefined();
  });

  test('titles and words are cut between signs, and lose what nobody sees', () => {
    const long = `${'x'.repeat(MOST.title - 1)}😀`;
    expect(withTitle(set, long).title).toBe('x'.repeat(MOST.title - 1));
    expect(withTitle(set, 'a\u202eb\u0000\nc').title).toBe('a b  c');
    expect(cleanWords('a\r\nb\u2066')).toBe('a\nb ');
  });
});
