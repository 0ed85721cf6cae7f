/**
 * Hands on which the rule sets disagree most, found among many dealt at random:
 * `node scripts/telling-hands.mjs --hands 40000 --seed 1953`. The same seed finds the same hands.
 * Those that the page of the five ledgers tells stand in `src/content/telling-hands.yaml`.
 */
import { parseArgs } from 'node:util';
import { ledgersOf } from '../src/engine/compare.ts';
import { createRng, formatHand, HONOURS, inSituation, WINDS } from '../src/engine/notation.ts';
import { loadKit, PLAYABLE_RULES } from '../src/engine/scoring.ts';

const { values } = parseArgs({
  options: { hands: { type: 'string' }, seed: { type: 'string' }, each: { type: 'string' } },
});
const HANDS = Number(values.hands ?? 40_000);
const SEED = Number(values.seed ?? 1953);
const EACH = Number(values.each ?? 4);

const kits = await Promise.all(PLAYABLE_RULES.map(loadKit));
const rng = createRng(SEED);
const { below } = rng;
/** From 0 to just below 1. */
const draw = () => below(1_000_000) / 1_000_000;
const pick = (items) => items[below(items.length)];
const chance = (share) => draw() < share;

function shuffled(items) {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0]);
}

const SUITS = ['m', 'p', 's'];
const ENDS = ['1m', '9m', '1p', '9p', '1s', '9s'];

/** What a table of hands is made of: which suits, how many honours, how many chows. */
function taste() {
  const suits = pick([SUITS, SUITS, [pick(SUITS)], [pick(SUITS), pick(SUITS)]]);
  return { suits, honours: pick([0, 0.15, 0.4, 0.9]), chows: pick([0, 0.5, 0.8, 1]) };
}

const rankedTile = (suits, most = 9) => `${1 + below(most)}${pick(suits)}`;

function groupOf({ suits, honours, chows }) {
  if (chance(chows * (1 - honours))) {
    const tile = rankedTile(suits, 7);
    return { kind: 'chow', tile, tiles: [0, 1, 2].map((n) => `${Number(tile[0]) + n}${tile[1]}`) };
  }
  const tile = chance(honours) ? pick(HONOURS) : rankedTile(suits);
  const kind = chance(0.08) ? 'kong' : 'pung';
  return { kind, tile, tiles: Array(kind === 'kong' ? 4 : 3).fill(tile) };
}

function ordinaryTiles() {
  const liking = taste();
  const groups = Array.from({ length: 4 }, () => groupOf(liking));
  const pair = chance(liking.honours) ? pick(HONOURS) : rankedTile(liking.suits);
  const isOpen = pick([0, 0, 0.4, 0.8]);
  const melds = groups.filter(({ kind }) => kind === 'kong' || chance(isOpen));
  return {
    concealed: [
      pair,
      pair,
      ...groups.filter((group) => !melds.includes(group)).flatMap((g) => g.tiles),
    ],
    melds: melds.map((group) => ({ ...group, open: group.kind !== 'kong' || chance(0.5) })),
  };
}

function pairsTiles() {
  const { suits, honours } = taste();
  const pairs = new Set();
  while (pairs.size < 7) pairs.add(chance(honours || 0.1) ? pick(HONOURS) : rankedTile(suits));
  return { concealed: [...pairs, ...pairs], melds: [] };
}

/** Single tiles: every third rank of each suit, and honours; or ends and honours. */
function singlesTiles() {
  if (chance(0.3)) {
    const kinds = [...ENDS, ...HONOURS];
    return { concealed: [...kinds, pick(kinds)], melds: [] };
  }
  const starts = shuffled([1, 2, 3]);
  const knitted = SUITS.flatMap((suit, at) => [0, 3, 6].map((n) => `${starts[at] + n}${suit}`));
  return { concealed: shuffled([...knitted, ...HONOURS]).slice(0, 14), melds: [] };
}

/** A group of the three dragons, which one source plays with. */
function runTiles() {
  const groups = Array.from({ length: 3 }, () => groupOf({ suits: SUITS, honours: 0, chows: 0.8 }));
  const pair = rankedTile(SUITS);
  const plain = groups.flatMap(({ tiles }) => tiles.slice(0, 3));
  return { concealed: [...plain, '5z', '6z', '7z', pair, pair], melds: [] };
}

