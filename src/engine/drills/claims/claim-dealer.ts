/** Discards that invite a claim: lawful or nearly so, worth it or not. */
import { type Group, groupTiles, type Meld, type MeldKind } from '../../core/group.ts';
import type { HeldHand } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { HONOURS, SUITS, sortTiles, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import { WINDS } from '../../core/wind.ts';
import { windAfter } from '../../play/hand-state.ts';
import { MANY_LEFT } from '../hand-in-play.ts';
import {
  fitOneSet,
  pairsForChow,
  randomGroup,
  relatedChows,
  SIMPLES,
  tilesIn,
} from '../hand-tiles.ts';
import { invitedClaims } from './claim-bars.ts';
import { judgedClaims } from './claim-options.ts';
import { type ClaimQuestion, type ClaimRules, ownKongs } from './claim-question.ts';
import {
  type ClaimOutcome,
  claimOutcome,
  invitesTopic,
  isFair,
  keepsTopic,
  likelyOutcome,
} from './claim-topic.ts';
import type { ClaimTopic } from './levels.ts';

/** Four groups and a pair, of which some tiles are still to come. */
interface PartialHand {
  readonly hand: HeldHand;
  readonly coming: readonly Tile[];
}

type Built = Group & { readonly kind: MeldKind };

const GROUPS = 4;
const IN_ONE_SUIT = SUITS.map((suit) => [
  ...TILES.filter((tile) => tile.endsWith(suit)),
  ...HONOURS,
]);
const POOLS: readonly (readonly Tile[])[] = [TILES, TILES, SIMPLES, ...IN_ONE_SUIT];

function builtGroups(rng: Rng, { kit, teaching }: ClaimRules, pool: readonly Tile[]): Built[] {
  const plain = (): Built => randomGroup(rng, pool, 3);
  if (teaching.nearMinimum && rng.below(3) > 0) {
    return shuffled(rng, [...relatedChows(rng, teaching.nearMinimum), plain()]);
  }
  const groups = Array.from({ length: GROUPS }, plain);
  const runs = kit.claims.flatMap((row) => row.runs ?? []);
  if (runs.length === 0 || rng.below(2) > 0) return groups;
  const kind = pick(rng, runs);
  return [...groups.slice(1), { kind, tile: groupTiles({ kind, tile: '1z' })[0] as Tile }];
}

const KONG_ONE_IN = 6;

function laid(rng: Rng, group: Built): Meld {
  const isKong = group.kind === 'pung' && rng.below(KONG_ONE_IN) === 0;
  return isKong ? { ...group, kind: 'kong', open: rng.below(2) > 0 } : { ...group, open: true };
}

const MOST_EXPOSED = 2;

/** A whole hand without so many of its tiles, others in their place: thirteen. */
function partialHand(rng: Rng, rules: ClaimRules, lacking: number): PartialHand | undefined {
  const pool = pick(rng, POOLS);
  const groups = builtGroups(rng, rules, pool);
  const exposed = Math.max(0, rng.below(MOST_EXPOSED + 2) - 1);
  // The four winds take the room of three, so one of them is still to come.
  const isLoose = ({ kind }: Built): boolean => kind === 'winds';
  const melds = groups.slice(0, exposed).filter((group) => !isLoose(group));
  const rest = groups.filter((group) => !melds.includes(group));
  const winds = rest.filter(isLoose).flatMap((group) => shuffled(rng, groupTiles(group)));
  const head = pick(rng, pool);
  const whole = [
    ...rest.filter((group) => !isLoose(group)).flatMap(groupTiles),
    ...winds.slice(0, 3),
    ...[head, head],
  ];
  const order = shuffled(rng, whole);
  const kept = order.slice(lacking);
  const others = Array.from({ length: lacking - 1 }, () => pick(rng, pool));
  const hand = {
    concealed: sortTiles([...kept, ...others]),
    melds: melds.map((group) => laid(rng, group)),
  };
  return { hand, coming: [...order.slice(0, lacking), ...winds.slice(3)] };
}

/** Tiles that make a group with two of the hand. */
function tempting({ concealed }: HeldHand): readonly Tile[] {
  const counts = countTiles(concealed);
  return TILES.filter(
    (tile) =>
      copiesOf(counts, tile) >= 2 ||
      pairsForChow(tile).some((pair) => pair.every((other) => concealed.includes(other))),
  );
}

/** What the table is like: in the middle of a hand, or at a limit; all kongs are counted together. */
type Limits = Pick<ClaimQuestion, 'left' | 'kongs' | 'deal'>;

const MIDDLE: Limits = { left: MANY_LEFT, kongs: 0, deal: 'plain' };

function limitsOf({ kit }: ClaimRules): readonly Limits[] {
  const { reserve, exchange } = kit.table;
  const few = reserve.perKong > 0 ? [{ ...MIDDLE, left: reserve.perKong }] : [];
  const kongs = reserve.mostKongs?.kongs;
  return [
    { ...MIDDLE, left: 0 },
    ...few,
    ...(kongs === undefined ? [] : [{ ...MIDDLE, kongs }]),
    ...(exchange?.barred ? [{ ...MIDDLE, deal: 'exchange' as const }] : []),
  ];
}

/** A triplet in hand makes a kong of the fourth; absent where no kind can be made one. */
function aboutKong(rng: Rng, partial: PartialHand): PartialHand | undefined {
  const { concealed, melds } = partial.hand;
  const counts = countTiles(concealed);
  const triplets = TILES.filter((tile) => copiesOf(counts, tile) === 3);
  if (triplets.length > 0) return { ...partial, coming: triplets };
  const few = concealed.filter((tile) => copiesOf(counts, tile) < 3);
  if (few.length === 0) return undefined;
  const tile = pick(rng, few);
  const others = shuffled(
    rng,
    concealed.filter((held) => held !== tile),
  ).slice(0, concealed.length - 3);
  return { hand: { concealed: sortTiles([tile, tile, tile, ...others]), melds }, coming: [tile] };
}

/** How many tiles of a whole hand are not there. */
const LACKING: Readonly<Record<ClaimTopic, readonly number[]>> = {
  tiles: [2, 2, 3],
  worth: [2, 3, 3],
  win: [1],
  limits: [1, 2, 3],
};

function river(rng: Rng, { kit }: ClaimRules, { hand, coming }: PartialHand): readonly Tile[] {
  if (!kit.claims.some(({ barredByOwnDiscards }) => barredByOwnDiscards)) return [];
  const own = rng.below(3) === 0 ? coming.slice(0, 1) : [];
  const others = Array.from({ length: 4 + rng.below(4) }, () => pick(rng, TILES));
  return shuffled(rng, [...own, ...others.filter((tile) => !hand.concealed.includes(tile))]);
}

interface Wanted {
  readonly topic: ClaimTopic;
  readonly outcome: ClaimOutcome;
}

/** A discard that may do; absent where there are not so many copies of its tiles. */
export function tryClaim(
  rng: Rng,
  rules: ClaimRules,
  { topic, outcome }: Wanted,
): ClaimQuestion | undefined {
  const limits = topic === 'limits' ? pick(rng, limitsOf(rules)) : MIDDLE;
  const drawn = partialHand(rng, rules, pick(rng, LACKING[topic]));
  if (!drawn) return undefined;
  const isKong = limits.kongs > 0 || (limits.left > 0 && limits.left < MANY_LEFT);
  const partial = isKong ? aboutKong(rng, drawn) : drawn;
  if (!partial) return undefined;
  const { hand, coming } = partial;
  const isComing = isKong || outcome !== 'pass' || rng.below(3) === 0;
  const tiles = isComing ? coming : tempting(hand);
  if (tiles.length === 0) return undefined;
  const tile = pick(rng, tiles);
  const discards = topic === 'win' ? river(rng, rules, partial) : [];
  if (!fitOneSet([...tilesIn(hand), tile, ...discards])) return undefined;
  const seat = pick(rng, WINDS);
  const from = windAfter(seat, pick(rng, [3, 3, 2, 1]));
  const round = rules.kit.countsRound ? pick(rng, WINDS.slice(0, 2)) : 'E';
  return {
    ...{ rules: rules.kit.id as ClaimQuestion['rules'], hand, tile },
    ...{ seat, from, round, river: discards, ...limits },
    kongs: Math.max(0, limits.kongs - ownKongs(hand)),
  };
}

const OUTCOMES: Readonly<Record<ClaimTopic, readonly ClaimOutcome[]>> = {
  tiles: ['claim', 'pass'],
  worth: ['claim', 'pass'],
  win: ['win', 'refused', 'pass'],
  limits: ['claim', 'pass', 'pass'],
};

/** Tries for an outcome before any other will do. */
const PATIENCE = 60;

export function dealClaim(rng: Rng, rules: ClaimRules, topic: ClaimTopic): ClaimQuestion {
  const outcome = pick(rng, OUTCOMES[topic]);
  for (let tries = 0; ; tries++) {
    const question = tryClaim(rng, rules, { topic, outcome });
    if (!question) continue;
    const claims = invitedClaims(question, rules);
    if (!invitesTopic(question, claims, topic)) continue;
    if (tries < PATIENCE && likelyOutcome(question, rules, claims) !== outcome) continue;
    const judged = judgedClaims(question, rules, claims);
    if (!keepsTopic(question, judged, topic)) continue;
    if (tries < PATIENCE && claimOutcome(judged) !== outcome) continue;
    if (isFair(question, judged, rules)) return question;
  }
}
