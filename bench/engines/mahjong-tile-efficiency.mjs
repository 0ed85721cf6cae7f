/** `mahjong-tile-efficiency`: a hand is a list of counts for each suit. */
import { cal, RuleSet } from 'mahjong-tile-efficiency';
import { acceptsOf, bySuit, each, placeOf } from './forms.mjs';

const menzu = new RuleSet('Menzu');
const riichi = new RuleSet('Riichi');

const orNull = (distance) => (Number.isFinite(distance) ? distance : null);

/** The distances of concealed tiles, shape by shape; it does not know melds. */
export function efficiencyDistances({ counts }) {
  const hand = bySuit(counts);
  return {
    standard: cal.calShantenMenzu(hand),
    sevenPairs: orNull(cal.calShantenChiitoi(hand)),
    thirteenOrphans: orNull(cal.calShantenKokushi(hand)),
  };
}

const standard = {
  convert: each(bySuit),
  run(hands, from, to) {
    let sum = 0;
    for (let at = from; at < to; at++) sum += cal.calShantenMenzu(hands[at]);
    return sum;
  },
  answer: (hands, at) => cal.calShantenMenzu(hands[at]),
};

/** It names the tiles that bring a hand nearer; those of a ready one are its waits. */
function waitsOf(hand) {
  if (menzu.calShanten(hand) !== 0) return [];
  return Object.keys(menzu.calUkeire(hand).ukeire);
}

/** It counts the discarded tile among those that can come. */
function readDiscards(hand, counts) {
  const { normalDiscard, recedingDiscard } = riichi.calUkeire(hand);
  const entries = Object.entries({ ...normalDiscard, ...recedingDiscard });
  const before = riichi.calShanten(hand);
  return new Map(
    entries.map(([tile, ukeire]) => {
      const accepts = acceptsOf(ukeire).map(([at]) => [at, 4 - counts[at]]);
      const away = tile in normalDiscard ? before : before + 1;
      const distance = Math.max(0, away);
      return [placeOf(tile), { distance, accepts: accepts.filter(([, left]) => left > 0) }];
    }),
  );
}

export const mahjongTileEfficiency = {
  name: 'mahjong-tile-efficiency',
  figures: {
    'distance-standard': standard,
    'distance-pure': standard,
    'distance-full': {
      convert: each(bySuit),
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += riichi.calShanten(hands[at]);
        return sum;
      },
      answer: (hands, at) => riichi.calShanten(hands[at]),
    },
    'waits-pure': {
      convert: each(bySuit),
      share: 5_000,
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += waitsOf(hands[at]).length;
        return sum;
      },
      answer: (hands, at) => waitsOf(hands[at]).map(placeOf),
    },
    discards: {
      convert: each(bySuit),
      share: 100,
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += riichi.calUkeire(hands[at]).shanten;
        return sum;
      },
      answer: (hands, at, counts) => readDiscards(hands[at], counts),
    },
  },
};
