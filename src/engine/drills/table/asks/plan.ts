/** What the discards and exposed groups of three opponents tell of what each collects. */

import type { HeldHand } from '../../../core/hand.ts';
import { pick, type Rng } from '../../../core/rng.ts';
import { familyOf, isHonour, SUITS, type Suit, type Tile } from '../../../core/tile.ts';
import { choice, heldHand } from '../../field.ts';
import { tilesIn } from '../../hand-tiles.ts';
import { type AskReason, type AtTable, findPlayer, reason } from '../ask.ts';
import { untilDone } from '../random-hands.ts';
import {
  COLLECTIONS,
  type Collection,
  OPPONENTS,
  type Opponent,
  playedHands,
} from './plan-play.ts';

interface PlanQuestion extends Readonly<Record<Opponent, HeldHand>> {
  readonly plan: Collection;
}

const SUIT_OF: Readonly<Partial<Record<Collection, Suit>>> = {
  characters: SUITS[0],
  circles: SUITS[1],
  bamboos: SUITS[2],
};

const belongs = (tile: Tile, plan: Collection): boolean =>
  plan === 'honours' ? isHonour(tile) : familyOf(tile) === SUIT_OF[plan];

/** How many discards are of the kind that the plan collects. */
const countOf = ({ concealed }: HeldHand, plan: Collection): number =>
  concealed.filter((tile) => belongs(tile, plan)).length;

const meldsOf = ({ melds }: HeldHand, isChow: boolean): number =>
  melds.filter(({ kind }) => (kind === 'chow') === isChow).length;

/** Nothing of what is collected was discarded and nothing else is exposed; or only pungs are, two at least. */
function fits(hand: HeldHand, plan: Collection): boolean {
  const { melds } = hand;
  if (plan === 'pungs') return melds.length > 1 && meldsOf(hand, true) === 0;
  const isOwn = ({ tile }: { readonly tile: Tile }): boolean =>
    belongs(tile, plan) || (plan !== 'honours' && isHonour(tile));
  if (plan === 'honours' && melds.length === 0) return false;
  return countOf(hand, plan) === 0 && melds.every(isOwn);
}

/** From so many on, discards of a kind (or exposed pungs) speak against the plan, or for it. */
const FEWEST = 2;

const isContrary = (hand: HeldHand, plan: Collection): boolean =>
  plan === 'pungs' ? meldsOf(hand, false) < FEWEST : countOf(hand, plan) >= FEWEST;

/** The one opponent whom all that lies open fits, while it speaks against both others. */
function collectorOf(put: PlanQuestion): { readonly player: Opponent } | undefined {
  const { plan } = put;
  const [player, ...more] = OPPONENTS.filter((at) => fits(put[at], plan));
  if (player === undefined || more.length > 0) return undefined;
  const others = OPPONENTS.filter((at) => at !== player);
  return others.every((at) => isContrary(put[at], plan)) ? { player } : undefined;
}

const countLines = (put: AtTable<PlanQuestion>): readonly AskReason[] =>
  OPPONENTS.map((player) =>
    put.plan === 'pungs'
      ? reason('planMelds', {
          player,
          n: meldsOf(put[player], false),
          count: meldsOf(put[player], true),
        })
      : reason('planCount', { player, n: countOf(put[player], put.plan) }),
  );

function conclusionOf(plan: Collection): AskReason['code'] {
  if (plan === 'pungs') return 'planPungs';
  return plan === 'honours' ? 'planHonours' : 'planFits';
}

const LEAST_DISCARDS = 6;

function dealPlan(rng: Rng): PlanQuestion | undefined {
  const { hands, plans } = playedHands(rng);
  const known = OPPONENTS.filter((at) => plans[at] !== undefined);
  if (known.length === 0) return undefined;
  const player = pick(rng, known);
  const plan = plans[player] as Collection;
  const question = { ...hands, plan };
  if (OPPONENTS.some((at) => hands[at].concealed.length < LEAST_DISCARDS)) return undefined;
  return collectorOf(question)?.player === player ? question : undefined;
}

/** As everybody sees them: discards, then what is exposed. */
export const plan = findPlayer({
  fields: { B: heldHand, C: heldHand, D: heldHand, plan: choice(COLLECTIONS) },
  within: 'B',
  tiles: (put) => OPPONENTS.flatMap((at) => tilesIn(put[at])),
  find: collectorOf,
  make: (rng): PlanQuestion => untilDone(() => dealPlan(rng)),
  lines: countLines,
  conclusion: (put, found) => reason(conclusionOf(put.plan), found),
  rules: ({ teaching }) => teaching.plans ?? [],
  show: (put) => ({ hands: OPPONENTS.map((player) => ({ player, hand: put[player] })) }),
});
