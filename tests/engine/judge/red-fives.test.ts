/** A red five is worth a han (`riichi.points.red-five`): partners keep it and count it. */
import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../src/engine/judge/choice.ts';
import { judgeOf, partnerOf } from '../../../src/engine/judge/partners.ts';
import type { WINDS } from '../../../src/engine/notation.ts';
import type { GameRules, HandState } from '../../../src/engine/play/hand-state.ts';
import { moveText } from '../../../src/engine/play/move-text.ts';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { viewOf } from '../../../src/engine/play/seat-view.ts';
import { afterMoveOrPass } from '../../../src/engine/play/self-play.ts';
import { dealt, played, rulesOf } from '../play/at-play.ts';

const rules = await rulesOf('riichi', { redFives: 3 });
const LEVELS = ['steady', 'strong'] as const;
const OTHERS = { E: '147m258p369s12346z', W: '19m19p19s1234567z', N: '147m258p369s3377z' };

/** South's turn with these thirteen tiles and the one drawn. */
const southDraws = (hand: string, drawn: string): HandState =>
  played(dealt({ ...OTHERS, S: hand, wall: drawn }), ['E discard 1z', `S draw ${drawn}`], rules);

const texts = ({ move }: Choice): string =>
  move.m === 'pass' ? 'pass' : String(moveText(move).tiles ?? moveText(move).tile);

function valuesIn(state: HandState, level: (typeof LEVELS)[number], seat: 'S' | 'W' = 'S') {
  const choices = judgeOf(level, rules).worth(viewOf(state, rules, seat));
  const value = (text: string): number => {
    const found = choices.find((choice) => texts(choice) === text);
    if (found === undefined) throw new Error(`no choice: ${text}`);
    return found.value;
  };
  return { first: texts(choices[0] as Choice), value };
}

describe.each(LEVELS)('a %s partner', (level) => {
  test('lets a plain five go before the red one beside it', () => {
    const { value, first } = valuesIn(southDraws('3405m234p678s11z9p', '2z'), level);
    expect(value('0m')).toBeLessThan(value('5m'));
    expect(first).not.toBe('0m');
  });

  test.each([
    { hand: '40m45p12378s1555z', keeps: '0m', gives: '5p' },
    { hand: '45m40p12378s1555z', keeps: '0p', gives: '5m' },
  ])('keeps $keeps where $gives leaves as much', ({ hand, keeps, gives }) => {
    const { value } = valuesIn(southDraws(hand, '1z'), level);
    expect(value(keeps)).toBeLessThan(value(gives));
  });

  test('has no choice between two suits without one', () => {
    const { value } = valuesIn(southDraws('45m45p12378s1555z', '1z'), level);
    expect(value('5m')).toBeCloseTo(value('5p'), 0);
  });

  test('counts a red five beside what may be let go', () => {
    const red = valuesIn(southDraws('40m45p12378s1555z', '1z'), level);
    const plain = valuesIn(southDraws('45m45p12378s1555z', '1z'), level);
    expect(red.value('8s')).toBeGreaterThan(plain.value('8s'));
    expect(red.value('0m')).toBeCloseTo(plain.value('5m'), 0);
  });

  const claimed = (hand: string, tile: string) => {
    const deal = dealt({ ...OTHERS, E: `${tile}147m258p369s1234z`, W: hand });
    return valuesIn(played(deal, [`E discard ${tile}`], rules), level, 'W');
  };

  test('lays the red one down, so that no tile of the hand has to be it', () => {
    const { value } = claimed('055p555z12s789s19m', '5p');
    expect(value('055p')).toBeGreaterThanOrEqual(value('555p'));
  });

  test('counts one in a meld, from the hand or taken', () => {
    const plain = claimed('55p555z123s78s19m6z', '5p').value('555p');
    expect(claimed('05p555z123s78s19m6z', '5p').value('055p')).toBeGreaterThan(plain);
    expect(claimed('55p555z123s78s19m6z', '0p').value('055p')).toBeGreaterThan(plain);
  });
});

describe('a win is worth what it settles', () => {
  const settled = (state: HandState, seat: (typeof WINDS)[number], agreed: GameRules) => {
    const choice = judgeOf('steady', agreed)
      .worth(viewOf(state, agreed, seat))
      .find(({ move }) => move.m === 'win');
    if (choice === undefined || choice.move.m === 'pass') throw new Error('no win');
    const outcome = handOutcome(afterMoveOrPass(state, choice.move, agreed), agreed);
    if (!outcome.ok) throw new Error('unsettled');
    return { choice: choice.value, settled: outcome.value.settlement.payments[seat] };
  };

  // Each is 1 han of the dragons more with a red five: 1 600 for 2 han of 40 fu is 2 600.
  test.each([
    { hand: '406m555z123s78s11p', tile: '9s' },
    { hand: '46m555z123789s11p', tile: '0m' },
  ])('with $tile let go for $hand', ({ hand, tile }) => {
    const deal = dealt({ ...OTHERS, E: `${tile}147m258p369s123z`, S: hand });
    const state = played(deal, [`E discard ${tile}`], rules);
    expect(settled(state, 'S', rules)).toEqual({ choice: 2600, settled: 2600 });
  });

  // Drawn it is 3 han of 40 fu: 2 600 from East, 1 300 from each of the others.
  test('and drawn', () => {
    const moves = ['S draw 1p', 'S discard 9s', 'W draw 9m', 'W discard 9m', 'N draw 9p'];
    const deal = dealt({ ...OTHERS, S: '46m555z1237899s1p', wall: '1p 9m 9p 9m 0m' });
    const later = ['N discard 9p', 'E draw 9m', 'E discard 9m', 'S draw 0m'];
    const state = played(deal, ['E discard 1z', ...moves, ...later], rules);
    expect(settled(state, 'S', rules)).toEqual({ choice: 5200, settled: 5200 });
  });
});

describe('a learner', () => {
  const discards = (hand: string, drawn: string): string => {
    const move = partnerOf('learner', rules)(viewOf(southDraws(hand, drawn), rules, 'S'));
    return move === undefined ? 'pass' : String(moveText(move).tile);
  };

  test.each([
    { hand: '0m5p123789s11137z', gives: '5p' },
    { hand: '5m0p123789s11137z', gives: '5m' },
    { hand: '05m12388p789s117z', gives: '5m' },
  ])('lets $gives of $hand go', ({ hand, gives }) => {
    expect(discards(hand, '7z')).toBe(gives);
  });
});
