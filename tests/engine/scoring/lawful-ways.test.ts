/** What completes a hand under a rule set, and whether it may win with that. */
import { describe, expect, test } from 'vitest';
import { loadKit } from '../../../src/engine/rulesets/index.ts';
import { agreedOf, lawfulWays } from '../../../src/engine/scoring/kit.ts';
import { winningTiles } from '../../../src/engine/shapes/waits.ts';
import { hand } from '../hands.ts';

const KITS = {
  tchou1924: await loadKit('tchou1924'),
  mcr: await loadKit('mcr'),
  vulcain1953: await loadKit('vulcain1953'),
} as const;
type Rules = keyof typeof KITS;

/** The tiles that win claimed or drawn, those that win only drawn, and those that do not win. */
function waits(rules: Rules, text: string, options = {}) {
  const kit = KITS[rules];
  const { concealed, melds } = hand(text);
  const found = { 'discard self': '', self: '', '': '', discard: '' };
  for (const { tile } of winningTiles({ concealed, melds, pairInside: true }, kit.shapes)) {
    const ways = lawfulWays(agreedOf(kit, options), { concealed, melds }, tile);
    found[ways.join(' ') as keyof typeof found] += tile;
  }
  return [found['discard self'], found.self, found['']];
}

describe('a ready hand', () => {
  test.each<[name: string, rules: Rules, text: string, any: string, drawn: string, none: string]>([
    ['a special hand', 'vulcain1953', '123456789m1234z', '1m2m3m4m5m6m7m8m9m', '', ''],
    ['several chows, nothing exposed', 'vulcain1953', '12322255m456p78s', '', '6s9s', ''],
    ['one chow', 'vulcain1953', '34m888s77z ~222s ~111p', '2m5m', '', ''],
    ['pairs and a pung', 'vulcain1953', '3m5577p1199s2z ~333m', '', '2z', ''],
    ['the same of 1924', 'tchou1924', '34m888s77z ~222s ~111p', '2m5m', '', ''],
    ['too little for the minimum', 'mcr', '34m888s77z ~222s ~111p', '', '', '2m5m'],
  ])('%s', (_, rules, text, ...expected) => {
    expect(waits(rules, text)).toEqual(expected);
  });

  test('what the table agreed on decides', () => {
    const pure = '45m777z99m ~123m ~678m';
    expect(waits('vulcain1953', pure)).toEqual(['3m6m', '', '']);
    expect(waits('vulcain1953', pure, { assimilation: false })).toEqual(['', '', '3m6m']);
  });
});
