/**
 * What every choice of a seat is worth: the goals within reach, the race to meet one of them before
 * the hand ends, what a discard may give. From what the seat has seen, and nothing else.
 */
import { groupTiles } from '../core/group.ts';
import type { WinSource } from '../core/hand.ts';
import { redsIn } from '../core/red-fives.ts';
import { COPIES, tileIndex } from '../core/tile.ts';
import { countTiles, type TileCounts } from '../core/tile-counts.ts';
import type { GameRules } from '../play/hand-state.ts';
import { type ClaimMove, type Move, movesOf } from '../play/move.ts';
import { tilesInSight } from '../play/partner.ts';
import type { SeatView } from '../play/seat-view.ts';
import { withoutTile, withoutTiles } from '../play/win.ts';
import { nearestOf } from '../shapes/distances.ts';
import { trialHand } from '../shapes/trial-hand.ts';
import { placesInOrder } from './arrangements.ts';
import type { Choice, Decision } from './choice.ts';
import { type Danger, dangerOf } from './danger.ts';
import type { Figures } from './measured/figures.ts';
import { choiceOf, type Outlook, type Scales, type Stakes, stakesOf } from './outlook.ts';
import { pricerOf, situationOf, type TileSupply } from './price.ts';
import { type Breadth, type ReachTable, reachTable } from './reach.ts';
import {
  handAfterClaim,
  handAfterDiscard,
  handAfterKong,
  type SeatHand,
  type TileToDiscard,
  tilesAfterClaim,
  tilesToDiscard,
} from './seat-hand.ts';
import { shapeGoals } from './shape-goals.ts';
import { withoutWinOf } from './without-win.ts';

export interface JudgeSetting {
  readonly rules: GameRules;
  readonly figures: Figures;
  readonly breadth: Breadth;
  /** What goals promised that were searched for so widely, and what came of it. */
  readonly promises: Figures['promises']['steady'];
}

interface JudgeContext extends JudgeSetting, TileSupply, Scales {
  readonly withoutWin: ReturnType<typeof withoutWinOf>;
  readonly view: SeatView;
  readonly shapes: GameRules['kit']['shapes'];
}

const FURTHEST_SHAPE = 3;
const SETS = 4;
const NO_DANGER: Danger = { chance: 0, cost: 0 };

/** Copies of each kind that the seat has not seen. */
export function liveTiles(view: SeatView): TileCounts {
  const seen = countTiles([
    ...view.own.concealed,
    ...view.own.melds.flatMap(groupTiles),
    ...tilesInSight(view),
    ...view.markers,
  ]);
  return seen.map((copies) => Math.max(0, COPIES - copies));
}

function contextOf(view: SeatView, setting: JudgeSetting): JudgeContext {
  const { kit } = setting.rules;
  const isBarring = kit.claims.some(({ barredByOwnDiscards }) => barredByOwnDiscards);
  const own = isBarring ? view.own.discards.map(({ tile }) => tileIndex(tile)) : [];
  const live = liveTiles(view);
  return {
    ...setting,
    withoutWin: withoutWinOf({ view, rules: setting.rules, figures: setting.figures }),
    view,
    live,
    places: placesInOrder(
      { held: countTiles(view.own.concealed), reds: countTiles(view.own.reds ?? []) },
      live,
    ),
    shapes: view.isExchanged ? kit.exchangedShapes : kit.shapes,
    barred: new Set(own),
  };
}

const distanceOf = (hand: SeatHand, { shapes }: JudgeContext): number =>
  nearestOf(trialHand(hand), shapes);