function handOf() {
  const kind = draw();
  const make =
    kind < 0.8 ? ordinaryTiles : kind < 0.93 ? pairsTiles : kind < 0.97 ? singlesTiles : runTiles;
  const { concealed, melds } = make();
  const copies = new Map();
  for (const tile of [...concealed, ...melds.flatMap(({ tiles }) => tiles)])
    copies.set(tile, (copies.get(tile) ?? 0) + 1);
  if ([...copies.values()].some((count) => count > 4)) return undefined;
  const at = below(concealed.length);
  const by = chance(0.5) ? 'self' : 'discard';
  const flowers = chance(0.1) ? [`${1 + below(8)}f`] : [];
  const win = { tile: concealed[at], by };
  return {
    concealed: concealed.toSpliced(at, 1),
    melds: melds.map(({ kind, tile, open }) => ({ kind, tile, open })),
    ...{ flowers, win },
  };
}

function situationOf() {
  const hand = handOf();
  if (!hand) return undefined;
  const situation = { hand, seat: pick(WINDS), round: pick(WINDS), extras: {} };
  const can = (id) =>
    kits.some((kit) =>
      kit.circumstances.some(
        (rule) => rule.id === id && rule.possible(inSituation(hand, situation)),
      ),
    );
  const rare = ['last-wall', 'last-discard', 'rob-kong', 'replacement', 'riichi'].filter(can);
  return { ...situation, how: chance(0.15) && rare.length > 0 ? [pick(rare)] : [] };
}

const WINS = ['wins', 'uncounted'];
const found = [];
for (let dealt = 0; dealt < HANDS; dealt += 1) {
  const situation = situationOf();
  if (!situation) continue;
  const ledgers = ledgersOf(kits, situation);
  found.push({
    text: formatHand(situation.hand),
    ...{ seat: situation.seat, round: situation.round, how: situation.how },
    verdicts: ledgers.map(({ verdict }) => verdict),
    reasons: ledgers.map(({ reason }) => reason?.code),
    totals: ledgers.map(({ counted }) => counted?.score.totals.total ?? 0),
    items: ledgers.map(({ counted }) => counted?.explanation.counted.map(({ item }) => item) ?? []),
  });
}

/** How many of the wins under a rule set are worth less, as a share of all. */
const ranks = kits.map((_, at) => {
  const totals = found
    .filter(({ verdicts }) => verdicts[at] === 'wins')
    .map((hand) => hand.totals[at])
    .sort((a, b) => a - b);
  return (total) => {
    let [low, high] = [0, totals.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (totals[middle] < total) low = middle + 1;
      else high = middle;
    }
    return totals.length === 0 ? 0 : low / totals.length;
  };
});

const won = (hand, at) => WINS.includes(hand.verdicts[at]);
const winners = (hand) => kits.filter((_, at) => won(hand, at)).length;
const rankOf = (hand, at) =>
  hand.verdicts[at] === 'wins' ? ranks[at](hand.totals[at]) : undefined;

function gap(hand) {
  const own = kits.map((_, at) => rankOf(hand, at)).filter((rank) => rank !== undefined);
  return own.length < 2 ? 0 : Math.max(...own) - Math.min(...own);
}

function tell(title, hands, score = () => 0) {
  process.stdout.write(`\n${title} (${hands.length} of ${found.length})\n`);
  for (const hand of hands.toSorted((a, b) => score(b) - score(a)).slice(0, EACH)) {
    const accounts = kits.map(({ id }, at) => {
      const rank = rankOf(hand, at);
      const total = hand.totals[at];
      const worth =
        rank === undefined ? hand.verdicts[at] : `${total} (rank ${(rank * 100).toFixed(0)})`;
      return `${id} ${worth}${hand.reasons[at] && rank === undefined ? ` ${hand.reasons[at]}` : ''}`;
    });
    const { text, seat, round, how } = hand;
    process.stdout.write(`  ${text} ${seat}/${round} ${how.join()}\n    ${accounts.join(' · ')}\n`);
  }
}

process.stdout.write(`${found.length} hands, seed ${SEED}\n`);
tell('The largest disagreement in rank', found, gap);
kits.forEach((kit, at) => {
  const id = kit.id;
  tell(
    `A win for ${id} alone`,
    found.filter((hand) => won(hand, at) && winners(hand) === 1),
  );
  tell(
    `A win for all but ${id}`,
    found.filter((hand) => !won(hand, at) && winners(hand) === kits.length - 1),
    (hand) => Math.max(...kits.map((_, other) => rankOf(hand, other) ?? 0)),
  );
  tell(
    `Among the highest for ${id}, as low as possible elsewhere`,
    found.filter((hand) => (rankOf(hand, at) ?? 0) > 0.98),
    (hand) =>
      -kits.reduce((sum, _, other) => sum + (other === at ? 0 : (rankOf(hand, other) ?? 0)), 0),
  );
});
tell(
  'A chicken hand here, a great one elsewhere',
  found.filter(({ items }) => items.some((own) => own.includes('chicken-hand'))),
  (hand) => Math.max(...kits.map((_, at) => rankOf(hand, at) ?? 0)),
);
