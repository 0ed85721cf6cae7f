/** What a claim is worth: as much as the best discard that play allows after it. */
import { describe, expect, test } from 'vitest';
import { WINDS } from '../../../src/engine/core/wind.ts';
import { judgeOf } from '../../../src/engine/judge/partners.ts';
import { moveText } from '../../../src/engine/play/move-text.ts';
import { viewOf } from '../../../src/engine/play/seat-view.ts';
import { afterMoveOrPass } from '../../../src/engine/play/self-play.ts';
import { PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { dealt, played, rulesOf } from '../play/at-play.ts';
import { rulesFor, statesOf } from './table.ts';

const MOST = 10;
const OTHERS = { E: '147m258p369s1234z', W: '19m19p19s1234567z', N: '147m258p369s3377z' };

test.each(PLAYABLE_RULES)('%s: a claim is worth its best discard', async (id) => {
  const rules = await rulesFor(id);
  const judge = judgeOf('steady', rules);
  let seen = 0;
  for (const state of statesOf(rules, 12, ['patient', 'patient', 'patient', 'patient'])) {
    const { phase } = state;
    const offers = phase.kind === 'claims' ? WINDS.filter((wind) => wind !== phase.seat) : [];
    for (const { move, value } of offers.flatMap((seat) =>
      judge.worth(viewOf(state, rules, seat)),
    )) {
      if (move.m !== 'claim' || move.kind === 'kong') continue;
      if (seen >= MOST) return;
      const after = viewOf(afterMoveOrPass(state, move, rules), rules, move.seat);
      const [best] = judge.worth(after).filter((choice) => choice.move.m === 'discard');
      expect(value).toBeCloseTo(best?.value ?? Number.NaN, 4);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(0);
});

/** South holds 78s beside a 6s or a 9s, and the 9s is let go (`riichi.7.1.4`). */
describe.each([
  { swapSame: false, barred: ['6s'] },
  { swapSame: true, barred: ['6s', '9s'] },
])('where the same tile may go is $swapSame', ({ swapSame, barred }) => {
  test.each(['6s', '9s'])('%s is weighed where play allows it', async (left) => {
    const rules = await rulesOf('riichi', { swapSame });
    const deal = dealt({ ...OTHERS, E: `9s${OTHERS.E}`, S: `${left}78s234m234p555z1p` });
    const state = played(deal, ['E discard 9s'], rules);
    const claims = viewOf(state, rules, 'S').moves.filter(({ m }) => m === 'claim');
    const taken = claims.find((move) => moveText(move).tiles === '789s');
    if (taken === undefined) throw new Error('no claim');
    const after = viewOf(afterMoveOrPass(state, taken, rules), rules, 'S');
    const lawful = after.moves.flatMap((move) => (move.m === 'discard' ? [move.tile] : []));
    expect(lawful.includes(left as (typeof lawful)[number])).toBe(!barred.includes(left));
    const judge = judgeOf('steady', rules);
    const before = judge.worth(viewOf(state, rules, 'S'));
    const own = before.find(({ move }) => move.m === 'claim' && moveText(move).tiles === '789s');
    expect(own?.value).toBeCloseTo(judge.worth(after)[0]?.value ?? Number.NaN, 6);
  });
});
