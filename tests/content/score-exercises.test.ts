/** The hands that lessons count: what each claims is what the engine finds. */
import { describe, expect, test } from 'vitest';
import { readHand } from '../../src/course/positions.ts';
import { COPIES } from '../../src/engine/core/tile.ts';
import { compareTiles, formatHand, groupTiles } from '../../src/engine/notation.ts';
import { isWorthSomething } from '../../src/engine/scoring/sheet.ts';
import { agreedBy, COUNTED, counted, wonAs } from './scored-hands.ts';

const found = (id: string) => {
  const exercise = COUNTED.find((one) => one.id === id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  return counted(exercise.won);
};

describe.each(COUNTED)('$id, $texts.hand', ({ asked, texts, won, claim }) => {
  const { score, explanation, sheet } = counted(won);
  const { totals } = score;
  const hand = readHand(won.hand);
  const decoys = texts['with']?.split(',') ?? [];

  test('is worth what it claims', () => expect(String(totals.total)).toBe(claim));

  test('is written as the notation writes it, its tiles in order', () => {
    expect(formatHand(hand)).toBe(won.hand);
    expect([...hand.concealed].sort(compareTiles)).toEqual(hand.concealed);
  });

  test('has a sheet whose lines come to its total', () => {
    const { lines } = sheet;
    const idle = lines.filter((line) => !isWorthSomething(line)).map(({ item }) => item);
    expect(new Set(idle).size).toBe(idle.length);
    if (totals.limit === 'limit-hand') {
      expect(lines.filter(isWorthSomething).every(({ value }) => value.limit !== undefined)).toBe(
        true,
      );
      return;
    }
    const sum = (unit: 'points' | 'doubles' | 'han' | 'fu') =>
      lines.reduce((all, { value }) => all + (value[unit] ?? 0), 0);
    if (totals.limit === 'yakuman') {
      expect(lines.filter(isWorthSomething).every(({ value }) => value.limit)).toBe(true);
      return;
    }
    if (totals.han) {
      // Seven pairs are not rounded.
      const fu = sum('fu') === 25 ? 25 : Math.ceil(sum('fu') / 10) * 10;
      expect([sum('han'), fu]).toEqual([totals.han, totals.fu]);
      return;
    }
    const { limit = Number.POSITIVE_INFINITY } = agreedBy(won).agreed.options;
    expect(Math.min(Number(limit), sum('points') * 2 ** sum('doubles'))).toBe(totals.total);
  });

  test('offers decoys that are rows of the table and not in the hand', () => {
    const rows = new Set<string>(agreedBy(won).agreed.items.map(({ id }) => id));
    const inHand = new Set(explanation.counted.map(({ item }) => item));
    expect(decoys.filter((id) => !rows.has(id) || inHand.has(id))).toEqual([]);
    expect(decoys.length > 0).toBe(asked.shown.ask === 'lines');
  });

  test('is a question of its drill, which offers its decoys', () => {
    expect(asked.shown).toMatchObject({ rules: won.rules });
    expect(asked.shown.lines).toEqual(expect.arrayContaining(decoys));
  });
});

const ASKED_FOR_FANS = COUNTED.filter(({ drill }) => drill === 'which-fans');

test.each(ASKED_FOR_FANS)('$id can be counted in one way alone', ({ won }) => {
  const lists = agreedBy(won).agreed.lists(wonAs(won));
  expect(new Set(lists.map((list) => [...new Set(list)].join())).size).toBe(1);
});

test('no tile is the last of its kind unsaid: the melds would show it (mcr.hand.27)', () => {
  const unsaid = COUNTED.filter(({ won: { rules, hand, situation } }) => {
    const { melds, win } = readHand(hand);
    const shown = melds.filter(({ open }) => open).flatMap(groupTiles);
    const alike = shown.filter((tile) => tile === win?.tile).length;
    return rules === 'mcr' && alike === COPIES - 1 && !situation.how?.includes('last-of-kind');
  });
  expect(unsaid.map(({ id }) => id)).toEqual([]);
});

/** The totals and the arithmetic that the book prints for its three worked hands (pp. 53–55). */
test.each([
  ['counting-groups.east', 12, 2, 24],
  ['last-tile.fa', 38, 1, 38],
  ['fan.north', 38, 4, 152],
])('%s is the book’s: %i × %i = %i', (id, points, factor, total) => {
  const { totals } = found(id).score;
  expect([totals.base, 2 ** totals.doubles, totals.total]).toEqual([points, factor, total]);
});

/** The hands that the source of the international rules counts itself, with its fans and totals. */
test.each([
  [
    'the-last-tile.figure-one',
    8,
    ['fully-concealed-hand', 'all-chows', 'mixed-double-chow', 'closed-wait'],
  ],
  [
    'two-point-hands.figure-two',
    8,
    [
      ...['concealed-hand', 'all-chows', 'closed-wait'],
      ...['short-straight', 'two-terminal-chows', 'one-voided-suit'],
    ],
  ],
  [
    'payments.figure-six',
    14,
    ['all-simples', 'all-chows', 'mixed-triple-chow', 'short-straight', 'closed-wait'],
  ],
] as const)('%s is the figure’s, %i points', (id, points, hands) => {
  const { score, explanation } = found(id);
  expect(score.totals.total).toBe(points);
  expect(explanation.counted.map(({ item }) => item).sort()).toEqual([...hands].sort());
});

/** Neighbours: a tile, or the way it comes, decides. */
test.each([
  ['eight-points.chicken', 'eight-points.nines'],
  ['four-and-six.exposed', 'four-and-six.drawn'],
  ['the-last-tile.figure-one', 'the-last-tile.thrown'],
  ['two-point-hands.completed', 'two-point-hands.concealed-pungs'],
  ['straights-and-shifts.shift', 'straights-and-shifts.mixture'],
  ['pungs-and-kongs.three-concealed', 'pungs-and-kongs.third-thrown'],
  ['eight-points.chicken', 'four-and-six.chicken'],
  ['counting-together.triple', 'counting-together.low'],
  ['counting-together.turned', 'counting-together.not-turned'],
])('%s may go out, %s may not', (may, mayNot) => {
  const enough = [may, mayNot].map((id) => found(id).score.totals.enough);
  expect(enough).toEqual([true, false]);
});
