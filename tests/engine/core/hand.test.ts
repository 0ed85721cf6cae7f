import { describe, expect, test } from 'vitest';
import { asHeld, asWaiting, checkCopies } from '../../../src/engine/core/hand.ts';
import { hand, tiles } from '../hands.ts';

const MELDS = ['~123s', '~777z', '~456p', '(9999p)', '~111m'];
const withMelds = (text: string, count: number) => hand(text + MELDS.slice(0, count).join(''));

describe('copies', () => {
  test('four of every kind are lawful', () => {
    expect(checkCopies(hand('1111m2222p~777z*7z')).ok).toBe(true);
  });

  test('the first kind with too many is named', () => {
    const concealed = tiles('555555p11111m');
    const checked = checkCopies({ concealed, melds: [], flowers: [] });
    const error = { code: 'too-many-copies', tile: '1m', count: 5, max: 4 };
    expect(checked).toEqual({ ok: false, error });
  });
});

describe('a hand that waits', () => {
  test.each([
    ['1m', 0, true],
    ['2345m', 0, true],
    ['1112345678999m', 0, true],
    ['1234567m', 2, true],
    ['5p', 4, true],
    ['12m', 0, false],
    ['23456m', 0, false],
    ['45677889m', 1, false],
    ['11223344556m', 0, false],
  ])('%s with %d melds: pair inside is %s', (text, melds, pairInside) => {
    const read = withMelds(text, melds);
    const { concealed } = read;
    const value = { concealed, melds: read.melds, pairInside };
    expect(asWaiting(read)).toEqual({ ok: true, value });
  });

  test.each([
    ['no tile', '', 1],
    ['three tiles', '123m', 0],
    ['twelve tiles', '112233445566m', 0],
    ['fourteen tiles', '11122233344455m', 0],
    ['sixteen tiles', '1112223334445556m', 0],
    ['thirteen tiles and a meld', '1112345678999m', 1],
    ['eleven tiles with the pair elsewhere and a meld', '11223344556m', 1],
    ['one tile and five melds', '5s', 5],
    ['two tiles and four melds', '12m', 4],
  ])('is not %s', (_, text, melds) => {
    const read = withMelds(text, melds);
    const error = { code: 'impossible-count', count: read.concealed.length, melds };
    expect(asWaiting(read)).toEqual({ ok: false, error });
  });
});

test.each([
  ['5p~567z~1234z~456m(1234z)', true, true],
  ['55p~567z~1234z~456m(1234z)', false, true],
  ['555p~567z~1234z~456m', false, false],
])('each run of honours in %s takes the place of three tiles', (text, waits, held) => {
  expect([asWaiting(hand(text)).ok, asHeld(hand(text)).ok]).toEqual([waits, held]);
});

describe('a hand in play', () => {
  test.each([
    ['1m', 0],
    ['12m', 0],
    ['12m', 4],
    ['1112345678999m', 0],
    ['11123456789999m', 0],
    ['11223344556m', 1],
  ])('%s with %d melds', (text, melds) => {
    const read = withMelds(text, melds);
    expect(asHeld(read)).toEqual({
      ok: true,
      value: { concealed: read.concealed, melds: read.melds },
    });
  });

  test.each([
    ['three tiles', '123m', 0],
    ['no tile', '', 4],
    ['fifteen tiles', '111222333444555m', 0],
    ['sixteen tiles', '1112223334445556m', 0],
    ['fourteen tiles and a meld', '11122233344455m', 1],
    ['one tile and five melds', '5s', 5],
  ])('is not %s', (_, text, melds) => {
    const read = withMelds(text, melds);
    const error = { code: 'impossible-count', count: read.concealed.length, melds };
    expect(asHeld(read)).toEqual({ ok: false, error });
  });
});
