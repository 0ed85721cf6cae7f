/** Levels at which fans are named, against the course: the same lessons, in their order, with their hands. */
import { describe, expect, test } from 'vitest';
import { findDesk, valuesOf } from '../../src/engine/drills.ts';
import { formatTiles, parseHand } from '../../src/engine/notation.ts';
import type { PlayableRules } from '../../src/engine/rulesets/index.ts';
import { MCR_EDITIONS, MCR_HANDS, mcr } from '../../src/engine/rulesets/mcr/index.ts';
import { LESSONS } from '../../src/engine/rulesets/mcr/teaching/lessons.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { readLessons } from './mdx.ts';
import { readCourses, readRegisters } from './read.ts';
import { COUNTED, counted } from './scored-hands.ts';

const NAMED = Object.keys(LESSONS);

/** What the situation tells is not named but ticked, together with the rest of the hand. */
const levelFor = (lesson: string): string =>
  lesson === 'eight-points' ? lesson : `name-${lesson}`;

/** The rows of the table by the entry of the register that they carry out, flowers apart. */
const ITEMS = new Set<string>(
  MCR_EDITIONS.flatMap((edition) => mcr.items({ edition }).map(({ id }) => id)),
);
const HANDS = new Map(
  readRegisters()
    .filter(({ id }) => id.startsWith('mcr.hand.'))
    .map(({ id, engine }) => [
      id,
      engine.filter((name) => ITEMS.has(name) && name !== 'flower-tiles'),
    ]),
);

/** The lessons that teach hands of the table, each with those hands. */
const TAUGHT = (readCourses().find(({ id }) => id === 'mcr')?.lessons ?? [])
  .map(({ slug, teaches }) => ({ slug, hands: teaches.flatMap((rule) => HANDS.get(rule) ?? []) }))
  .filter(({ hands }) => hands.length > 0);

test('the register has all the hands, each once', () => {
  expect([...HANDS.values()].flat().sort()).toEqual(
    [...ITEMS].filter((id) => id !== 'flower-tiles').sort(),
  );
});

test('the levels after the first are the lessons that teach hands, in their order', async () => {
  const slugs = TAUGHT.map(({ slug }) => slug);
  expect(NAMED).toEqual(slugs);
  const [field] = (await findDesk('which-fans')).levels;
  const values = field ? valuesOf(field, {}) : [];
  expect(values.slice(1, 1 + slugs.length)).toEqual(slugs.map(levelFor));
});

test.each(TAUGHT)('$slug has the hands that it teaches', ({ slug, hands }) => {
  const named = Object.entries(LESSONS).find(([lesson]) => lesson === slug)?.[1] ?? [];
  expect([...named].sort()).toEqual([...hands].sort());
});

/** Fourteen tiles that are a list and no hand. */
const LISTED = ['reversible-tiles'];

/** Whole hands that lessons show a fan by; parts of hands are not counted. */
const PICTURES = [...readLessons('en').values()].flatMap(({ slug, tags }) =>
  tags.flatMap(({ name, attributes: { id = '', hand = '', rules = 'mcr' } }) => {
    const picture = parseHand(hand.replaceAll(' ', ''));
    const tiles = picture.ok ? picture.value.concealed.length + 3 * picture.value.melds.length : 0;
    return name === 'Fan' && tiles === 14 && !LISTED.includes(id)
      ? [{ slug, id, hand, rules }]
      : [];
  }),
);

/** The hand won with one of its concealed tiles, drawn or discarded by another. */
function waysToWin(hand: string): readonly string[] {
  const picture = parseHand(hand.replaceAll(' ', ''));
  if (!picture.ok) return [];
  const { concealed, melds } = picture.value;
  const laid = hand.split(' ').filter((part) => /^[~(]/.test(part));
  expect(laid.length).toBe(melds.length);
  return concealed.flatMap((tile, at) =>
    ['!', '*'].map((mark) => formatTiles(concealed.toSpliced(at, 1)) + laid.join('') + mark + tile),
  );
}

test.each(PICTURES)('$slug shows $id by a hand that has it: $hand', ({ id, hand, rules }) => {
  const fans = waysToWin(hand).map((way) =>
    counted({
      rules: rules as PlayableRules,
      hand: way,
      situation: {},
      options: {},
    }).score.rows.flatMap(({ item, suppressedBy }) => (suppressedBy ? [] : [item.id as string])),
  );
  const having = fans.filter((found) => found.includes(id));
  expect(having.length).toBeGreaterThan(0);
  if (id === 'chicken-hand') expect(having).toContainEqual([id]);
});

test('every fan counts in an exercise of the lessons', () => {
  const shown: readonly string[] = COUNTED.filter(({ won }) => won.rules === 'mcr').flatMap(
    ({ won }) =>
      counted(won).score.rows.flatMap(({ item, suppressedBy }) => (suppressedBy ? [] : [item.id])),
  );
  expect(MCR_HANDS.map(({ id }) => id).filter((id) => !shown.includes(id))).toEqual([]);
});

describe.each(LOCALES)('in %s', (locale) => {
  const lessons = readLessons(locale);
  test.each(NAMED)('%s is called as its lesson is', (lesson) => {
    const words: Readonly<Record<string, string>> = WORDS[locale];
    const head = lessons.get(`mcr/${lesson}`)?.head;
    expect(words[`fans.level.${levelFor(lesson)}`]).toContain(Object(head).title);
  });

  test.each(NAMED)('the lesson %s leads to its level', (lesson) => {
    const levels = (lessons.get(`mcr/${lesson}`)?.tags ?? [])
      .filter(({ name, attributes }) => name === 'Practice' && attributes['drill'] === 'fans')
      .map(({ attributes }) => attributes['level']);
    expect(levels).toContain(levelFor(lesson));
  });
});

const MOST_FANS_IN_A_ROW = 4;

test('no more fans come in a row than a reader can try out at once', () => {
  for (const [path, { tags }] of readLessons('en')) {
    if (!path.startsWith('mcr/')) continue;
    const shown = tags.filter(
      ({ name, form }) => (name === 'Fan' && form === 'opening') || name === 'Exercise',
    );
    const rows = shown
      .map(({ name }) => (name === 'Fan' ? 'f' : ' '))
      .join('')
      .split(/ +/);
    const longest = Math.max(...rows.map(({ length }) => length));
    expect([path, Math.max(longest, MOST_FANS_IN_A_ROW)]).toEqual([path, MOST_FANS_IN_A_ROW]);
  }
});
