/** What a hand settles for a seat that does not win. */
import { describe, expect, test } from 'vitest';
import { inSituation } from '../../../src/engine/core/situation.ts';
import { MEASURED } from '../../../src/engine/judge/measured/index.ts';
import { readyShare } from '../../../src/engine/judge/race.ts';
import { withoutWinOf } from '../../../src/engine/judge/without-win.ts';
import { parseHand } from '../../../src/engine/notation.ts';
import { type SeatView, viewOf } from '../../../src/engine/play/seat-view.ts';
import type { PlayableRules } from '../../../src/engine/scoring.ts';
import { rulesFor, statesOf } from './table.ts';

function handOf(text: string) {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(text);
  const { concealed, melds } = hand.value;
  return { concealed, melds };
}

async function contextOf(id: PlayableRules, ready = 0) {
  const rules = await rulesFor(id);
  const [first] = [...statesOf(rules, 1, ['patient', 'patient', 'patient', 'patient'])];
  if (first === undefined) throw new Error('no hand');
  const view: SeatView = { ...viewOf(first, rules, 'S'), deposits: {} };
  return { rules, view, figures: { ...MEASURED[id], ready } };
}

const PLAIN = '147m258p369s1234z';
const DRAGONS = '147m258p36s12777z';

describe.each(['tchou1924', 'vulcain1953'] as const)('%s', (id) => {
  test('losers settle the difference of their hands, with each of the two others', async () => {
    const { rules, view, figures } = await contextOf(id);
    const rest = withoutWinOf({ rules, view, figures: { ...figures, winner: 100, loser: 4 } });
    const counts = [PLAIN, DRAGONS].map((text) => {
      const { seat, round } = view;
      const { flowers } = view.own;
      const score = rules.agreed.score({
        ...inSituation({ ...handOf(text), flowers }),
        ...{ seat, round },
      });
      return score.ok ? score.value.totals.total : 0;
    }) as [number, number];
    const [plain, dragons] = [PLAIN, DRAGONS].map((text) => rest(handOf(text), false)) as [
      ReturnType<typeof rest>,
      ReturnType<typeof rest>,
    ];
    expect(counts[1]).toBeGreaterThan(counts[0]);
    expect(dragons.own).toBeGreaterThan(plain.own);
    const options = rules.agreed.options as { readonly coefficients?: readonly number[] };
    // At the low coefficient; or at one, and with East at two: South meets East twice in three hands.
    const perPoint = options.coefficients ? 2 * (options.coefficients[0] ?? 0) : 8 / 3;
    expect(dragons.own - plain.own).toBeCloseTo(perPoint * (counts[1] - counts[0]), 6);
  });
});

test.each(['encyclopedie', 'mcr', 'riichi'] as const)('%s: losers settle nothing', async (id) => {
  const { rules, view, figures } = await contextOf(id);
  const rest = withoutWinOf({ rules, view, figures });
  expect(rest(handOf(DRAGONS), false).own).toBe(0);
  expect(rest(handOf(DRAGONS), false).lost).toBe(figures.lose);
});

describe('a drawn hand', () => {
  test.each([
    // Nobody else is ready: 1,000 from each of them (`riichi.points.draw`).
    { others: 0, ready: 3000, unready: 0 },
    // All the others are.
    { others: 1, ready: 0, unready: -3000 },
    // Each of them in half of the hands: three, two, one of eight cases with 3,000 among them.
    {
      others: 0.5,
      ready: (3000 + 3 * 1500 + 3 * 1000) / 8,
      unready: -(3000 + 3 * 1500 + 3 * 1000) / 8,
    },
  ])('pays $ready to a ready hand, and $unready to another', async ({ others, ready, unready }) => {
    const rest = withoutWinOf(await contextOf('riichi', others))(handOf(PLAIN), false);
    expect(rest.ready).toBeCloseTo(ready, 6);
    expect(rest.unready).toBeCloseTo(unready, 6);
  });

  test.each(['tchou1924', 'vulcain1953', 'encyclopedie', 'mcr'] as const)(
    '%s: pays nobody',
    async (id) => {
      const rest = withoutWinOf(await contextOf(id, 0.5))(handOf(PLAIN), false);
      expect([rest.ready, rest.unready]).toEqual([0, 0]);
    },
  );
});

test('a stake laid for the hand is lost with it', async () => {
  const { rules, view, figures } = await contextOf('riichi');
  const rest = withoutWinOf({ rules, view, figures: { ...figures, winner: 1000 } });
  expect(rest(handOf(PLAIN), true).own).toBe(-1000);
});

describe('the share of drawn hands that are ready', () => {
  const figures = { ...MEASURED.riichi, discards: {} };
  const race = { unseen: 60, drawsLeft: 20, isDeclared: false, distance: 1, risk: 0, figures };

  test('is all of them for a ready hand', () => {
    expect(readyShare({ ways: [0, 0], worth: [0, 0], all: [0, 4] }, race)).toBe(1);
  });

  test('is none for a hand that lacks two tiles and draws no more', () => {
    const reach = { ways: [0, 0, 0], worth: [0, 0, 0], all: [0, 0, 20] };
    expect(readyShare(reach, { ...race, drawsLeft: 0 })).toBe(0);
  });

  test('grows with the draws that are left', () => {
    const reach = { ways: [0, 0, 0], worth: [0, 0, 0], all: [0, 0, 20] };
    const few = readyShare(reach, { ...race, drawsLeft: 8 });
    expect(few).toBeGreaterThan(0);
    expect(readyShare(reach, { ...race, drawsLeft: 40 })).toBeGreaterThan(few);
  });
});
