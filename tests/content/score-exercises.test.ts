/** The hands that lessons count: what each claims is what the engine finds. */
import { describe, expect, test } from 'vitest';
import { countedTchou1924, explained, handFrom, optionsOf } from '../../src/course/scores.ts';
import {
  COPIES,
  compareTiles,
  createMcrLists,
  formatHand,
  groupTiles,
  inSituation,
  MCR_DEFAULTS,
  mcr,
  parseHand,
  tchou1924,
} from '../../src/engine/index.ts';
import { brings, sheetOf } from '../../src/stores/score-sheet.ts';
import { readCourses, readScores } from './read.ts';

const SCORES = readScores();
const SLUGS = readCourses().flatMap(({ lessons }) => lessons.map(({ slug }) => slug));

/** How the notation writes a hand. */
function written(text: string): string {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${JSON.stringify(hand.error)}`);
  return formatHand(hand.value);
}

/** Every row of the table that an exercise is counted by. */
const rowsOf = (exercise: (typeof SCORES)[number]): readonly string[] =>
  (exercise.rules === 'mcr' ? mcr.items(MCR_DEFAULTS) : tchou1924.items(optionsOf(exercise))).map(
    ({ id }) => id,
  );

describe.each(SCORES)('$id, $hand', (exercise) => {
  const found = explained(exercise);
  const { hand, totals, explanation } = found;

  test('is worth what it claims', () => expect(totals.total).toBe(exercise.total));

  test('is written as the notation writes it, its tiles in order', () => {
    expect(written(exercise.hand)).toBe(exercise.hand);
    expect([...hand.concealed].sort(compareTiles)).toEqual(hand.concealed);
  });

  test('has a sheet whose lines come to its total', () => {
    const { lines } = sheetOf(found);
    const idle = lines.filter((line) => !brings(line)).map(({ item }) => item);
    expect(new Set(idle).size).toBe(idle.length);
    if (totals.limit === 'limit-hand') {
      expect(lines.filter(brings).every(({ value }) => value.limit !== undefined)).toBe(true);
      return;
    }
    const sum = (unit: 'points' | 'doubles') =>
      lines.reduce((all, { value }) => all + (value[unit] ?? 0), 0);
    const limit = found.rules === 'tchou1924' ? found.options.limit : Number.POSITIVE_INFINITY;
    expect(Math.min(limit, sum('points') * 2 ** sum('doubles'))).toBe(totals.total);
  });

  test('offers decoys that are rows of the table and not in the hand', () => {
    const rows = new Set(rowsOf(exercise));
    const inHand = new Set(explanation.counted.map(({ item }) => item));
    expect(exercise.decoys.filter((id) => !rows.has(id) || inHand.has(id))).toEqual([]);
    expect(exercise.decoys.length > 0).toBe(exercise.ask === 'lines');
  });
});

const lists = createMcrLists(MCR_DEFAULTS);
const ASKED_FOR_FANS = SCORES.filter(({ rules, ask }) => rules === 'mcr' && ask === 'lines');

test.each(ASKED_FOR_FANS)('$id can be counted in one way alone', ({ hand, ...exercise }) => {
  const found = lists(inSituation(handFrom(hand), exercise));
  expect(new Set(found.map((list) => [...new Set(list)].join())).size).toBe(1);
});

test('no tile is the last of its kind unsaid: the melds would show it (mcr.hand.27)', () => {
  const unsaid = SCORES.filter(({ rules, hand, how }) => {
    const { melds, win } = handFrom(hand);
    const shown = melds.filter(({ open }) => open).flatMap(groupTiles);
    const alike = shown.filter((tile) => tile === win?.tile).length;
    return rules === 'mcr' && alike === COPIES - 1 && !how.includes('last-of-kind');
  });
  expect(unsaid.map(({ id }) => id)).toEqual([]);
});

test('no hand is counted twice in the same situation', () => {
  const asked = SCORES.map(({ id: _id, total: _total, ...rest }) => JSON.stringify(rest));
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});

/** The totals and the arithmetic that the book prints for its three worked hands (pp. 53–55). */
test.each([
  ['counting-groups.east', 12, 2, 24],
  ['last-tile.fa', 38, 1, 38],
  ['fan.north', 38, 4, 152],
])('%s is the book’s: %i × %i = %i', (id, points, factor, total) => {
  const exercise = SCORES.find((one) => one.id === id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  const { totals } = countedTchou1924(exercise);
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
  const exercise = SCORES.find((one) => one.id === id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  const { totals, explanation } = explained(exercise);
  expect(totals.total).toBe(points);
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
  const enough = [may, mayNot].map((id) => {
    const exercise = SCORES.find((one) => one.id === id);
    const found = exercise && explained(exercise);
    return found?.rules === 'mcr' ? found.totals.enough : undefined;
  });
  expect(enough).toEqual([true, false]);
});

test.each(SCORES)('$id belongs to a lesson', ({ id }) => {
  expect(id).toMatch(/^[a-z-]+\.[a-z-]+$/);
  expect(SLUGS).toContain(id.split('.')[0]);
});
