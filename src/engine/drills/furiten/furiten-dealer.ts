/** Ready hands with a river of their own, and a tile that has come. */
import { groupTiles } from '../../core/group.ts';
import type { HeldHand, WinSource } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { COPIES, familyOf, HONOURS, rankOf, sortTiles, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import { WINDS } from '../../core/wind.ts';
import type { Kit } from '../../scoring/kit.ts';
import type { Level } from '../drill.ts';
import { exposedMeld, fitOneSet, randomGroup, SIMPLES, tilesIn, without } from '../hand-tiles.ts';
import type { Bias } from '../steer.ts';
import { dealWaitingHand } from '../waits/wait-dealer.ts';
import type { WaitLevel, WaitMix } from '../waits/wait-level.ts';
import { asksRole, type FuritenQuestion, waitsOf } from './furiten-question.ts';
import { outcomesOf, proofOf, type WinOutcome } from './furiten-verdict.ts';

/** Four tiles; seven or ten; a whole hand; one of the discards is gone from the river; roles. */
export const FURITEN_TOPICS = ['short', 'middle', 'whole', 'called', 'roles'] as const;
type Topic = (typeof FURITEN_TOPICS)[number];

const topicOf = ({ level }: Level): Topic =>
  FURITEN_TOPICS.find((topic) => topic === level) ?? 'short';

interface Dealt {
  readonly sizes: readonly WaitLevel['size'][];
  readonly mixes: readonly WaitMix[];
  /** Winning kinds at least, in one suit. */
  readonly waits: number;
  readonly river: readonly [least: number, most: number];
}

const DEALT: Readonly<Record<Exclude<Topic, 'roles'>, Dealt>> = {
  short: { sizes: [4], mixes: ['pure', 'suits', 'honours'], waits: 1, river: [4, 7] },
  middle: { sizes: [7, 10], mixes: ['pure', 'suits'], waits: 2, river: [5, 9] },
  whole: { sizes: [13], mixes: ['pure', 'suits'], waits: 3, river: [6, 12] },
  called: { sizes: [10, 13], mixes: ['suits', 'honours'], waits: 2, river: [6, 12] },
};
const ROLES_RIVER = [4, 9] as const;

/** As many groups as a hand has, and those of them that are exposed at most. */
const GROUPS = 4;
const MOST_EXPOSED = 3;

/** A hand one tile short, often with groups that were claimed. */
function dealGroups(rng: Rng): HeldHand | undefined {
  const among = pick(rng, [SIMPLES, TILES, [...TILES, ...HONOURS, ...HONOURS]]);
  const groups = Array.from({ length: GROUPS }, () => randomGroup(rng, among, 3));
  const head = pick(rng, among);
  const exposed = rng.below(MOST_EXPOSED + 1);
  const melds = groups.slice(0, exposed).map(exposedMeld);
  const concealed = sortTiles([...groups.slice(exposed).flatMap(groupTiles), head, head]);
  if (!fitOneSet(tilesIn({ concealed, melds }))) return undefined;
  return without({ concealed, melds }, pick(rng, concealed));
}

function dealHeld(rng: Rng, topic: Topic, { past }: Bias): HeldHand | undefined {
  if (topic === 'roles') return dealGroups(rng);
  const { sizes, mixes, waits: min } = DEALT[topic];
  const level = { size: pick(rng, sizes), mix: pick(rng, mixes), min, none: 0, sorted: true };
  return { concealed: dealWaitingHand(rng, level, past), melds: [] };
}

/** A tile that is taken for a wait: of the same family, and near one. */
function nearMisses(waits: readonly Tile[], isFree: (tile: Tile) => boolean): readonly Tile[] {
  const isNear = (tile: Tile, wait: Tile): boolean =>
    familyOf(tile) === familyOf(wait) && Math.abs(rankOf(tile) - rankOf(wait)) <= 3;
  return TILES.filter(
    (tile) => !waits.includes(tile) && isFree(tile) && waits.some((wait) => isNear(tile, wait)),
  );
}

interface Wanted {
  readonly topic: Topic;
  readonly outcome: WinOutcome;
}

/** How the tile comes, and whether one of the waits has been discarded. */
function plot(rng: Rng, outcome: WinOutcome): { by: WinSource; isBarred: boolean } {
  if (outcome === 'barred') return { by: 'discard', isBarred: true };
  const by = pick(rng, ['discard', 'self'] as const);
  return { by, isBarred: outcome === 'win' && by === 'self' };
}

/** The player's own discards, with one of the waits among them where they are to bar a win. */
function dealRiver(
  rng: Rng,
  { held, waits, count }: { held: readonly Tile[]; waits: readonly Tile[]; count: number },
  isBarred: boolean,
): { river: readonly Tile[]; barring: number | undefined } | undefined {
  const counts = countTiles(held);
  const left = (tile: Tile): number => COPIES - copiesOf(counts, tile);
  const copies = (tiles: readonly Tile[]): Tile[] =>
    shuffled(
      rng,
      tiles.flatMap((tile) => Array<Tile>(left(tile)).fill(tile)),
    );
  // As many tiles that are taken for a wait as others.
  const near = nearMisses(waits, (tile) => left(tile) > 0);
  const misses = copies(near).slice(0, count >> 1);
  const others = copies(TILES.filter((tile) => !waits.includes(tile) && !near.includes(tile)));
  const river = shuffled(rng, [...misses, ...others].slice(0, count));
  if (!isBarred) return { river, barring: undefined };
  const discarded = waits.filter((tile) => left(tile) > 0);
  if (discarded.length === 0) return undefined;
  const barring = rng.below(count);
  return { river: river.with(barring, pick(rng, discarded)), barring };
}

function called(rng: Rng, topic: Topic, count: number, barring: number | undefined) {
  if (topic !== 'called') return [];
  return [(barring ?? rng.below(count)) + 1];
}

function tryDeal(rng: Rng, kit: Kit, { topic, outcome }: Wanted, turn: Bias) {
  const held = dealHeld(rng, topic, turn);
  if (!held) return undefined;
  const waits = waitsOf(kit, { ...held, flowers: [] });
  const counts = countTiles(tilesIn(held));
  const isFree = (tile: Tile): boolean => copiesOf(counts, tile) < COPIES;
  const coming = outcome === 'incomplete' ? nearMisses(waits, isFree) : waits;
  if (waits.length === 0 || coming.length === 0) return undefined;
  const { by, isBarred } = plot(rng, outcome);
  const tile = pick(rng, coming);
  const [least, most] = topic === 'roles' ? ROLES_RIVER : DEALT[topic].river;
  const count = least + rng.below(most - least + 1);
  const dealt = dealRiver(rng, { held: [...tilesIn(held), tile], waits, count }, isBarred);
  if (!dealt) return undefined;
  const winds = { seat: pick(rng, WINDS), round: pick(rng, WINDS.slice(0, 2)) };
  return {
    hand: { ...held, flowers: [], win: { tile, by } },
    river: dealt.river,
    called: called(rng, topic, count, dealt.barring),
    ...(topic === 'roles' && winds),
  };
}

const OUTCOMES: Readonly<Record<'plain' | 'roles', readonly WinOutcome[]>> = {
  plain: ['win', 'win', 'barred', 'barred', 'incomplete'],
  roles: ['win', 'win', 'barred', 'roleless', 'roleless'],
};

const MOST_TRIES = 400;

export function dealFuriten(rng: Rng, kit: Kit, level: Level, turn: Bias = {}): FuritenQuestion {
  const topic = topicOf(level);
  const outcome = pick(rng, OUTCOMES[topic === 'roles' ? 'roles' : 'plain']);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const question = tryDeal(rng, kit, { topic, outcome }, turn);
    if (!question || !keepsFuriten(kit, question, level)) continue;
    if (outcomesOf(proofOf(kit, question)).join() === outcome) return question;
  }
  throw new Error(`no hand that ${outcome} fits: ${topic}`);
}

export function keepsFuriten(kit: Kit, question: FuritenQuestion, level: Level): boolean {
  const topic = topicOf(level);
  const { hand } = question;
  if (asksRole(question) !== (topic === 'roles')) return false;
  if (topic === 'roles') return true;
  const { sizes, waits } = DEALT[topic];
  const isOfSize = sizes.some((size) => size === hand.concealed.length);
  const isCalled = question.called.length > 0;
  const least = topic === 'short' ? 1 : Math.min(waits, 2);
  return isOfSize && isCalled === (topic === 'called') && waitsOf(kit, hand).length >= least;
}
