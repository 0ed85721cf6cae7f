/** Discards that can be taken in more ways than one, or that the source gives advice about. */
import { groupTiles } from '../../core/group.ts';
import { HAND_SIZE, type HeldHand } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { type Rank, SUITS, sortTiles, TILES, type Tile } from '../../core/tile.ts';
import { WINDS } from '../../core/wind.ts';
import { windAfter } from '../../play/hand-state.ts';
import { nearestOf } from '../../shapes/distances.ts';
import { trialHand } from '../../shapes/trial-hand.ts';
import { MANY_LEFT } from '../hand-in-play.ts';
import { exposedMeld, fitOneSet, randomGroup, tilesIn } from '../hand-tiles.ts';
import { invitedClaims } from './claim-bars.ts';
import type { ClaimQuestion, ClaimRules } from './claim-question.ts';
import { WAY } from './levels.ts';
import { isClearWay, isFromLeft, weighedWays } from './weighed-ways.ts';

/** Ranks in one suit, and the rank that is offered: those of the book's principles come first. */
const SHAPES: readonly (readonly [held: string, offered: number])[] = [
  ['78889', 8],
  ['12333', 3],
  ['4556', 5],
  ['1233', 3],
  ['123345', 3],
  ['45666', 6],
  ['223344', 3],
  ['1223334', 3],
  ['2356', 4],
  ['3455', 5],
  ['34566', 5],
  ['2344', 4],
  ['23445', 4],
  ['35667', 6],
];

const LAST = 9;

/** The shape in any suit, at any place from which it reaches no end that it did not reach, turned or not. */
function placed(rng: Rng): { readonly held: readonly Tile[]; readonly tile: Tile } {
  const [text, offered] = pick(rng, SHAPES);
  const ranks = [...text].map(Number);
  const reach = { low: Math.min(...ranks), high: Math.max(...ranks) };
  const isAtEnd = reach.low === 1 || reach.high === LAST;
  const step = isAtEnd ? 0 : 1 - reach.low + 1 + rng.below(LAST - 1 - (reach.high - reach.low) - 1);
  const isTurned = rng.below(2) === 0;
  const suit = pick(rng, SUITS);
  const tileAt = (rank: number): Tile => {
    const moved = rank + step;
    return `${(isTurned ? LAST + 1 - moved : moved) as Rank}${suit}`;
  };
  return { held: ranks.map(tileAt), tile: tileAt(offered) };
}

const MOST_EXPOSED = 1;

/** The rest of a hand in which a few tiles of groups and a pair are still to come. */
function beside(rng: Rng, held: readonly Tile[]): HeldHand {
  const exposed = rng.below(MOST_EXPOSED + 2) > MOST_EXPOSED ? 1 : 0;
  const melds = Array.from({ length: exposed }, () => exposedMeld(randomGroup(rng, TILES, 3)));
  const size = HAND_SIZE - 3 * melds.length - held.length;
  const head = pick(rng, TILES);
  const groups = Array.from({ length: Math.floor(size / 3) + 1 }, () =>
    groupTiles(randomGroup(rng, TILES, 3)),
  );
  const whole = [head, head, ...groups.flat()].slice(0, size);
  const lacking = rng.below(Math.min(3, size) + 1);
  const rest = shuffled(rng, whole).slice(lacking);
  const others = Array.from({ length: lacking }, () => pick(rng, TILES));
  return { concealed: sortTiles([...held, ...rest, ...others]), melds };
}

function tryOffer(rng: Rng, rules: ClaimRules): ClaimQuestion | undefined {
  const { held, tile } = placed(rng);
  const hand = beside(rng, held);
  if (!fitOneSet([...tilesIn(hand), tile])) return undefined;
  const seat = pick(rng, WINDS);
  return {
    ...{ rules: rules.kit.id as ClaimQuestion['rules'], hand, tile, seat },
    from: windAfter(seat, pick(rng, [3, 3, 3, 3, 2, 1])),
    round: rules.kit.countsRound ? pick(rng, WINDS.slice(0, 2)) : 'E',
    ...{ river: [], left: MANY_LEFT, kongs: 0, deal: 'plain', ask: WAY },
  };
}

/** Tiles short of ready: from further off no way is much better than another. */
const FURTHEST = 2;

/** Whether there is something to weigh: two ways at least, or one of which the source says something. */
export function isOffer(question: ClaimQuestion, rules: ClaimRules): boolean {
  const free = invitedClaims(question, rules).filter(({ bar }) => !bar);
  if (free.length === 0 || free.some(({ claim }) => claim === 'win')) return false;
  const { hand, tile } = question;
  const advice = rules.teaching.takingAdvice?.(hand, tile, isFromLeft(question)) ?? [];
  if (free.length < 2 && advice.length === 0) return false;
  return nearestOf(trialHand(hand), rules.kit.shapes) <= FURTHEST;
}

/** What is taken in the best way. */
type Aim = 'chow' | 'pung' | 'pass' | 'differs';

const AIMS: readonly Aim[] = ['chow', 'chow', 'pung', 'pass', 'differs'];

function meets(question: ClaimQuestion, rules: ClaimRules, aim: Aim): boolean {
  const { ways, advice } = weighedWays(question, rules);
  if (aim === 'differs') return advice.some(({ agrees }) => !agrees);
  const move = ways[0]?.choice.move;
  return (move?.m === 'claim' ? move.kind : 'pass') === aim;
}

/** Tries for an aim before any other will do: each of them asks the judge. */
const PATIENCE = 3;

export function dealWay(rng: Rng, rules: ClaimRules): ClaimQuestion {
  const aim = pick(rng, AIMS);
  for (let judged = 0; ; ) {
    const question = tryOffer(rng, rules);
    if (!question || !isOffer(question, rules)) continue;
    judged++;
    if (!isClearWay(question, rules)) continue;
    if (judged > PATIENCE || meets(question, rules, aim)) return question;
  }
}
