/** The hands that are played with a coach: their words, and the rules that they cite. */
import { expect, test } from 'vitest';
import type { WordKey } from '../../src/i18n/words/index.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { readCoachedHands, readRegisters } from './read.ts';

/** As in the other lessons of the first evening. */
const MOST_WORDS = 25;

const moments = readCoachedHands().flatMap((hand) => hand.moments);

test.each(moments)('$id is said in both languages, in few words', ({ id }) => {
  for (const words of Object.values(WORDS)) {
    const said = words[`wholeHand.said.${id}` as WordKey];
    expect(said?.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  }
});

test('every rule cited stands in the register', () => {
  const known = new Set(readRegisters().map(({ id }) => id));
  const cited = moments.flatMap(({ rule }) => rule ?? []);
  expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
});