/** Everything that a hand may come to, discards and all. */
function tableFor(hand: SeatHand, context: JudgeContext, isReady: boolean): ReachTable {
  const { view, rules, live, shapes, breadth, figures, places } = context;
  const trial = trialHand(hand);
  const distance = Math.max(-1, nearestOf(trial, shapes));
  const held = trial.counts;
  const pool = {
    held,
    live,
    sets: SETS - hand.melds.length,
    hasDragons: rules.kit.melds.includes('dragons'),
    places,
  };
  const limit = Math.min(FURTHEST_SHAPE, distance + (breadth.beyond > 0 ? 1 : 0));
  const goals = shapes
    .filter(({ readGroups }) => readGroups === undefined)
    .flatMap((shape) =>
      shapeGoals(
        { shape, hand: trialHand(hand), held, live, places, width: breadth.branches },
        limit,
      ),
    );
  const { price } = pricerOf({ view, rules, hand, isReady }, context);
  const others = 3 * figures.given;
  return reachTable({
    ...{ pool, breadth, shapeGoals: goals, others, priceOf: price },
    nearest: distance + 1,
  });
}

const willDeclare = ({ view, rules }: JudgeContext, { melds }: SeatHand): boolean => {
  const { ready } = rules.kit.table;
  if (ready === undefined) return false;
  return view.own.declared !== undefined || !(ready.concealed && melds.some(({ open }) => open));
};

/** The hand after each of these discards. */
function discardOutlooks(
  hand: SeatHand,
  discards: readonly TileToDiscard[],
  context: JudgeContext,
  declares: 'now' | 'later',
): readonly Outlook[] {
  const { view, rules, live, figures } = context;
  const may = willDeclare(context, hand);
  const tables = new Map<boolean, ReachTable>();
  const table = (isReady: boolean): ReachTable => {
    const known = tables.get(isReady) ?? tableFor(hand, context, isReady);
    tables.set(isReady, known);
    return known;
  };
  return discards.map((discard) => {
    const { tile, red = false } = discard;
    const rest = handAfterDiscard(hand, discard);
    const distance = distanceOf(rest, context);
    const isReady =
      view.own.declared !== undefined || (may && (declares === 'now' || distance > 0));
    return {
      reach: table(isReady).after(tileIndex(tile), red),
      danger: dangerOf(view, rules, { tile, live, figures }),
      withoutWin: context.withoutWin(rest, declares === 'now' && !view.own.declared),
      distance,
    };
  });
}

function waitingOutlook(hand: SeatHand, context: JudgeContext): Outlook {
  const reach = tableFor(hand, context, willDeclare(context, hand)).after(undefined);
  const withoutWin = context.withoutWin(hand, false);
  return { reach, danger: NO_DANGER, withoutWin, distance: distanceOf(hand, context) };
}

const best = (choices: readonly Choice[]): Choice | undefined =>
  choices.reduce<Choice | undefined>(
    (top, choice) => (top === undefined || choice.value > top.value ? choice : top),
    undefined,
  );

function discardChoices(context: JudgeContext): readonly Choice[] {
  const moves = movesOf(context.view, 'discard');
  if (moves.length === 0) return [];
  return discardOutlooks(context.view.own, moves, context, 'later').map((outlook, at) =>
    choiceOf(moves[at] as Decision, outlook, context),
  );
}

function readyChoices(context: JudgeContext): readonly Choice[] {
  const [move] = movesOf(context.view, 'ready');
  if (move === undefined) return [];
  const { own } = context.view;
  const rows = discardOutlooks(own, tilesToDiscard(own), context, 'now').filter(
    ({ distance }) => distance === 0,
  );
  const top = best(rows.map((outlook) => choiceOf(move, outlook, context)));
  return top ? [top] : [];
}

function claimChoice(move: ClaimMove, context: JudgeContext): Choice | undefined {
  const hand = handAfterClaim(context.view, move);
  if (hand.concealed.length % 3 !== 2)
    return choiceOf(move, waitingOutlook(hand, context), context);
  const rows = discardOutlooks(hand, tilesAfterClaim(hand, move, context.rules), context, 'later');
  return best(rows.map((outlook) => choiceOf(move, outlook, context)));
}

/** Nothing of it hangs on a race or on what the others hold. */
const certainChoice = (
  move: Decision,
  { value, win, distance }: Pick<Choice, 'value' | 'win' | 'distance'>,
): Choice => ({
  ...{ move, value, error: 0, win, give: 0, distance },
  terms: { speed: value, price: 0, safety: 0 },
});

