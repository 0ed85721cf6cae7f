/**
 * What every choice of a seat is worth: the goals within reach, the race to meet one of them before
 * the hand ends, what a discard may give. From what the seat has seen, and nothing else.
 */
import { groupTiles } from '../core/group.ts';
import { redsIn } from '../core/red-fives.ts';
import { COPIES, tileIndex } from '../core/tile.ts';
import { countTiles, type TileCounts } from '../core/tile-counts.ts';
import type { GameRules } from '../play/hand-state.ts';
import type { ClaimMove, Move } from '../play/move.ts';
import { tilesInSight } from '../play/partner.ts';
import type { SeatView } from '../play/seat-view.ts';
import { withoutTile, withoutTiles } from '../play/win.ts';
import { nearestOf } from '../shapes/distances.ts';
import { trialHand } from '../shapes/trial-hand.ts';
import { placesInOrder } from './arrangements.ts';
import type { Choice } from './choice.ts';
import { type Danger, dangerOf } from './danger.ts';
import type { Figures } from './measured/figures.ts';
import { choiceOf, type Outlook, type Scales, type Stakes, stakesOf } from './outlook.ts';
import { type Lookout, pricerOf, situationOf } from './price.ts';
import { type Breadth, type ReachTable, reachTable } from './reach.ts';
import { restsOf } from './rest.ts';
import { claimHand, kongHand, letGo, type Parting, partings, type SeatHand } from './seat-hand.ts';
import { walkedGoals } from './walk.ts';

export interface JudgeSetting {
  readonly rules: GameRules;
  readonly figures: Figures;
  readonly breadth: Breadth;
  /** How often goals are met that are looked for so widely. */
  readonly met: Figures['met']['steady'];
}

interface Desk extends JudgeSetting, Lookout, Scales {
  readonly restOf: ReturnType<typeof restsOf>;
  readonly view: SeatView;
  readonly shapes: GameRules['kit']['shapes'];
}

const MOST_WALKED = 3;
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

