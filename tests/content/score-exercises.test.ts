/** The hands that lessons count: what each claims is what the engine finds. */
import { describe, expect, test } from 'vitest';
import { handFrom, scoreQuestion } from '../../src/course/scores.ts';
import {
  COPIES,
  compareTiles,
  formatHand,
  groupTiles,
  inSituation,
  isWorthSomething,
  parseHand,
} from '../../src/engine/index.ts';
import { agreedBy, counted } from './counted.ts';
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
    const idle = lines.filter((line) => !isWorthSomething(line)).map(({ item }) => item);
    expect(new Set(idle).size).toBe(idle.length);
    if (totals.limit === 'limit-hand') {
      expect(lines.filter(isWorthSomething).every(({ value }) => value.limit !== undefined)).toBe(
        true,
      );
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

test.each(SCORES)('$id belongs to a lesson', ({ id }) => {
  expect(id).toMatch(/^[a-z-]+\.[a-z-]+$/);
  expect(SLUGS).toContain(id.split('.')[0]);
});