function winChoices(context: JudgeContext): readonly Choice[] {
  const { view, rules } = context;
  return movesOf(view, 'win').map((move) => {
    const { concealed, declared } = view.own;
    const pricing = { view, rules, hand: view.own, isReady: declared !== undefined };
    const { worth } = pricerOf(pricing, context);
    const rest = move.from === null ? withoutTile(concealed, move.tile) : concealed;
    const by: WinSource = move.from === null ? 'self' : 'discard';
    const isTaken = move.from !== null && move.red === true;
    const situation = situationOf(pricing, rest, redsIn(view.own).length + (isTaken ? 1 : 0));
    const how = rules.kit.circumstances
      .map(({ id }) => id)
      .filter(
        (id) =>
          (id === 'rob-kong' && move.rob) ||
          (view.drawsLeft === 0 && id === (by === 'self' ? 'last-wall' : 'last-discard')),
      );
    const won = { ...situation, how: [...situation.how, ...how], win: { tile: move.tile, by } };
    return certainChoice(move, { value: worth(won, move.from), win: 1, distance: -1 });
  });
}

/** By the distance of what is left once these tiles are given away. */
function exchangeChoices(context: JudgeContext): readonly Choice[] {
  return movesOf(context.view, 'exchange').map((move) => {
    const hand = {
      melds: context.view.own.melds,
      concealed: withoutTiles(context.view.own.concealed, move.give),
    };
    const distance = distanceOf(hand, context);
    return certainChoice(move, { value: -distance, win: 0, distance });
  });
}

function plainChoices(context: JudgeContext): readonly Choice[] {
  const { view } = context;
  const moves = [...movesOf(view, 'flower'), ...movesOf(view, 'annul'), ...movesOf(view, 'abort')];
  return moves.map((move) =>
    certainChoice(move, { value: 0, win: 0, distance: distanceOf(view.own, context) }),
  );
}

export interface WeighedDiscard extends Choice, Stakes {
  readonly move: Extract<Move, { readonly m: 'discard' }>;
}

/** The discards of a seat by these figures, then by others: what the hand may come to is found once. */
export function discardsBy(
  view: SeatView,
  setting: JudgeSetting,
): (by: Pick<JudgeSetting, 'figures' | 'promises'>) => readonly WeighedDiscard[] {
  const context = contextOf(view, setting);
  const { live } = context;
  const moves = movesOf(view, 'discard');
  const outlooks = moves.length === 0 ? [] : discardOutlooks(view.own, moves, context, 'later');
  return (by) =>
    moves.map((move, at) => {
      const { figures } = by;
      const danger = dangerOf(view, setting.rules, { tile: move.tile, live, figures });
      const outlook = { ...(outlooks[at] as Outlook), danger };
      const scales = { view, live, ...by };
      return { ...choiceOf(move, outlook, scales), ...stakesOf(outlook, scales), move };
    });
}

/** What a hand is worth while it waits for its next tile: nothing is to be chosen. */
export function waitingWorth(view: SeatView, setting: JudgeSetting): number {
  const context = contextOf(view, setting);
  return choiceOf({ m: 'pass', seat: view.seat }, waitingOutlook(view.own, context), context).value;
}

/** Every lawful choice of the seat, best first; ties in the order of the moves. */
export function worthOf(view: SeatView, setting: JudgeSetting): readonly Choice[] {
  const context = contextOf(view, setting);
  const { seat } = view;
  const mayPass = view.phase.kind === 'claims' && view.moves.length > 0;
  const choices = [
    ...winChoices(context),
    ...movesOf(view, 'kong').map((move) =>
      choiceOf(move, waitingOutlook(handAfterKong(view, move), context), context),
    ),
    ...readyChoices(context),
    ...movesOf(view, 'claim').flatMap((move) => claimChoice(move, context) ?? []),
    ...(mayPass ? [choiceOf({ m: 'pass', seat }, waitingOutlook(view.own, context), context)] : []),
    ...discardChoices(context),
    ...exchangeChoices(context),
    ...plainChoices(context),
  ];
  return choices.sort((a, b) => b.value - a.value);
}