function deskOf(view: SeatView, setting: JudgeSetting): Desk {
  const { kit } = setting.rules;
  const isBarring = kit.claims.some(({ barredByOwnDiscards }) => barredByOwnDiscards);
  const own = isBarring ? view.own.discards.map(({ tile }) => tileIndex(tile)) : [];
  const live = liveTiles(view);
  return {
    ...setting,
    restOf: restsOf({ view, rules: setting.rules, figures: setting.figures }),
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

const distanceOf = (hand: SeatHand, { shapes }: Desk): number => nearestOf(trialHand(hand), shapes);

/** Everything that a hand may come to, discards and all. */
function tableFor(hand: SeatHand, desk: Desk, isReady: boolean): ReachTable {
  const { view, rules, live, shapes, breadth, figures, places } = desk;
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
  const limit = Math.min(MOST_WALKED, distance + (breadth.beyond > 0 ? 1 : 0));
  const walked = shapes
    .filter(({ readGroups }) => readGroups === undefined)
    .flatMap((shape) =>
      walkedGoals({ shape, hand: trialHand(hand), held, live, places, width: breadth.walk }, limit),
    );
  const { price } = pricerOf({ view, rules, hand, isReady }, desk);
  const others = 3 * figures.given;
  return reachTable({
    ...{ pool, breadth, walked, others, priceOf: price },
    nearest: distance + 1,
  });
}

const willDeclare = ({ view, rules }: Desk, { melds }: SeatHand): boolean => {
  const { ready } = rules.kit.table;
  if (ready === undefined) return false;
  return view.own.declared !== undefined || !(ready.concealed && melds.some(({ open }) => open));
};

/** The hand after each of these discards. */
function afterDiscards(
  hand: SeatHand,
  discards: readonly Parting[],
  desk: Desk,
  declares: 'now' | 'later',
): readonly Outlook[] {
  const { view, rules, live, figures } = desk;
  const may = willDeclare(desk, hand);
  const tables = new Map<boolean, ReachTable>();
  const table = (isReady: boolean): ReachTable => {
    const known = tables.get(isReady) ?? tableFor(hand, desk, isReady);
    tables.set(isReady, known);
    return known;
  };
  return discards.map((discard) => {
    const { tile, red = false } = discard;
    const rest = letGo(hand, discard);
    const distance = distanceOf(rest, desk);
    const isReady =
      view.own.declared !== undefined || (may && (declares === 'now' || distance > 0));
    return {
      reach: table(isReady).after(tileIndex(tile), red),
      danger: dangerOf(view, rules, { tile, live, figures }),
      rest: desk.restOf(rest, declares === 'now' && view.own.declared === undefined),
      distance,
    };
  });
}

function waitingOutlook(hand: SeatHand, desk: Desk): Outlook {
  const reach = tableFor(hand, desk, willDeclare(desk, hand)).after(undefined);
  const rest = desk.restOf(hand, false);
  return { reach, danger: NO_DANGER, rest, distance: distanceOf(hand, desk) };
}

type Of<M extends Move['m']> = Extract<Move, { readonly m: M }>;
const movesOf = <M extends Move['m']>({ moves }: SeatView, m: M): readonly Of<M>[] =>
  moves.filter((move): move is Of<M> => move.m === m);

const best = (choices: readonly Choice[]): Choice | undefined =>
  choices.reduce<Choice | undefined>(
    (top, choice) => (top === undefined || choice.value > top.value ? choice : top),
    undefined,
  );

function discardChoices(desk: Desk): readonly Choice[] {
  const moves = movesOf(desk.view, 'discard');
  if (moves.length === 0) return [];
  return afterDiscards(desk.view.own, moves, desk, 'later').map((outlook, at) =>
    choiceOf(moves[at] as Move, outlook, desk),
  );
}

function readyChoices(desk: Desk): readonly Choice[] {
  const [move] = movesOf(desk.view, 'ready');
  if (move === undefined) return [];
  const { own } = desk.view;
  const rows = afterDiscards(own, partings(own), desk, 'now').filter(
    ({ distance }) => distance === 0,
  );
  const top = best(rows.map((outlook) => choiceOf(move, outlook, desk)));
  return top ? [top] : [];
}

function claimChoice(move: ClaimMove, desk: Desk): Choice | undefined {
  const hand = claimHand(desk.view, move);
  if (hand.concealed.length % 3 !== 2) return choiceOf(move, waitingOutlook(hand, desk), desk);
  const free = partings(hand).filter(({ tile }) => tile !== move.tile);
  const rows = afterDiscards(hand, free, desk, 'later');
  return best(rows.map((outlook) => choiceOf(move, outlook, desk)));
}

function winChoices(desk: Desk): readonly Choice[] {
  const { view, rules } = desk;
  return movesOf(view, 'win').map((move) => {
    const { concealed, declared } = view.own;
    const pricing = { view, rules, hand: view.own, isReady: declared !== undefined };
    const { worth } = pricerOf(pricing, desk);
    const rest = move.from === null ? withoutTile(concealed, move.tile) : concealed;
    const by = move.from === null ? 'self' : 'discard';
    const isTaken = move.from !== null && move.red === true;
    const lying = situationOf(pricing, rest, redsIn(view.own).length + (isTaken ? 1 : 0));
    const how = rules.kit.circumstances
      .map(({ id }) => id)
      .filter(
        (id) =>
          (id === 'rob-kong' && move.rob) ||
          (view.drawsLeft === 0 && id === (by === 'self' ? 'last-wall' : 'last-discard')),
      );
    const value = worth(
      { ...lying, how: [...lying.how, ...how], win: { tile: move.tile, by } },
      move.from,
    );
    const terms = { speed: value, price: 0, safety: 0 };
    return { move, value, error: 0, win: 1, give: 0, distance: -1, terms };
  });
}

/** The reach of what is left once these tiles are given away. */
function exchangeChoices(desk: Desk): readonly Choice[] {
  const moves = movesOf(desk.view, 'exchange');
  if (moves.length === 0) return [];
  return moves.map((move) => {
    const hand = {
      melds: desk.view.own.melds,
      concealed: withoutTiles(desk.view.own.concealed, move.give),
    };
    const distance = distanceOf(hand, desk);
    const terms = { speed: -distance, price: 0, safety: 0 };
    return { move, value: -distance, error: 0, win: 0, give: 0, distance, terms };
  });
}

const STILL = { error: 0, win: 0, give: 0, terms: { speed: 0, price: 0, safety: 0 } };

function plainChoices(desk: Desk): readonly Choice[] {
  const { view } = desk;
  const moves = [...movesOf(view, 'flower'), ...movesOf(view, 'annul'), ...movesOf(view, 'abort')];
  return moves.map((move) => ({
    ...{ move, value: 0, ...STILL },
    distance: distanceOf(view.own, desk),
  }));
}

export interface WeighedDiscard extends Choice, Stakes {
  readonly move: Of<'discard'>;
}

/** The discards of a seat by these figures, then by others: what the hand may come to is found once. */
export function discardsBy(
  view: SeatView,
  setting: JudgeSetting,
): (by: Pick<JudgeSetting, 'figures' | 'met'>) => readonly WeighedDiscard[] {
  const desk = deskOf(view, setting);
  const moves = movesOf(view, 'discard');
  const outlooks = moves.length === 0 ? [] : afterDiscards(view.own, moves, desk, 'later');
  return ({ figures, met }) =>
    moves.map((move, at) => {
      const danger = dangerOf(view, setting.rules, { tile: move.tile, live: desk.live, figures });
      const outlook = { ...(outlooks[at] as Outlook), danger };
      const scales = { view, live: desk.live, figures, met };
      return { ...choiceOf(move, outlook, scales), ...stakesOf(outlook, scales), move };
    });
}

/** What a hand is worth while it waits for its next tile: nothing is to be chosen. */
export function waitingWorth(view: SeatView, setting: JudgeSetting): number {
  const desk = deskOf(view, setting);
  return choiceOf({ m: 'pass', seat: view.seat }, waitingOutlook(view.own, desk), desk).value;
}

/** Every lawful choice of the seat, best first; ties in the order of the moves. */
export function worthOf(view: SeatView, setting: JudgeSetting): readonly Choice[] {
  const desk = deskOf(view, setting);
  const { seat } = view;
  const mayPass = view.asked.kind === 'claims' && view.moves.length > 0;
  const choices = [
    ...winChoices(desk),
    ...movesOf(view, 'kong').map((move) =>
      choiceOf(move, waitingOutlook(kongHand(view, move), desk), desk),
    ),
    ...readyChoices(desk),
    ...movesOf(view, 'claim').flatMap((move) => claimChoice(move, desk) ?? []),
    ...(mayPass ? [choiceOf({ m: 'pass', seat }, waitingOutlook(view.own, desk), desk)] : []),
    ...discardChoices(desk),
    ...exchangeChoices(desk),
    ...plainChoices(desk),
  ];
  return choices.sort((a, b) => b.value - a.value);
}
