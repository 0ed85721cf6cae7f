/** The rules as readers see them: complete, in both languages, and true where they count. */
import { describe, expect, test } from 'vitest';
import { PARTS, partOf, REGISTERS } from '../../src/course/rulebooks.ts';
import { pureHandCount, pureHandsByWaits, waits } from '../../src/engine/hand.ts';
import { asWaiting, parseHand, rankOf } from '../../src/engine/notation.ts';
import {
  readCourses,
  readEditions,
  readErrata,
  readExercises,
  readFormulas,
  readGlossary,
  readHands,
  readRegister,
  readRegisters,
} from './read.ts';
import { typographyFlaws } from './typography.ts';

const REGISTER = readRegister();
const ALL = readRegisters();
const FORMULAS = readFormulas();
const BY_ID = new Map(ALL.map((entry) => [entry.id, entry]));

const ruleOf = (id: string) => BY_ID.get(`tchou1924.${id}`)?.rule ?? { en: '', fr: '' };
const upTo = (count: number, name: (n: number) => string) =>
  Array.from({ length: count }, (_, at) => `tchou1924.${name(at + 1)}`);

test.each([
  ['course', readCourses],
  ['exercises', readExercises],
  ['formulas', readFormulas],
  ['errata of 1924', () => readErrata('tchou1924')],
  ['errata of the international rules', () => readErrata('mcr')],
  ['errata of the Navy’s rules', () => readErrata('vulcain1953')],
  ['errata of the encyclopedia', () => readErrata('encyclopedie')],
  ['errata of the Japanese rules', () => readErrata('riichi')],
  ['editions', readEditions],
  ['fans', () => readHands('mcr')],
  ['special hands of the Navy', () => readHands('vulcain1953')],
  ['glossary', readGlossary],
  ['registers', readRegisters],
])('the content file of the %s fits its schema, each id once', (_, read) => {
  const ids = read().map(({ id }) => id);
  expect(ids).not.toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('the entries', () => {
  test('are all those the course teaches', () => {
    const taught = readCourses().flatMap(({ lessons }) =>
      lessons.flatMap(({ teaches }) => teaches),
    );
    expect(taught.filter((id) => !BY_ID.has(id))).toEqual([]);
  });

  test.each([
    ['the tiles', upTo(6, (n) => `I.set.${n}`)],
    ['the principles', upTo(9, (n) => `VII.${n}`)],
    ['the formulas', FORMULAS.map(({ id }) => `tchou1924.VIII.${id}`)],
    ['the advice', upTo(6, (n) => `VIII.advice.${n}`)],
  ])('hold %s, whole and in order', (_, ids) => {
    const wanted = new Set(ids);
    expect(REGISTER.map(({ id }) => id).filter((id) => wanted.has(id))).toEqual(ids);
  });

  test('of the international rules are all there, in the order of the text', () => {
    const parts = [
      ['intro', 9],
      ['rule', 10],
      ['table', 1],
      ['hand', 81],
      ['ex', 66],
      ['fig', 7],
      ['pay', 2],
      ['strat', 11],
      ['note', 11],
      ['dec', 8],
    ] as const;
    const ids = parts.flatMap(([part, count]) =>
      Array.from({ length: count }, (_, at) => `mcr.${part}.${at + 1}`),
    );
    expect(readRegister('mcr').map(({ id }) => id)).toEqual(ids);
  });

  test('of the Navy’s rules are all there, in the order of the text', () => {
    const ids = readRegister('vulcain1953').map(({ id }) => id);
    expect(ids).toHaveLength(167);
    expect(ids).toEqual(ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  });

  test('of the encyclopedia are all there, in the order of the article', () => {
    const listed = (part: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${part}.${at + 1}`);
    const ids = [
      ...listed('intro', 4),
      ...[
        ...listed('materiel', 1),
        ...listed('but', 1),
        ...listed('tuiles', 6),
        ...listed('comb', 4),
      ],
      ...[...listed('places', 2), ...listed('muraille', 1), ...listed('dist', 2), 'dist.2.ex1'],
      ...[3, 4, 5, 6].map((n) => `dist.${n}`),
      ...[
        ...listed('jeu', 3),
        'chow',
        'pung',
        'kong',
        ...listed('prio', 2),
        ...listed('hidden', 1),
      ],
      ...[
        ...listed('fin', 5),
        ...listed('comptes', 3),
        ...listed('strategie', 2),
        ...listed('term', 2),
      ],
      ...['points', 'mahjong', 'rob', 'penalties', 'bonus', 'firstturn'].map(
        (of) => `silence.${of}`,
      ),
    ].map((id) => `encyclopedie.${id}`);
    expect(readRegister('encyclopedie').map(({ id }) => id)).toEqual(ids);
  });

  test.each(REGISTERS)('of %s all stand in a part of its page', (rules) => {
    const parts: readonly string[] = PARTS[rules];
    const firsts = readRegister(rules).map(({ id }) => id.split('.')[1] ?? '');
    expect(firsts.filter((first) => !parts.includes(partOf(rules, first)))).toEqual([]);
  });

  test('of the Japanese rules are all there, those of the source in the order of the text', () => {
    const ids = readRegister('riichi').map(({ id }) => id);
    const ofSource = ids.slice(0, 76);
    expect(ofSource.filter((id) => !/^riichi\.\d/.test(id))).toEqual([]);
    expect(ofSource).toEqual(
      ofSource.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    );
    const outside = ids.slice(ofSource.length).map((id) => id.split('.')[1] ?? '');
    expect(
      Object.entries(Object.groupBy(outside, (part) => part)).map(([part, all]) => [
        part,
        all?.length,
      ]),
    ).toEqual([
      ['role', 44],
      ['fu', 10],
      ['points', 12],
      ['today', 5],
    ]);
  });

  test('of the Japanese rules that are not of the source say so', () => {
    for (const { id, where } of readRegister('riichi')) {
      const isOutside = !/^riichi\.\d/.test(id);
      expect([id, where.item?.en.startsWith('common rules of today')]).toEqual([id, isOutside]);
      expect([id, where.item?.fr.startsWith('règles courantes d’aujourd’hui')]).toEqual([
        id,
        isOutside,
      ]);
    }
  });
});

describe.each(ALL)('$id', ({ rule, where, terms }) => {
  test('says its rule in both languages', () => {
    expect(rule.en).not.toBe(rule.fr);
    for (const text of Object.values(rule)) expect(text).toMatch(/^[“«\p{Lu}].*\.$/u);
  });

  test('is well set', () => {
    const english = [rule.en, where.item?.en ?? ''];
    const french = [rule.fr, where.item?.fr ?? '', ...terms];
    expect(english.flatMap((text) => typographyFlaws(text, 'en'))).toEqual([]);
    expect(french.flatMap((text) => typographyFlaws(text, 'fr'))).toEqual([]);
  });

  test('names no rule by a code', () => {
    expect(`${rule.en} ${rule.fr}`).not.toMatch(
      /\b[EFJMV]\d\d\b|tchou1924|vulcain1953|encyclopedie|mcr\.|riichi\.[\da-z]|errata/,
    );
  });
});

/** Every whole number in a text, its thousands joined. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d{1,3}(?:[,\u202f]\d{3})+|\d+/g)].map(([number]) =>
    Number(number.replace(/\D/g, '')),
  );

const EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const FR = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

const MIRROR = /(?:mirror of formula|miroir de la formule) ([IVX]+)/;

/** What tells a slip, in English and in French. */
const SLIP_WORDS = {
  claim: ['The sentence above its table', 'La phrase au-dessus du tableau'],
  row: ['the book prints', 'le livre imprime'],
  heading: ['The heading calls', 'Le titre'],
  missing: ['not in the text', 'manquent au texte'],
} as const;

describe('the entry of formula', () => {
  const waiting = FORMULAS.filter(({ rows }) => rows.length > 0);
  const slipped = FORMULAS.flatMap(({ id, slips }) => slips.map((slip) => ({ id, slip })));

  test.each(FORMULAS)('$id stands where the formula stands', ({ id, figure }) => {
    const { chapter, item, pages } = BY_ID.get(`tchou1924.VIII.${id}`)?.where ?? {};
    expect([chapter, pages]).toEqual(['VIII', undefined]);
    for (const text of [item?.en, item?.fr]) {
      expect(text).toMatch(new RegExp(`^formul[ae] ${id}\\b.*\\bfig\\. ${figure}\\b`));
    }
  });

  test.each(waiting)('$id gives the number of its winning tiles', ({ id, rows }) => {
    const plural = rows.length === 1 ? '' : 's';
    const { en, fr } = ruleOf(`VIII.${id}`);
    expect(en).toContain(` has ${EN[rows.length]} winning tile${plural}`);
    expect(fr).toContain(` a ${FR[rows.length]} tuile${plural} gagnante${plural}`);
  });

  test.each(waiting)('$id has mirror $mirror', ({ id, mirror }) => {
    const { en, fr } = ruleOf(`VIII.${id}`);
    const other = mirror === id ? undefined : mirror;
    expect([en, fr].map((text) => MIRROR.exec(text)?.[1])).toEqual([other, other]);
    const own = mirror === id;
    expect([/its own mirror/.test(en), /son propre miroir/.test(fr)]).toEqual([own, own]);
  });

  test.each(slipped)('$id tells the slip of the book, a $slip.kind', ({ id, slip }) => {
    const { en, fr } = ruleOf(`VIII.${id}`);
    expect([en, fr]).toEqual(SLIP_WORDS[slip.kind].map((word) => expect.stringContaining(word)));
    if (slip.kind !== 'row') return;
    const [printed, correct] = [slip.printed.slice(0, -1), slip.correct.slice(0, -1)];
    expect(numbersIn(en)).toEqual(expect.arrayContaining([Number(printed), Number(correct)]));
    expect(numbersIn(fr)).toEqual(expect.arrayContaining([Number(printed), Number(correct)]));
  });
});

const ranksWaitedOn = (text: string): number[] => {
  const hand = parseHand(text);
  const waiting = hand.ok ? asWaiting(hand.value) : hand;
  return waiting.ok ? waits(waiting.value).map(({ tile }) => rankOf(tile)) : [];
};

describe('what the entries count', () => {
  test('five in a row wait on 1, 4 and 7 (VII.8)', () => {
    expect(ranksWaitedOn('23456m')).toEqual([1, 4, 7]);
    for (const text of Object.values(ruleOf('VII.8'))) expect(text).toMatch(/1, 4 (?:and|et) 7\.$/);
  });

  test('the example of principle 9 leaves what it says (VII.9.ex1)', () => {
    const afterDiscard = (text: string) =>
      [...new Set(text)].map((rank) => ranksWaitedOn(`${text.replace(rank, '')}s`));
    expect(ranksWaitedOn('3334s')).toEqual([2, 4, 5]);
    expect(ranksWaitedOn('2333s')).toEqual([1, 2, 4]);
    expect(afterDiscard('12234').map(({ length }) => length)).toEqual([2, 2, 0, 1]);
    expect(ranksWaitedOn('1224s')).toEqual([]);
    const taken = [1223334, 3, 123, 234];
    const left = [123, 2, 23334, 2, 4, 5, 234, 1, 12333, 1, 2, 4, 12234, 1224];
    for (const text of Object.values(ruleOf('VII.9.ex1'))) {
      expect(numbersIn(text)).toEqual([...taken, ...left]);
    }
  });

  test('pure hands by number of waits (VIII.count)', () => {
    const counts = pureHandsByWaits(13).map(({ length }) => length);
    const waiting = counts.reduce((sum, count) => sum + count, 0);
    const all = pureHandCount(13);
    const quoted = [all, ...counts.slice(1).reverse(), all - waiting];
    for (const text of Object.values(ruleOf('VIII.count'))) expect(numbersIn(text)).toEqual(quoted);
  });

  test('ten tiles of one suit reach eight waits twice and seven twice (VIII.count)', () => {
    expect(
      pureHandsByWaits(10)
        .slice(7)
        .map(({ length }) => length),
    ).toEqual([2, 2, 0]);
  });

  test('seven pairs and other odd shapes are not ready (I.goal)', () => {
    expect(ranksWaitedOn('1133557799m224p')).toEqual([]);
  });
});

describe('the check of the setting', () => {
  const NARROW = '\u202f';
  const HARD = '\u00a0';
  test.each([
    ['l’as\u00a0: «\u202fwan\u202f»\u202f; 93\u202f600\u202f!', 0],
    [`une attente${NARROW}?!`, 0],
    [`deux${NARROW}: trois`, 0],
    ["l'as", 1],
    ['"wan"', 2],
    ['oui...', 1],
    ['oui ; non', 1],
    [`oui${HARD}; non`, 1],
    ['oui!', 1],
    ['deux : trois', 1],
    ['deux: trois', 1],
    ['« wan »', 2],
    ['«wan»', 2],
    ['93 600', 1],
    ['“wan”', 2],
  ])('finds in %j flaws of French: %i', (text, count) => {
    expect(typographyFlaws(text, 'fr')).toHaveLength(count);
  });

  test('leaves English its own spaces', () => {
    expect(typographyFlaws('a wait; two waits: “three”', 'en')).toEqual([]);
    expect(typographyFlaws('it\'s "three"...', 'en')).toHaveLength(4);
  });
});
