/** Every way to see a hand, each with its worth. */
import { describe, expect, test } from 'vitest';
import { inSituation } from '../../../src/engine/notation.ts';
import { mcr } from '../../../src/engine/rulesets/mcr/index.ts';
import { createReadings } from '../../../src/engine/scoring/scorer.ts';
import { createScorer } from '../../../src/engine/scoring.ts';
import { hand } from '../hands.ts';

const readings = createReadings(mcr, mcr.options.defaults);
const score = createScorer(mcr, mcr.options.defaults);

function seen(text: string): readonly string[] {
  const found = readings(inSituation(hand(text)));
  if (!found.ok) return [found.error.code];
  return found.value.map(({ view }) => {
    const groups = view.parts.map(({ kind, tile }) => `${kind} ${tile}`).join(', ');
    return `${view.shape}: ${groups}; ${view.wait}`;
  });
}

describe('the readings of a hand', () => {
  test.each<[string, readonly string[]]>([
    [
      '111222333m567p2s!2s',
      [
        'standard: pung 1m, pung 2m, pung 3m, chow 5p, pair 2s; pair',
        'standard: chow 1m, chow 1m, chow 1m, chow 5p, pair 2s; pair',
      ],
    ],
    [
      // The last tile fills a chow or makes a pung.
      '23334m456p789s11z!3m',
      [
        'standard: chow 2m, pung 3m, chow 4p, chow 7s, pair 1z; closed',
        'standard: chow 2m, pung 3m, chow 4p, chow 7s, pair 1z; two-pairs',
      ],
    ],
    [
      '112233m445566p7s*7s',
      [
        'standard: chow 1m, chow 1m, chow 4p, chow 4p, pair 7s; pair',
        'seven-pairs: pair 1m, pair 2m, pair 3m, pair 4p, pair 5p, pair 6p, pair 7s; pair',
      ],
    ],
    ['123m456p789s1122z!3z', ['not-complete']],
    ['123m!4m', ['impossible-count']],
  ])('%s', (text, expected) => {
    expect([...seen(text)].sort()).toEqual([...expected].sort());
  });

  test('the scorer takes one that is worth most', () => {
    const situation = inSituation(hand('111222333m567p2s!2s'));
    const all = readings(situation);
    const best = score(situation);
    const totals = all.ok ? all.value.map((one) => one.totals.total) : [];
    expect(Math.min(...totals)).toBeLessThan(Math.max(...totals));
    expect(best.ok && best.value.totals.total).toBe(Math.max(...totals));
  });
});
