/** A guided walk: the tables that are shown one after another, and where each question is put. */
import type { MeldKind } from '../../core/group.ts';
import { SEATS, type Seat, seatAfter } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { RulesAtTable } from '../../rulesets/tables.ts';
import { ceremony } from '../../table/ceremony.ts';
import type { CeremonyAct, CeremonyChance, CeremonyStep } from '../../table/ceremony-step.ts';
import { claimsOn } from '../../table/claims.ts';
import { nextRule, nextStarter } from '../../table/first-hand.ts';
import { type Scene, sceneFor } from '../../table/scene.ts';
import type { Breach } from '../../table/wall.ts';
import type { TableTypes } from './table-drill.ts';
import {
  begin,
  claim,
  discard,
  draw,
  kong,
  moveLimit,
  replace,
  seatOfPlayer,
  turnMarker,
  type WalkAct,
  type WalkPosition,
  wallsAfterDeal,
  withHands,
} from './walk-play.ts';
import { stopIn } from './walk-stops.ts';

type Shown = TableTypes['shown'];
type Of<Ask extends Shown['ask']> = Extract<Shown, { ask: Ask }>;

/** A question of a walk, with what is done at its table beside it. */
export interface WalkQuestion {
  readonly shown: Shown;
  /** A concealed kong that is declared before it, and by whom. */
  readonly kong?: { readonly tile: Tile; readonly by: string };
  /** The claim that is made, where the player who has the tile may make several. */
  readonly takes?: MeldKind;
  /** What is discarded by the player who took a tile. */
  readonly discards?: Tile;
}

interface WalkCourse {
  readonly chance: CeremonyChance;
  /** The last act of the ceremony that is shown. */
  readonly until: CeremonyAct['kind'];
  readonly puts: readonly WalkQuestion[];
}

interface WalkTables {
  readonly tables: readonly CeremonyStep[];
  /** Of each question, how many tables are shown before it. */
  readonly stops: readonly number[];
}

type Rules = RulesAtTable;

/** Of others' tiles nobody sees more than the backs. */
const stepsOf = ({ table }: Rules, { chance, until }: WalkCourse): readonly CeremonyStep[] => {
  const steps = ceremony(table, chance);
  const last = steps.findIndex(({ act }) => act.kind === until);
  if (last < 0) throw new Error(`no ${until} in the ceremony`);
  return steps.slice(0, last + 1).map((step) => ({ ...step, scene: sceneFor(step.scene, []) }));
};

function afterCeremony(
  { table }: Rules,
  { tiles }: CeremonyChance,
  steps: readonly CeremonyStep[],
): WalkPosition {
  const step = steps.at(-1) as CeremonyStep;
  const { wall } = step.scene;
  const found = steps.flatMap(({ act }) => (act.kind === 'breach' ? [act] : []))[0];
  const place = found?.place ?? { seat: 0, stack: 1 };
  const breach: Breach = { breaker: found?.seat ?? 0, count: found?.count ?? 1, place };
  const kinds = new Set(table.families.flatMap((family) => family.tiles));
  const order = tiles.filter((tile) => kinds.has(tile));
  return {
    rules: table,
    walls: { table, size: wall, breach, order },
    taken: wallsAfterDeal(table, steps),
    step,
  };
}

/** Something still to be done, named so that a question may be put before it. */
interface PendingAct {
  readonly kind: CeremonyAct['kind'];
  readonly act: WalkAct;
}

/** Of a question put in play, the act that answers it. */
const ANSWERED_BY: Readonly<Partial<Record<Shown['ask'], CeremonyAct['kind']>>> = {
  across: 'claim',
  replacement: 'replace',
  marker: 'marker',
  apart: 'set-apart',
};

function kongActs({ table }: Rules, seat: Seat): readonly PendingAct[] {
  return [
    { kind: 'replace', act: replace(seat) },
    ...(table.reserve.markers
      ? [
          { kind: 'marker', act: turnMarker } as const,
          { kind: 'set-apart', act: moveLimit } as const,
        ]
      : []),
  ];
}

const discardActs = (seat: Seat, tile: Tile | undefined): readonly PendingAct[] =>
  tile === undefined ? [] : [{ kind: 'discard', act: discard(seat, tile) }];

interface HandShown {
  readonly player: string;
  readonly hand: { readonly concealed: readonly Tile[] };
}

const handsOn = (scene: Scene, hands: readonly HandShown[]) =>
  hands.map(({ player, hand }) => ({
    seat: seatOfPlayer(scene, player),
    tiles: hand.concealed,
  }));

