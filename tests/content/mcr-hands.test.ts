/** What the pages on the international rules show, judged by the engine. */
import { describe, expect, test } from 'vitest';
import { editionTotals } from '../../src/course/editions.ts';
import { inSituation, parseHand, type Situation } from '../../src/engine/notation.ts';
import { MCR_EDITIONS, MCR_HANDS, mcr } from '../../src/engine/rulesets/mcr/index.ts';
import { createScorer } from '../../src/engine/scoring.ts';
import { readLessons } from './mdx.ts';
import { readEditions, readHands, readRegister } from './read.ts';

const HANDS = readHands('mcr');
const REGISTER = readRegister('mcr');
const score = createScorer(mcr, mcr.options.defaults);

type Shown = (typeof HANDS)[number]['example'];

function situationOf({ hand: text, seat, round, how }: Shown): Situation {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${hand.error.code}`);
  return inSituation(hand.value, { seat, round, how });
}

/** The hands that count in the best reading; none where the tiles do not win. */
function countedIn(shown: Shown, preferring?: string): readonly string[] {
  // Where equally dear readings name different waits, either is lawful (`mcr.dec.4`).
  const scorer = createScorer(
    {
      ...mcr,
      total: (rows, options, view) => ({
        ...mcr.total(rows, options, view),
        has: rows.some(({ item, suppressedBy }) => item.id === preferring && !suppressedBy),
      }),
      compare: (a, b) => a.base - b.base || Number(a.has) - Number(b.has),
    },
    mcr.options.defaults,
  );
  const found = scorer(situationOf(shown));
  if (!found.ok) return [];
  return found.value.rows.filter(({ suppressedBy }) => !suppressedBy).map(({ item }) => item.id);
}

describe('the catalogue', () => {
  test('has the hands of the engine, in the order of their numbers', () => {
    expect(HANDS.map(({ id, number }) => [id, number])).toEqual(
      MCR_HANDS.map(({ id, number }) => [`mcr.${id}`, number]),
    );
  });

  test('has each Chinese name once, in Chinese signs', () => {
    const names = HANDS.map(({ chinese }) => chinese);
    expect(new Set(names).size).toBe(81);
    for (const name of names) expect(name).toMatch(/^\p{Script=Han}{2,5}$/u);
  });

  test.each(HANDS)('shows a hand with $item', ({ item, example }) => {
    expect(countedIn(example, item)).toContain(item);
  });

  test.each(HANDS)('shows a hand that misses $item', ({ item, nearMiss }) => {
    expect(countedIn(nearMiss, item)).not.toContain(item);
  });

  test.each(HANDS)('has tiles in the picture of $id', ({ picture }) => {
    for (const part of picture?.split(' ') ?? []) expect(parseHand(part).ok).toBe(true);
  });
});

/** What the text says an example or a figure is worth. */
const POINTS = {
  en: /The hand shown is worth (\d+) points/,
  fr: /La main montrée vaut (\d+)\u00a0points/,
} as const;

describe('the register', () => {
  const examples = REGISTER.filter(({ id }) => id.startsWith('mcr.ex.'));
  const shown = REGISTER.flatMap(({ id, shows }) => (shows === undefined ? [] : [{ id, shows }]));

  test.each(examples)('$id is worth what it says', ({ rule, shows = '' }) => {
    const about = { hand: shows, seat: 'N', round: 'N', how: [] } as const;
    const found = score(situationOf({ ...about, how: [] }));
    const total = found.ok ? String(found.value.totals.total) : 'no win';
    expect([POINTS.en.exec(rule.en)?.[1], POINTS.fr.exec(rule.fr)?.[1]]).toEqual([total, total]);
  });

  test.each(shown)('$id shows a hand', ({ shows }) => {
    expect(parseHand(shows).ok).toBe(true);
  });

  test.each(MCR_HANDS.map(({ id, points, number }) => ({ id, points, number })))(
    'hand $number, $id, is named with its points',
    ({ points, number }) => {
      const { item } = REGISTER.find(({ id }) => id === `mcr.hand.${number}`)?.where ?? {};
      const unit = points === 1 ? 'point' : 'points';
      expect([item?.en, item?.fr]).toEqual([
        expect.stringMatching(new RegExp(`^fan ${number}, .*, ${points} ${unit}$`)),
        expect.stringMatching(new RegExp(`^figure ${number}, .*, ${points}\\u00a0${unit}$`)),
      ]);
    },
  );
});

describe('the editions', () => {
  const points = readEditions();

  test.each(points.flatMap(({ id, shows }) => (shows === undefined ? [] : [{ id, shows }])))(
    '$id makes a difference in the totals',
    ({ shows }) => {
      expect(new Set(Object.values(editionTotals(shows))).size).toBeGreaterThan(1);
    },
  );

  test.each(points.filter(({ shows }) => shows === undefined))(
    '$id, which shows no hand, is disputed somewhere',
    ({ disputed }) => {
      expect(disputed.length).toBeGreaterThan(0);
    },
  );

  test('are each marked once in the lessons', () => {
    const marked = [...readLessons('en').values()].flatMap(({ tags }) =>
      tags.flatMap(({ name, attributes: { of } }) => (name === 'Edition' && of ? [of] : [])),
    );
    expect([...marked].sort()).toEqual(points.map(({ id }) => id).sort());
  });

  test('are those of the engine', () => {
    for (const { says } of points)
      expect(Object.keys(says).sort()).toEqual([...MCR_EDITIONS].sort());
  });
});
