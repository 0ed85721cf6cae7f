/** Somebody's own hand, as the texts of a question. */
import { expect, test } from 'vitest';
import { createOwnHand } from '../../../src/stores/picker/own-hand.ts';

const PARTS = [
  { part: 'hand', kind: 'won' },
  { part: 'seat', kind: 'one' },
  { part: 'how', kind: 'some' },
  { part: 'tile', kind: 'tile' },
] as const;

const ownHand = (texts = {}) => createOwnHand(PARTS, texts);

test('nothing said leaves the first part empty, so that it is asked for', () => {
  expect(ownHand().read()).toEqual({ hand: '' });
});

test('texts that were refused stay as they are', () => {
  const refused = { hand: '12x', seat: 'S', how: 'heaven,last-wall', tile: '5p' };
  expect(ownHand(refused).read()).toEqual(refused);
});

test.each([
  ['123m 55p', '123m55p'],
  ['m123 p55', '123m55p'],
  ['123m55p', '123m55p'],
])('%s goes out as %s', (typed, text) => {
  const own = ownHand();
  own.pickerOf('hand').type(typed);
  expect(own.read()['hand']?.replaceAll(' ', '')).toBe(text);
});

test('tiles and choices are tapped together', () => {
  const own = ownHand();
  own.pickerOf('hand').add('5p', 'tile');
  own.pickerOf('hand').add('7z', 'pung');
  own.pickerOf('tile').add('1m', 'tile');
  own.pickerOf('tile').add('2m', 'tile');
  own.choose('seat', 'S', false);
  own.choose('seat', 'W', false);
  own.choose('how', 'last-wall', true);
  own.choose('how', 'replacement', true);
  expect(own.read()).toEqual({
    ...{ hand: '5p~777z', seat: 'W', how: 'last-wall,replacement', tile: '2m' },
  });
  own.choose('seat', 'W', false);
  own.choose('how', 'last-wall', true);
  expect(own.read()).toEqual({ hand: '5p~777z', how: 'replacement', tile: '2m' });
});
