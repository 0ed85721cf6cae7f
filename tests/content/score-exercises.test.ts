/** The hands that lessons count, settle and sort: what each claims is what the engine finds. */
import { describe, expect, test } from 'vitest';
import { handFrom, scoreQuestion } from '../../src/course/scores.ts';
import { askedSum, settled } from '../../src/course/settlements.ts';
import { pickedOut, tallied } from '../../src/course/tile-exercises.ts';
import {
  brings,
  COPIES,
  compareTiles,
  formatHand,
  formatTiles,
  groupTiles,
  inSituation,
  parseHand,
} from '../../src/engine/index.ts';
import { agreedBy, counted } from './counted.ts';
import { readCourses, readScores, readSettlements, readTileExercises } from './read.ts';

const SCORES = readScores();
const SETTLEMENTS = readSettlements();
const TILE_EXERCISES = readTileExercises();
const SLUGS = readCourses().flatMap(({ lessons }) => lessons.map(({ slug }) => slug));

/** How the notation writes a hand. */
function written(text: string): string {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${JSON.stringify(hand.error)}`);
  return formatHand(hand.value);
}

/** Every row of the table that an exercise is counted by. */
const rowsOf = (exercise: (typeof SCORES)[number]): readonly string[] =>
  agreedBy(exercise).agreed.items.map(({ id }) => id);

describe.each(SCORES)('$id, $hand', (exercise) => {
  const { score, explanation, sheet } = counted(exercise);
  const { totals } = score;
  const hand = handFrom(exercise.hand);

  test('is worth what it claims', () => expect(totals.total).toBe(exercise.total));

  test('is written as the notation writes it, its tiles in order', () => {
    expect(written(exercise.hand)).toBe(exercise.hand);
    expect([...hand.concealed].sort(compareTiles)).toEqual(hand.concealed);
  });

  test('has a sheet whose lines come to its total', () => {
    const { lines } = sheet;
    const idle = lines.filter((line) => !brings(line)).map(({ item }) => item);
    expect(new Set(idle).size).toBe(idle.length);
    if (totals.limit === 'limit-hand') {
      expect(lines.filter(brings).every(({ value }) => value.limit !== undefined)).toBe(true);
      return;
    }
    const sum = (unit: 'points' | 'doubles') =>
      lines.reduce((all, { value }) => all + (value[unit] ?? 0), 0);
    const { limit = Number.POSITIVE_INFINITY } = agreedBy(exercise).agreed.options;
    expect(Math.min(Number(limit), sum('points') * 2 ** sum('doubles'))).toBe(totals.total);
  });

  test('offers decoys that are rows of the table and not in the hand', () => {
    const rows = new Set(rowsOf(exercise));
    const inHand = new Set(explanation.counted.map(({ item }) => item));
    expect(exercise.decoys.filter((id) => !rows.has(id) || inHand.has(id))).toEqual([]);
    expect(exercise.decoys.length > 0).toBe(exercise.ask === 'lines');
  });

  test('is a question of a drill, which offers its decoys', async () => {
    const { asked } = await scoreQuestion(exercise);
    expect(asked.shown).toMatchObject({ ask: exercise.ask, rules: exercise.rules });
    expect(asked.shown.lines).toEqual(expect.arrayContaining(exercise.decoys));
    expect(written(asked.texts['hand'] ?? '')).toBe(exercise.hand);
  });
});

const ASKED_FOR_FANS = SCORES.filter(({ rules, ask }) => rules === 'mcr' && ask === 'lines');

test.each(ASKED_FOR_FANS)('$id can be counted in one way alone', (exercise) => {
  const situation = inSituation(handFrom(exercise.hand), exercise);
  const found = agreedBy(exercise).agreed.lists(situation);
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
  const { totals } = counted(exercise).score;
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
  const { score, explanation } = counted(exercise);
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
  const enough = [may, mayNot].map((id) => {
    const exercise = SCORES.find((one) => one.id === id);
    return exercise && counted(exercise).score.totals.enough;
  });
  expect(enough).toEqual([true, false]);
});

describe.each(SETTLEMENTS)('$id', (exercise) => {
  test('comes to what it claims', () => {
    expect(askedSum(exercise, settled(exercise))).toBeCloseTo(exercise.amount, 6);
  });

  test('sums to zero', () => {
    const { payments } = settled(exercise);
    expect(Object.values(payments).reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 6);
  });
});

/** Chapter V, pp. 63–64: the sums before the book rounds them. */
test.each([
  ['settling-the-accounts.book', { 'S>E': 1.6, 'W>E': 0.8, 'N>E': 0.8 }],
  ['settling-the-accounts.drawn', { 'S>E': 1.6, 'W>E': 1.6, 'N>E': 1.6 }],
])('%s pays as the book does', (id, toWinner) => {
  const exercise = SETTLEMENTS.find((one) => one.id === id);
  if (!exercise) throw new Error(`no exercise ${id}`);
  const { transfers } = settled(exercise);
  const paid = Object.fromEntries(
    transfers.map(({ from, to, amount }) => [`${from}>${to}`, amount]),
  );
  expect(paid).toEqual({ ...toWinner, 'W>S': 0.08, 'N>S': 0.36, 'N>W': 0.28 });
});

describe.each(TILE_EXERCISES)('$id, $hand', (exercise) => {
  test('is what it claims', () => {
    if (exercise.kind === 'tally') {
      expect(tallied(exercise).tally).toBe(exercise.claim);
      return;
    }
    const { tiles, wanted } = pickedOut(exercise);
    expect(formatTiles(wanted.flatMap((place) => tiles[place] ?? []))).toBe(exercise.claim);
  });

  test('is written as the notation writes it', () => {
    expect(written(exercise.hand)).toBe(exercise.hand);
    if (exercise.table !== undefined) expect(written(exercise.table)).toBe(exercise.table);
  });
});

test.each([...SCORES, ...SETTLEMENTS, ...TILE_EXERCISES])('$id belongs to a lesson', ({ id }) => {
  expect(id).toMatch(/^[a-z-]+\.[a-z-]+$/);
  expect(SLUGS).toContain(id.split('.')[0]);
});
