/** What keeps what out, by the sentences of the source itself: “ne se combine pas avec”, “est inclus”. */
import { describe, expect, test } from 'vitest';
import { type McrHand, mcrHand } from '../../../../src/engine/rulesets/mcr/hands.ts';
import {
  MCR_EDITIONS,
  MCR_HANDS,
  type McrEdition,
  type McrHandId,
  mcrImplies,
} from '../../../../src/engine/rulesets/mcr/index.ts';

/** The hands that the source names in what it says of a hand, by the hand's number. */
const SAID: readonly (readonly [number: number, kept: readonly McrHandId[]])[] = [
  [32, ['single-wait']],
  [36, ['one-voided-suit']],
  [40, ['self-drawn']],
  [43, ['fully-concealed-hand']],
  [44, ['all-types', 'fully-concealed-hand', 'single-wait']],
  [46, ['no-honors']],
  [47, ['no-honors']],
  [50, ['mixed-double-chow', 'two-terminal-chows', 'no-honors', 'all-chows']],
  [55, ['all-types', 'fully-concealed-hand', 'single-wait']],
  [56, ['all-types', 'fully-concealed-hand', 'single-wait']],
  [57, ['all-pungs', 'all-simples']],
  [58, ['no-honors']],
  [59, ['pure-shifted-pungs']],
  [60, ['pure-triple-chow']],
  [61, ['no-honors']],
  [62, ['no-honors']],
  [63, ['no-honors']],
  [66, ['all-pungs', 'pung-of-terminals-or-honors']],
  [67, ['pure-shifted-pungs', 'tile-hog', 'pure-double-chow']],
  [68, ['all-pungs']],
  [69, ['double-pung', 'no-honors']],
  [70, ['big-three-winds']],
  [71, ['dragon-pung']],
  [72, ['all-pungs']],
  [73, ['fully-concealed-hand', 'all-pungs']],
  [74, ['full-flush', 'seven-pairs', 'two-terminal-chows', 'pure-double-chow']],
  [75, ['all-pungs']],
  [76, ['dragon-pung']],
  [77, ['half-flush']],
  [78, ['full-flush', 'pung-of-terminals-or-honors']],
  [80, ['full-flush', 'fully-concealed-hand', 'single-wait']],
  [81, ['all-types', 'concealed-hand', 'single-wait']],
];

/** The hands that the source counts beside a hand in so many words (“se combine avec”). */
const COMBINED: readonly (readonly [number: number, beside: readonly McrHandId[]])[] = [
  [48, ['all-terminals-and-honors', 'all-types', 'dragon-pung', 'prevalent-wind', 'seat-wind']],
  [58, ['four-pure-shifted-pungs', 'pung-of-terminals-or-honors']],
  [70, ['prevalent-wind', 'seat-wind']],
  [72, ['dragon-pung']],
  [77, ['full-flush']],
];

/** What other editions count together all the same. */
const DISPUTED: readonly (readonly [McrHandId, McrHandId, McrEdition])[] = [
  ['seven-pairs', 'all-types', 'practice'],
  ['seven-pairs', 'all-types', '2006'],
  ['all-green', 'half-flush', '2006'],
  ['all-terminals', 'double-pung', '2006'],
];

/** The hand of a number of the source. */
function hand(number: number): McrHand {
  const found = MCR_HANDS.find((one) => one.number === number);
  if (found === undefined) throw new Error(`no hand ${number}`);
  return found;
}

const keptBy = (by: McrHand, edition: McrEdition, ground?: string): readonly McrHandId[] =>
  mcrImplies(by, edition)
    .filter((one) => ground === undefined || one.ground === ground)
    .map(({ id }) => id);

describe('the text', () => {
  test.each(SAID)('says what hand %i keeps out: %j', (number, kept) => {
    expect(keptBy(hand(number), 'text')).toEqual(expect.arrayContaining([...kept]));
  });

  test.each(COMBINED)('lets hand %i count with %j', (number, beside) => {
    for (const edition of MCR_EDITIONS) {
      const kept = keptBy(hand(number), edition);
      expect(beside.filter((id) => kept.includes(id))).toEqual([]);
    }
  });

  test('is made to say no more than it says', () => {
    const said = new Map(SAID);
    const more = MCR_HANDS.flatMap((by) =>
      keptBy(by, 'text', 'text')
        .filter((id) => !said.get(by.number)?.includes(id))
        .map((id) => `${by.number} ${id}`),
    );
    expect(more).toEqual([]);
  });
});

test.each(DISPUTED)('%s and %s do not combine by the text, but do by %s', (id, out, edition) => {
  const by = mcrHand(id) as McrHand;
  expect(keptBy(by, 'text')).toContain(out);
  expect(keptBy(by, edition)).not.toContain(out);
});