/** What a claim leads to, as the question has it that somebody takes a discard. */
function claimActs(
  rules: Rules,
  { step: { scene } }: WalkPosition,
  put: WalkQuestion,
): readonly PendingAct[] {
  const { discard: tile, discarder, hands } = put.shown as Of<'taker'>;
  const giver = seatOfPlayer(scene, discarder);
  const held = SEATS.map((seat) => {
    const found = hands.find(({ player }) => seatOfPlayer(scene, player) === seat);
    return found?.hand;
  });
  const made = claimsOn({ tile, discarder: giver, hands: held }, rules.claims).find(
    (known) => put.takes === undefined || known.claim === put.takes,
  );
  if (made?.group === undefined || made.claim === 'win') {
    return [{ kind: 'draw', act: draw(seatAfter(giver, 1)) }];
  }
  const { seat, claim: kind, rule, group } = made;
  const done = { seat, giver, tile, group: { ...group, kind }, rule };
  return [
    { kind: 'claim', act: claim(done) },
    ...(kind === 'kong' ? kongActs(rules, seat) : []),
    ...discardActs(seat, put.discards),
  ];
}

function nextHand({ table }: Rules, scene: Scene, { starter, ends }: Of<'passes'>): PendingAct {
  const seat = ends.reduce((at, end) => nextStarter(at, end, table), seatOfPlayer(scene, starter));
  const rule = nextRule(table, ends[0] ?? 'other-wins')?.rule;
  return { kind: 'start', act: begin(seat, rule) };
}

interface WalkState {
  readonly now: WalkPosition;
  readonly steps: readonly CeremonyStep[];
  readonly pending: readonly PendingAct[];
}

const perform = ({ now, steps, pending }: WalkState, acts: readonly PendingAct[]): WalkState => {
  let at = now;
  const made = acts.map(({ act }) => {
    at = act(at);
    return at.step;
  });
  return { now: at, steps: [...steps, ...made], pending };
};

/** Everything that is pending, or what comes before the act that answers the question. */
function performDue(state: WalkState, { shown }: WalkQuestion): WalkState {
  const before = state.pending.findIndex(({ kind }) => kind === ANSWERED_BY[shown.ask]);
  const split = before < 0 ? state.pending.length : before;
  const done = perform(state, state.pending.slice(0, split));
  return { ...done, pending: state.pending.slice(split) };
}

/** Until the question can be put: a tile is discarded, a kong declared. */
function leadUp(state: WalkState, { shown, kong: declared }: WalkQuestion): WalkState {
  const { scene } = state.now.step;
  const drawing = (seat: Seat): readonly PendingAct[] =>
    (scene.seats[seat]?.held.length ?? 0) % 3 === 1 ? [{ kind: 'draw', act: draw(seat) }] : [];
  if (declared) {
    const seat = seatOfPlayer(scene, declared.by);
    return perform(state, [...drawing(seat), { kind: 'kong', act: kong(seat, declared.tile) }]);
  }
  if (shown.ask !== 'taker') return state;
  const giver = seatOfPlayer(scene, shown.discarder);
  const hands = withHands(handsOn(scene, shown.hands));
  return perform(state, [
    ...drawing(giver),
    { kind: 'discard', act: (now) => discard(giver, shown.discard)(hands(now)) },
  ]);
}

/** What is pending once the question is answered. */
function pendingAfter(
  rules: Rules,
  { now, pending }: WalkState,
  put: WalkQuestion,
): readonly PendingAct[] {
  const { shown, kong: declared } = put;
  const { scene } = now.step;
  if (shown.ask === 'taker') return claimActs(rules, now, put);
  if (shown.ask === 'passes') return [nextHand(rules, scene, shown)];
  if (shown.ask === 'turn') {
    return [
      ...pending,
      { kind: 'draw', act: draw(seatAfter(seatOfPlayer(scene, shown.player), 1)) },
    ];
  }
  if (!declared) return pending;
  const seat = seatOfPlayer(scene, declared.by);
  return [...kongActs(rules, seat), ...discardActs(seat, put.discards)];
}

/** All tables of a walk, and where its questions are put. Throws where it is no walk. */
export function walkTables(rules: Rules, course: WalkCourse): WalkTables {
  const steps = stepsOf(rules, course);
  const stops: number[] = [];
  let state: WalkState = { now: afterCeremony(rules, course.chance, steps), steps, pending: [] };
  for (const [at, put] of course.puts.entries()) {
    const earlier = course.puts.slice(0, at).map(({ shown }) => shown);
    const isInPlay = state.steps.length > steps.length || state.pending.length > 0 || put.kong;
    const stop = isInPlay ? undefined : stopIn(steps, put.shown, earlier);
    if (stop === undefined) {
      state = leadUp(performDue(state, put), put);
      state = { ...state, pending: pendingAfter(rules, state, put) };
    }
    stops.push(stop ?? state.steps.length);
  }
  const { steps: tables } = perform(state, state.pending);
  const unordered = stops.find((stop, at) => stop < (stops[at - 1] ?? 1));
  if (unordered !== undefined) throw new Error(`a question out of its order: ${stops}`);
  return { tables, stops };
}
