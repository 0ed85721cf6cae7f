/** What completes a hand under a rule set, and whether it may win with that. */
import { describe, expect, test } from 'vitest';
import { loadTally, standingOf, type Texts } from '../../../../src/engine/drills.ts';
import { formatTiles } from '../../../../src/engine/notation.ts';
import { hand } from '../../hands.ts';

const SIDES = {
  tchou1924: await loadTally('tchou1924'),
  mcr: await loadTally('mcr'),
  vulcain1953: await loadTally('vulcain1953'),
} as const;
type Rules = keyof typeof SIDES;

const standing = (rules: Rules, text: string, texts: Texts = {}) => {
  const found = standingOf(SIDES[rules], hand(text), texts);
  if (!found) throw new Error(text);
  return found;
};

function waits(rules: Rules, text: string, texts: Texts = {}) {
  const { any, drawn, none } = standing(rules, text, texts).waits;
  return [any, drawn, none].map((accepts) => formatTiles(accepts.map(({ tile }) => tile)));
}

describe('a ready hand', () => {
  test.each<[name: string, rules: Rules, text: string, any: string, drawn: string, none: string]>([
    ['a special hand', 'vulcain1953', '123456789m1234z', '123456789m', '', ''],
    ['several chows, nothing exposed', 'vulcain1953', '12322255m456p78s', '', '69s', ''],
    ['one chow', 'vulcain1953', '34m888s77z ~222s ~111p', '25m', '', ''],
    ['pairs and a pung', 'vulcain1953', '3m5577p1199s2z ~333m', '', '2z', ''],
    ['the same of 1924', 'tchou1924', '34m888s77z ~222s ~111p', '25m', '', ''],
    ['too little for the minimum', 'mcr', '34m888s77z ~222s ~111p', '', '', '25m'],
  ])('%s', (_, rules, text, ...expected) => {
    expect(waits(rules, text)).toEqual(expected);
  });

  test('what the table agreed on decides', () => {
    const pure = '45m777z99m ~123m ~678m';
    expect(waits('vulcain1953', pure)).toEqual(['36m', '', '']);
    expect(waits('vulcain1953', pure, { assimilation: 'false' })).toEqual(['', '', '36m']);
  });
});

test('a hand on its way has what brings it nearer, and its nearest shapes', () => {
  const { distance, accepts, shapes } = standing('vulcain1953', '13579m137p3579s4z');
  expect(distance).toBe(1);
  expect(shapes[0]).toEqual({ shape: 'tricot', isItem: true, distance: 1 });
  expect(accepts.map(({ tile }) => tile)).toContain('9p');
});

test.each(['13579m1379p3579s44z', '1m', '22m!2m'])('nothing is said of %s', (text) => {
  expect(standingOf(SIDES.vulcain1953, hand(text), {})).toBeUndefined();
});
