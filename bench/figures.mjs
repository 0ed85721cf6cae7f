/** What is measured: a corpus, and the plain search that decides where engines disagree. */
import { formatHand } from '../src/engine/notation.ts';
import { allPureHands, handsAway, randomHands, randomPureHands } from './corpora.mjs';
import { discardsByTrial, nearestOfAll, nearestStandard, waitsByTrial } from './nearest.mjs';
import { mcrHands, riichiHands, tchou1924Hands, vulcain1953Hands } from './recorded.mjs';

const standardByTrial = (counts, limit) => nearestStandard(counts, limit).short - 1;
const anyByTrial = (counts, limit) => nearestOfAll(counts, limit).short - 1;

/** Random hands so far from ready over all shapes. */
const oddsFigure = (away, count) => ({
  name: `odds-${away}`,
  says: `chances to be ready and to win within 18 draws, ${count} random hands of 14, ${away} away`,
  hands: () => handsAway({ count, size: 14, seed: 10 + away, away, distanceOf: anyByTrial }),
});

export const FIGURES = [
  {
    name: 'distance-standard',
    says: 'four groups and a pair, 100,000 random hands of 14',
    hands: () => randomHands({ count: 100_000, size: 14, seed: 1 }),
    byTrial: standardByTrial,
    witness: (counts) => nearestStandard(counts).hand,
  },
  {
    name: 'distance-full',
    says: 'with seven pairs and thirteen orphans, the same hands',
    hands: () => randomHands({ count: 100_000, size: 14, seed: 1 }),
    byTrial: anyByTrial,
    witness: (counts) => nearestOfAll(counts).hand,
  },
  {
    name: 'distance-pure',
    says: 'four groups and a pair, 100,000 random hands of 14 in one suit',
    hands: () => randomPureHands({ count: 100_000, size: 14, seed: 2 }),
    byTrial: standardByTrial,
    witness: (counts) => nearestStandard(counts).hand,
  },
  {
    name: 'waits-pure',
    says: 'waits of all 93,600 hands of 13 in one suit',
    hands: () => allPureHands({ size: 13, seed: 3 }),
    byTrial: waitsByTrial,
  },
  {
    name: 'discards',
    says: 'every discard with the tiles it accepts, 4,000 random hands of 14',
    hands: () => randomHands({ count: 4_000, size: 14, seed: 4 }),
    byTrial: discardsByTrial,
  },
  oddsFigure(1, 200),
  oddsFigure(2, 100),
  oddsFigure(3, 40),
  {
    name: 'score-tchou1924',
    says: 'Tchou 1924, the 1,200 recorded hands scored in every reading',
    hands: tchou1924Hands,
  },
  {
    name: 'score-vulcain1953',
    says: 'Vulcain 1953, the 1,200 recorded hands scored in every reading',
    hands: vulcain1953Hands,
  },
  {
    name: 'score-mcr',
    says: 'MCR, the 1,500 recorded hands scored in every reading',
    hands: mcrHands,
  },
  {
    name: 'score-riichi',
    says: 'Japanese rules, the 800 recorded hands scored in every reading',
    hands: riichiHands,
    recorded: ({ record }) => record.points,
    textOf: ({ situation }) => formatHand(situation),
  },
];
