/** Moineau's own engine. */
import {
  createScorer,
  discards,
  distances,
  TILES,
  tchou1924,
  waits,
} from '../../src/engine/index.ts';
import { each, placeOf } from './forms.mjs';

const tilesOf = (counts) => TILES.flatMap((tile, at) => Array(counts[at]).fill(tile));

const waitingHand = (counts) => ({ concealed: tilesOf(counts), melds: [], pairInside: true });
const discardHand = (counts) => ({ concealed: tilesOf(counts), melds: [], seen: [] });

/** Hands beside the scorer of their agreements, one for all that agree on the same. */
function scoringJobs(hands) {
  const scorers = new Map();
  return hands.map(({ situation, options }) => {
    const key = JSON.stringify(options);
    if (!scorers.has(key)) scorers.set(key, createScorer(tchou1924, options));
    return { situation, score: scorers.get(key) };
  });
}

const standard = {
  convert: each(tilesOf),
  share: 1_000,
  run(hands, from, to) {
    let sum = 0;
    for (let at = from; at < to; at++) sum += distances(hands[at]).standard;
    return sum;
  },
  answer: (hands, at) => distances(hands[at]).standard,
};

export const ours = {
  name: 'moineau',
  figures: {
    'distance-standard': standard,
    'distance-pure': standard,
    'distance-full': {
      convert: each(tilesOf),
      share: 1_000,
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += distances(hands[at]).distance;
        return sum;
      },
      answer: (hands, at) => distances(hands[at]).distance,
    },
    'waits-pure': {
      convert: each(waitingHand),
      share: 1_000,
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += waits(hands[at]).length;
        return sum;
      },
      answer: (hands, at) => waits(hands[at]).map(({ tile }) => placeOf(tile)),
    },
    discards: {
      convert: each(discardHand),
      share: 20,
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += discards(hands[at]).length;
        return sum;
      },
      answer: (hands, at) =>
        new Map(
          discards(hands[at]).map(({ tile, distance, accepts }) => [
            placeOf(tile),
            { distance, accepts: accepts.map(({ tile: kind, left }) => [placeOf(kind), left]) },
          ]),
        ),
    },
    'score-tchou1924': {
      convert: scoringJobs,
      share: 1_200,
      run(jobs, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) {
          const score = jobs[at].score(jobs[at].situation);
          if (score.ok) sum += score.value.totals.total;
        }
        return sum;
      },
    },
  },
};
