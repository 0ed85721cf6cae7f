/**
 * Records hands with their distances for the tests: `node bench/record.mjs`, by hand, when a
 * kind of hand is wanted that is not there. Two peers answer, the plain search decides where
 * they differ or are wrong together; our own engine is not asked.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRng, shuffled } from '../src/engine/core/rng.ts';
import { randomHands } from './corpora.mjs';
import { textOf } from './engines/forms.mjs';
import { efficiencyDistances } from './engines/mahjong-tile-efficiency.mjs';
import { majiangDistances } from './engines/majiang-core.mjs';
import { nearestOrphans, nearestSevenPairs, nearestStandard, totalOf } from './nearest.mjs';
import { SAMPLES, sampled } from './sampled-hands.mjs';

const FILE = fileURLToPath(new URL('../tests/data/distances.jsonl', import.meta.url));
const PEERS = { 'majiang-core': majiangDistances, 'mahjong-tile-efficiency': efficiencyDistances };
/** Of the random hands, so many of each distance. */
const EACH_DISTANCE = 50;
const NO_MELDS = { melds: [], melded: new Uint8Array(34) };

function byTrial({ counts, melded }) {
  const whole = totalOf(counts) >= 13;
  return {
    standard: nearestStandard(counts, { melded }).short - 1,
    sevenPairs: whole ? nearestSevenPairs(counts).short - 1 : null,
    thirteenOrphans: whole ? nearestOrphans(counts).short - 1 : null,
  };
}

const same = (a, b) => Object.keys(a).every((shape) => a[shape] === b[shape]);

function handText({ counts, melds }) {
  const meldTexts = melds.map(({ places, open }) => {
    const copies = new Uint8Array(34);
    for (const at of places) copies[at]++;
    return open ? `~${textOf(copies)}` : `(${textOf(copies)})`;
  });
  return textOf(counts) + meldTexts.join('');
}

const answersOf = (hand) =>
  Object.entries(PEERS).map(([name, ask]) => ({ name, answer: ask(hand) }));

/** The record of a hand; where a peer is wrong, which one and what it says. */
function recordOf(hand, kind) {
  const truth = byTrial(hand);
  const wrong = answersOf(hand).filter(({ answer }) => !same(answer, truth));
  const note = wrong.map(({ name, answer }) => `${name}: ${answer.standard}`).join(', ');
  return { hand: handText(hand), kind, ...truth, ...(note ? { wrong: note } : {}) };
}

/** So many of each distance, and the hands about which the peers differ. */
function chosenAmong(hands) {
  const taken = new Map();
  const disputed = [];
  const agreed = [];
  for (const counts of hands) {
    const hand = { counts, ...NO_MELDS };
    const [first, second] = answersOf(hand).map(({ answer }) => answer);
    if (!same(first, second)) disputed.push(hand);
    else if ((taken.get(first.standard) ?? 0) < EACH_DISTANCE) {
      taken.set(first.standard, (taken.get(first.standard) ?? 0) + 1);
      agreed.push(hand);
    }
  }
  process.stderr.write(`${hands.length} random hands, the peers differ on ${disputed.length}\n`);
  return [...agreed, ...disputed];
}

const random = chosenAmong(randomHands({ count: 100_000, size: 14, seed: 1 }));
const records = [
  ...random.map((hand) => recordOf(hand, 'random')),
  ...SAMPLES.flatMap((sample, at) =>
    sampled(sample, 100 + at).map((hand) => recordOf(hand, sample.kind)),
  ),
];
const once = new Map(records.map((record) => [record.hand, record]));
const order = shuffled(createRng(0), [...once.values()]).sort((a, b) =>
  a.kind < b.kind ? -1 : Number(a.kind > b.kind),
);
writeFileSync(FILE, order.map((record) => `${JSON.stringify(record)}\n`).join(''));
const wrong = order.filter((record) => 'wrong' in record).length;
process.stderr.write(`${order.length} recorded, a peer wrong on ${wrong} of them\n`);
