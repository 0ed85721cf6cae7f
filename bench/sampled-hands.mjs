/** Hands for the record, of the kinds that chance alone seldom deals. */
import { createRng, pick } from '../src/engine/core/rng.ts';
import { COPIES, GROUPS } from './nearest.mjs';

const KINDS = 34;
const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** Tiles taken from one set of 136, concealed or in melds. */
function table(rng) {
  const counts = new Uint8Array(KINDS);
  const melded = new Uint8Array(KINDS);
  const melds = [];
  const left = (at) => COPIES - counts[at] - melded[at];
  const fits = (places) =>
    places.every((at) => left(at) >= places.filter((other) => other === at).length);
  const take = (places, by) => {
    for (const at of places) counts[at] += by;
  };
  return {
    counts,
    melded,
    melds,
    /** Tries until one of these sets of places fits. */
    add(sets) {
      for (;;) {
        const places = pick(rng, sets);
        if (!fits(places)) continue;
        take(places, 1);
        return;
      }
    },
    meld(sets) {
      for (;;) {
        const places = pick(rng, sets);
        if (!fits(places)) continue;
        for (const at of places) melded[at]++;
        melds.push({ places, open: places.length < COPIES || rng.below(2) === 0 });
        return;
      }
    },
    drop() {
      const held = [...counts.keys()].filter((at) => counts[at] > 0);
      take([pick(rng, held)], -1);
    },
  };
}

const SINGLES = Array.from({ length: KINDS }, (_, at) => [at]);
const PAIRS = SINGLES.map(([at]) => [at, at]);
const FOURS = SINGLES.map(([at]) => [at, at, at, at]);
const MELDS = [...GROUPS, ...FOURS];

const inSuit = (suit) => (places) => places.every((at) => at < 27 && Math.floor(at / 9) === suit);

/** Exchanges up to six tiles, and takes one away from every second hand. */
function disturbed(rng, hand, singles = SINGLES) {
  for (let changes = rng.below(7); changes > 0; changes--) {
    hand.drop();
    hand.add(singles);
  }
  if (rng.below(2) === 0) hand.drop();
  return hand;
}

/** Four groups and a pair, so many of the groups melded, then disturbed. */
function nearStandard(rng, { melds = 0, among = () => true } = {}) {
  const hand = table(rng);
  for (let count = 0; count < melds; count++) hand.meld(MELDS.filter(among));
  for (let count = melds; count < 4; count++) hand.add(GROUPS.filter(among));
  hand.add(PAIRS.filter(among));
  return disturbed(rng, hand, SINGLES.filter(among));
}

function nearSevenPairs(rng) {
  const hand = table(rng);
  for (let count = 0; count < 7; count++) hand.add(PAIRS);
  return disturbed(rng, hand);
}

function nearOrphans(rng) {
  const hand = table(rng);
  for (const at of ORPHANS) hand.add([[at]]);
  hand.add(ORPHANS.map((at) => [at]));
  return disturbed(rng, hand);
}

/** One to three kinds held four times, filled up with groups and single tiles. */
function withFours(rng) {
  const hand = table(rng);
  const fours = 1 + rng.below(3);
  for (let count = 0; count < fours; count++) hand.add(FOURS);
  let size = 4 * fours;
  for (; size + 3 <= 13; size += 3) hand.add(GROUPS);
  for (; size < 13; size++) hand.add(SINGLES);
  if (rng.below(2) === 0) hand.add(SINGLES);
  return hand;
}

/** What is made, and how many of it. */
export const SAMPLES = [
  { kind: 'near four groups and a pair', count: 300, make: (rng) => nearStandard(rng) },
  {
    kind: 'one suit',
    count: 250,
    make: (rng) => nearStandard(rng, { among: inSuit(rng.below(3)) }),
  },
  { kind: 'melds', count: 400, make: (rng) => nearStandard(rng, { melds: 1 + rng.below(4) }) },
  {
    kind: 'melds of one suit',
    count: 150,
    make: (rng) => nearStandard(rng, { melds: 1 + rng.below(3), among: inSuit(rng.below(3)) }),
  },
  { kind: 'near seven pairs', count: 120, make: nearSevenPairs },
  { kind: 'near thirteen orphans', count: 120, make: nearOrphans },
  { kind: 'fours of a kind', count: 200, make: withFours },
];

export function sampled({ count, make }, seed) {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => make(rng));
}
