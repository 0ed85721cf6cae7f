/** Moineau's own engine: hands are packed, four numbers each. */
import { TILES } from '../../src/engine/core/tile.ts';
import { createDiscardTable, isAccepted } from '../../src/engine/hand/discard-reader.ts';
import { readDiscards } from '../../src/engine/hand/discards.ts';
import { partialHand } from '../../src/engine/hand/distance.ts';
import { handReader } from '../../src/engine/hand/hand-reader.ts';
import { oddsWithin } from '../../src/engine/hand/odds.ts';
import { packHand } from '../../src/engine/hand/packed-hand.ts';
import { mcr } from '../../src/engine/rulesets/mcr/index.ts';
import { riichi } from '../../src/engine/rulesets/riichi/ruleset.ts';
import { tchou1924 } from '../../src/engine/rulesets/tchou1924/ruleset.ts';
import { vulcain1953 } from '../../src/engine/rulesets/vulcain1953/ruleset.ts';
import { createScorer } from '../../src/engine/scoring.ts';
import { each } from './forms.mjs';

const KINDS = TILES.length;
const KEYS = 4;
const GROUPS = 4;

const { standard, nearest, pureWaits } = handReader();

const tilesOf = (counts) => TILES.flatMap((tile, at) => Array(counts[at]).fill(tile));

/** Packed hands one after another. */
function packed(corpus) {
  const hands = new Int32Array(KEYS * corpus.length);
  corpus.forEach((counts, at) => {
    hands.set(packHand(tilesOf(counts)), KEYS * at);
  });
  return hands;
}

/** A hand of one suit is one number. */
const pureKeys = (corpus) =>
  Int32Array.from(corpus, (counts) => packHand(tilesOf(counts)).find((key) => key > 0));

const table = createDiscardTable();

function answerDiscards(hands, at, counts) {
  readDiscards(hands[at], table);
  const places = Array.from({ length: table.size }, (_, place) => place);
  return new Map(
    places.map((place) => {
      const kinds = Array.from({ length: KINDS }, (_, kind) => kind).filter(
        (kind) => counts[kind] < 4 && isAccepted(table, place, kind),
      );
      const accepts = kinds.map((kind) => [kind, 4 - counts[kind]]);
      return [table.tiles[place], { distance: table.distances[place], accepts }];
    }),
  );
}

const DRAWS = 18;

const odds = {
  convert: each((counts) => ({ concealed: tilesOf(counts), melds: [], seen: [] })),
  run(hands, from, to) {
    let sum = 0;
    for (let at = from; at < to; at++) sum += oddsWithin(hands[at], DRAWS).length;
    return sum;
  },
};

const distanceStandard = {
  convert: packed,
  run(hands, from, to) {
    let sum = 0;
    for (let at = KEYS * from; at < KEYS * to; at += KEYS) sum += standard(hands, at, GROUPS);
    return sum;
  },
  answer: (hands, at) => standard(hands, KEYS * at, GROUPS),
};

/** Hands beside the scorer of their agreements, one for all that agree on the same. */
const scoringJobs = (ruleset) => (hands) => {
  const scorers = new Map();
  return hands.map(({ situation, options }) => {
    const key = JSON.stringify(options);
    if (!scorers.has(key)) scorers.set(key, createScorer(ruleset, options));
    return { situation, score: scorers.get(key) };
  });
};

const pointsOf = ({ ok, value }) => (ok ? value.totals.total : 0);

const scoring = (ruleset, share) => ({
  convert: scoringJobs(ruleset),
  share,
  run(jobs, from, to) {
    let sum = 0;
    for (let at = from; at < to; at++) {
      // A new object each time: nothing that is remembered of a hand may help.
      sum += pointsOf(jobs[at].score({ ...jobs[at].situation }));
    }
    return sum;
  },
  answer: (jobs, at) => pointsOf(jobs[at].score(jobs[at].situation)),
});

export const ours = {
  name: 'moineau',
  figures: {
    'distance-standard': distanceStandard,
    'distance-pure': distanceStandard,
    'distance-full': {
      convert: packed,
      run(hands, from, to) {
        let sum = 0;
        for (let at = KEYS * from; at < KEYS * to; at += KEYS) sum += nearest(hands, at);
        return sum;
      },
      answer: (hands, at) => nearest(hands, KEYS * at),
    },
    'waits-pure': {
      convert: pureKeys,
      run(keys, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) sum += pureWaits(keys[at], GROUPS);
        return sum;
      },
      answer(keys, at, counts) {
        const suit = counts.findIndex((copies) => copies > 0);
        const mask = pureWaits(keys[at], GROUPS);
        const ranks = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((rank) => (mask >> rank) & 1);
        return ranks.map((rank) => 9 * Math.floor(suit / 9) + rank);
      },
    },
    discards: {
      convert: each((counts) => partialHand(tilesOf(counts), [])),
      run(hands, from, to) {
        let sum = 0;
        for (let at = from; at < to; at++) {
          readDiscards(hands[at], table);
          sum += table.size;
        }
        return sum;
      },
      answer: answerDiscards,
    },
    'odds-1': odds,
    'odds-2': odds,
    'odds-3': odds,
    'score-tchou1924': scoring(tchou1924, 1_200),
    'score-vulcain1953': scoring(vulcain1953, 1_200),
    'score-mcr': scoring(mcr, 1_500),
    'score-riichi': scoring(riichi, 800),
  },
};
