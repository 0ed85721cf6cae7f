/** A rule set asked without its own types. */
import { describe, expect, test } from 'vitest';
import { inSituation } from '../../../src/engine/notation.ts';
import { loadKit, PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { hand } from '../hands.ts';

const tchou = await loadKit('tchou1924');

function agreed(options: Readonly<Record<string, unknown>>) {
  const table = tchou.withOptions(options);
  if (!table.ok) throw new Error(table.error.option);
  return table.value;
}

function totalUnder(options: Readonly<Record<string, unknown>>): number {
  // Starting points, and 2 for the drawn tile.
  const score = agreed(options).score(inSituation(hand('123m456p789s99p45s*6s')));
  if (!score.ok) throw new Error(score.error.code);
  return score.value.totals.total;
}

describe('the table of agreements', () => {
  test('is made once for those that come back, in whatever order they are named', () => {
    const table = agreed({ limit: 400, startingPoints: 10 });
    expect(agreed({ startingPoints: 10, limit: 400 })).toBe(table);
    expect(agreed({ startingPoints: 10 })).not.toBe(table);
  });

  test('is right again for those long gone', () => {
    const points = Array.from({ length: 200 }, (_, at) => at);
    expect(points.map((startingPoints) => totalUnder({ startingPoints }))).toEqual(
      points.map((startingPoints) => startingPoints + 2),
    );
    expect(totalUnder({ startingPoints: 0 })).toBe(2);
  });
});

test.each(PLAYABLE_RULES)(
  '%s: what keeps accounts in points are agreements it knows',
  async (id) => {
    const kit = await loadKit(id);
    expect(kit.withOptions(kit.inPoints).ok).toBe(true);
  },
);

describe('agreements that go together', () => {
  test('are asked for by one name, and single ones may be said beside it', async () => {
    const riichi = await loadKit('riichi');
    const asked = riichi.withOptions({ as: 'today', winners: 3 });
    expect(asked.ok && asked.value.options).toMatchObject({
      ...{ redFives: 3, kongDraws: 1, abortiveDraws: true, winners: 3, liability: true },
      drawnMangan: true,
    });
  });

  test('are refused under a name that is not known', async () => {
    const riichi = await loadKit('riichi');
    expect([riichi.withOptions({ as: 'ever' }), tchou.withOptions({ as: 'today' })]).toMatchObject([
      { error: { code: 'bad-option', option: 'as', expected: 'today' } },
      { error: { code: 'bad-option', option: 'as' } },
    ]);
  });
});
