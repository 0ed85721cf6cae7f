/** What is said of one claim under each rule set: it must not contradict the answer. */
import { expect, test } from 'vitest';
import { type Desk, findDesk, type TypesOf } from '../../src/engine/drills.ts';
import { takersSituation } from '../../src/i18n/claims/takers-situation.ts';
import { worthText } from '../../src/i18n/claims/takers-words.ts';
import { speak } from '../components/render.ts';

const desk = (await findDesk('who-would-take')) as Desk<TypesOf<'who-would-take'>>;
const say = speak('en');

/** The row of the international rules: sums of small fans are not weighed there. */
test.each([
  // Ready for too little, and nearer to a mixed straight than by passing.
  ['345m123p78s3344z6p 9s 789s', 'Chow 7-8-9 of bamboos: nothing else is better.'],
  // With three groups exposed no fan of 8 points is left, but two or three small ones may do.
  [
    '2377p556s~888s~567m 5s 555s',
    'Pung of 5s of bamboos: a complete hand is near, but would not win; no single fan of 8 points is in reach. Pass. No claim brings the hand nearer: it stays 1 tile from ready.',
  ],
])('%s', (position, text) => {
  const [hand = '', tile = '', claim = ''] = position.split(' ');
  const { rows } = desk.hints({ hand, tile, claim, seat: 'S', from: 'E', ask: 'wise' });
  const taker = rows.find(({ rules }) => rules === 'mcr');
  expect(taker && worthText(taker, say)).toBe(text);
});

test.each([
  // Four kongs in all, one of them on the table before the player.
  ['444m1235p112s~9999s 4m 4444m', { kongs: '3' }, /The others have declared 3 kongs\./],
  ['23m456p789s11222z 4m win', {}, /not been declared ready\./],
  ['23m456p22m678s~678p 4m win', {}, /discards the 4 of characters\.$/],
])('%s %o: what is told of the position', (position, others, told) => {
  const [hand = '', tile = '', claim = ''] = position.split(' ');
  const asked = desk.ask({ hand, tile, claim, seat: 'S', from: 'E', ...others });
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  expect(takersSituation(asked.value.shown, say)).toMatch(told);
});
