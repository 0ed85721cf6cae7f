/** Who gets a discard (`vulcain1953.3.2.1` to `3.2.3`, `vulcain1953.dec.10`). */
import { expect, test } from 'vitest';
import { WINDS, type Wind } from '../../../../src/engine/notation.ts';
import { vulcain1953Claims } from '../../../../src/engine/rulesets/vulcain1953/claims.ts';
import { claimsOn, nextToPlay } from '../../../../src/engine/table/claims.ts';
import { hand } from '../../hands.ts';

/** Thirteen tiles that can take a 5p so, and none that can take it otherwise. */
const HOLDING = {
  chow: '19m46p1358s12345z',
  pung: '19m55p1358s12345z',
  kong: '19m555p138s12345z',
  win: '123m46p789s22255z',
  nothing: '19m19p1358s12345z',
} as const;

type Held = Readonly<Partial<Record<Wind, keyof typeof HOLDING>>>;

test.each<[discarder: Wind, held: Held, taker: Wind]>([
  ['E', { S: 'chow', N: 'win' }, 'N'],
  ['E', { S: 'chow', N: 'pung' }, 'N'],
  ['E', { S: 'win', N: 'pung' }, 'S'],
  ['S', { N: 'win', W: 'win' }, 'W'],
  ['S', { E: 'win', N: 'win' }, 'N'],
  ['W', { N: 'chow', E: 'pung' }, 'E'],
  ['W', { E: 'chow' }, 'N'],
  ['W', {}, 'N'],
])('%s discards, %o: %s', (discarder, held, taker) => {
  const seats = WINDS.map((_, seat) => seat) as (0 | 1 | 2 | 3)[];
  const from = WINDS.indexOf(discarder) as 0;
  const hands = seats.map((seat) => hand(HOLDING[held[WINDS[seat] as Wind] ?? 'nothing']));
  const claims = claimsOn({ tile: '5p', discarder: from, hands }, vulcain1953Claims);
  expect(WINDS[nextToPlay(claims, from)]).toBe(taker);
});

test('a kong stands behind a chow; its holder may call a pung instead', () => {
  const order = vulcain1953Claims.toSorted((a, b) => a.rank - b.rank).map(({ claim }) => claim);
  expect(order).toEqual(['win', 'pung', 'chow', 'kong']);
});
