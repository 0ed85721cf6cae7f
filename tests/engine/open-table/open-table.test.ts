/** One player is asked, three partners play. */
import { describe, expect, test } from 'vitest';
import { compareTexts } from '../../../src/engine/compare.ts';
import { createRng, formatHand, WINDS } from '../../../src/engine/notation.ts';
import {
  finishedHand,
  nextHand,
  type OpenTable,
  openTable,
  playOn,
  resumeTable,
  reviewOf,
  tableToKeep,
  yourView,
  yourWind,
} from '../../../src/engine/open-table/open-table.ts';
import { sceneOf } from '../../../src/engine/play/scene-of.ts';
import { besideHand, PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { rulesOf } from '../play/at-play.ts';

const HANDS = 12;

describe.each(PLAYABLE_RULES)('%s', (id) => {
  test('a careless player gets through a game, and may leave after any answer', async () => {
    const rules = await rulesOf(id);
    const rng = createRng(3);
    let table = playOn(openTable(rules, 1)).table;
    for (let hand = 1; hand <= HANDS; hand++) {
      table = answeredToTheEnd(table, rng.below);
      const finished = finishedHand(table);
      if (finished === undefined) throw new Error('the hand goes on');
      const { payments } = finished.settlement;
      expect(WINDS.reduce((sum, wind) => sum + payments[wind], 0)).toBeCloseTo(0, 6);
      if (finished.next.isOver) break;
      table = playOn(nextHand(table, finished.next, hand + 1)).table;
    }
  });

  test('passing for good never ends in a win of his', async () => {
    const rules = await rulesOf(id);
    let table = playOn(openTable(rules, 5)).table;
    while (finishedHand(table) === undefined) {
      const discard = yourView(table).moves.find(({ m }) => m === 'discard' || m === 'exchange');
      table = playOn(table, { move: discard }).table;
    }
    const result = finishedHand(table)?.result;
    expect(result?.by === 'win' && result.winner === yourWind(table)).toBe(false);
  });
});

test('a hand as it is played today is taken up again after every answer, red fives and all', async () => {
  const rules = await rulesOf('riichi', { as: 'today' });
  const rng = createRng(2);
  for (let seed = 1; seed <= HANDS; seed++) {
    const table = takenUpAgain(answeredToTheEnd(playOn(openTable(rules, seed)).table, rng.below));
    expect(Object.values(finishedHand(table)?.hands ?? {})).toHaveLength(WINDS.length);
  }
});

test.each([
  ['hand', 1],
  ['round', 4],
] as const)('one %s is played: the game ends after %i hands or more', async (until, least) => {
  const rules = await rulesOf('tchou1924');
  let table = playOn(openTable(rules, 9, { until })).table;
  let hands = 1;
  for (;;) {
    table = takenUpAgain(answeredToTheEnd(table, createRng(hands).below));
    const next = finishedHand(table)?.next;
    if (next === undefined || next.isOver) break;
    table = playOn(nextHand(table, next, ++hands)).table;
  }
  expect(finishedHand(table)?.next.isOver).toBe(true);
  expect(hands).toBeGreaterThanOrEqual(least);
});

test.each(PLAYABLE_RULES)('%s: a finished hand is seen once more, move by move', async (id) => {
  const rules = await rulesOf(id);
  const table = answeredToTheEnd(playOn(openTable(rules, 4)).table, createRng(4).below);
  const review = reviewOf(table);
  expect(review.map(({ move }) => move)).toEqual([undefined, ...table.moves]);
  const { starter } = table.game;
  expect(review.at(-1)?.scene.seats).toEqual(sceneOf(table.state, rules, { starter }).seats);
});

test.each(PLAYABLE_RULES)('%s: a win is told with what was agreed on', async (id) => {
  const { kit } = await rulesOf(id);
  const names = [...kit.scoringOptions, ...kit.settlingOptions];
  const unusual = names.flatMap((name) => {
    const other = kit.choicesOf(name).find((choice) => `${choice}` !== `${kit.defaults[name]}`);
    return other === undefined ? [] : [[name, other] as const];
  });
  const rules = await rulesOf(id, Object.fromEntries(unusual));
  let won: ReturnType<typeof finishedHand>;
  for (let seed = 1; won?.won === undefined; seed++) {
    won = finishedHand(
      answeredToTheEnd(playOn(openTable(rules, seed)).table, createRng(seed).below),
    );
  }
  expect(Object.keys(won.agreed.options)).toEqual(unusual.map(([name]) => name));
  const texts = {
    hand: formatHand(won.won),
    ...besideHand({ ...won.won, hand: won.won, agreed: won.agreed }),
  };
  const { found } = compareTexts([rules.kit], { texts });
  const total = won.sheets[won.won.seat]?.totals.total;
  expect(found).toMatchObject({ ok: true, value: { ledgers: [{ sheet: { totals: { total } } }] } });
});

/** Every answer by chance; now and then the table is put away and taken up again. */
function answeredToTheEnd(start: OpenTable, below: (bound: number) => number): OpenTable {
  let table = start;
  while (finishedHand(table) === undefined) {
    const { moves, phase } = yourView(table);
    const passes = phase.kind === 'claims' && below(2) === 0;
    const move = passes ? undefined : moves[below(moves.length)];
    const played = playOn(table, { move });
    expect(played.frames.length).toBeGreaterThan(0);
    table = below(8) === 0 ? takenUpAgain(played.table) : played.table;
  }
  return table;
}

function takenUpAgain(table: OpenTable): OpenTable {
  const kept = JSON.parse(JSON.stringify(tableToKeep(table)));
  const resumed = resumeTable(kept, table.rules);
  if (!resumed.ok) throw new Error(JSON.stringify(resumed.error));
  expect(yourView(resumed.value)).toEqual(yourView(table));
  return resumed.value;
}

describe('the partners', () => {
  test.each(['learner', 'steady', 'strong'] as const)(
    '%s: are named by the record, and sit there after a visit and in the next hand',
    async (level) => {
      const rules = await rulesOf('mcr');
      const table = answeredToTheEnd(playOn(openTable(rules, 6, { level })).table, () => 0);
      const kept = tableToKeep(table);
      expect(kept.record.partners).toEqual([null, level, level, level]);
      const resumed = resumeTable(kept, rules);
      if (!resumed.ok) throw new Error(resumed.error.code);
      expect(resumed.value.level).toBe(level);
      const next = finishedHand(table)?.next;
      if (next === undefined) throw new Error('not over');
      const { partners = [] } = tableToKeep(nextHand(table, next, 7)).record;
      expect(partners.filter((name) => name === level)).toHaveLength(3);
    },
  );

  test('of a record that names none are patient', async () => {
    const rules = await rulesOf('tchou1924');
    const { record, ...kept } = tableToKeep(playOn(openTable(rules, 6, { level: 'steady' })).table);
    const { partners: _, ...bare } = record;
    const begun = { ...kept, record: { ...bare, moves: [] } };
    const resumed = resumeTable(begun, rules);
    expect(resumed.ok && resumed.value.level).toBe('patient');
  });

  test('of different levels play the same wall differently', async () => {
    const rules = await rulesOf('mcr');
    const acts = (level: 'learner' | 'strong') => {
      const table = playOn(openTable(rules, 6, { level })).table;
      return JSON.stringify(answeredToTheEnd(table, () => 0).moves);
    };
    expect(acts('learner')).not.toBe(acts('strong'));
  });
});
