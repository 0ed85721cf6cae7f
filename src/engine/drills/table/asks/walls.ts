import { pick, type Rng } from '../../../core/rng.ts';
import { SEATS } from '../../../core/seat.ts';
import { dealTakings, firstDraw, type Taking, takerOfTile } from '../../../table/deal.ts';
import { type Dice, throwDice } from '../../../table/dice.ts';
import { bringsSecondMarker, type ReserveGrowth, setApart } from '../../../table/reserve.ts';
import {
  type Breach,
  breachOf,
  fromHead,
  fromTail,
  placeAt,
  ringIndex,
  type WallPlace,
  type WallSize,
} from '../../../table/wall.ts';
import type { Refusal } from '../../drill.ts';
import { choice, wholeNumber } from '../../field.ts';
import {
  type Ask,
  type AskReason,
  type AtTable,
  flawIn,
  LETTERS,
  type Letter,
  notInRules,
  player,
  reason,
  type Setting,
  type TableContext,
} from '../ask.ts';
import { countHint, countReason, dice, firstThrow, totalsOf, twoThrows } from './seats.ts';

type WallDrawn = Pick<WallSize, 'stacks' | 'runs' | 'opens'>;

export interface BreachQuestion {
  readonly starter: Letter;
  readonly throws: readonly Dice[];
}

export const stackId = (setting: Setting, { seat, stack }: WallPlace): string =>
  setting.playerAt(seat) + stack;

/** Every stack of the ring. */
export const stackNames = (setting: Setting): readonly string[] =>
  Array.from({ length: SEATS.length * setting.wall.stacks }, (_, at) =>
    stackId(setting, placeAt(at, setting.wall)),
  );

export const throwsFor = (rng: Rng, { wall }: TableContext): readonly Dice[] =>
  twoThrows(rng).slice(0, wall.throws);

export const throwsFlaw = (put: AtTable<BreachQuestion>): Refusal | undefined =>
  put.throws.length === put.wall.throws ? undefined : notInRules('throws');

export const breachIn = (put: AtTable<BreachQuestion>): Breach =>
  breachOf(put.seatOf(put.starter), totalsOf(put), put.wall);

/** Stacks on the ring of the walls; `stacks` is how many one wall has. */
export interface OpenWalls extends WallDrawn {
  readonly opened: number;
  /** The name of that stack. */
  readonly openedAt: string;
  readonly loose: readonly number[];
  readonly apart: readonly number[];
  readonly markers: readonly number[];
}

interface KongsDeclared extends BreachQuestion {
  readonly kongs?: number;
  /** The option that is agreed on. */
  readonly agreed?: string | undefined;
}

/** The option by which the throw may bring a second marker. */
export const secondMarkerOption = ({ kit }: TableContext): string | undefined =>
  kit.table.reserve.markers?.second.option;

/** The kongs and the second marker, on which the size of the reserve depends. */
export function declarationsIn(put: AtTable<KongsDeclared>): ReserveGrowth {
  const { markers } = put.kit.table.reserve;
  const [thrown] = put.throws;
  const agreed = put.agreed === undefined ? {} : { [put.agreed]: true };
  const secondMarker =
    markers !== undefined && thrown !== undefined && bringsSecondMarker(thrown, markers, agreed);
  return { kongs: put.kongs ?? 0, secondMarker };
}

/** The walls after the breach, with what is set apart beside it. */
export function breachWalls(put: AtTable<KongsDeclared>): OpenWalls {
  const { stacks, runs, opens, looseOn } = put.wall;
  const onTail = (nth: number): number =>
    ringIndex(fromTail(breachIn(put), nth, put.wall), put.wall);
  const kept = setApart(put.kit.table, declarationsIn(put));
  return {
    ...{ stacks, runs, opens },
    opened: ringIndex(breachIn(put).place, put.wall),
    openedAt: stackId(put, breachIn(put).place),
    loose: looseOn.map(onTail),
    apart: Array.from({ length: kept?.stacks ?? 0 }, (_, at) => onTail(at + 1)),
    markers: (kept?.markers ?? []).map(onTail),
  };
}

/** Where the loose tiles are laid, and where the deal begins. */
function looseLaid({ wall }: AtTable<BreachQuestion>): AskReason {
  const [low, high = low] = wall.looseOn;
  if (low === undefined || high === undefined) return reason('headLeft');
  if (wall.runs === 'left' && low < high) return reason('looseApart', { low, high });
  return wall.runs === 'left' ? reason('loose') : reason('looseOnRoof', { low, high });
}

/** The throw that finds the wall: the first one, or the only one. */
const reached = (put: AtTable<BreachQuestion>): AskReason =>
  put.wall.throws === 1 ? countReason(put, put.starter) : firstThrow(put, put.starter);

function breachCounted(put: AtTable<BreachQuestion>): AskReason {
  const { stacks, runs, opens } = put.wall;
  const { breaker, count, place } = breachIn(put);
  if (opens === 'gap') {
    return reason('breachGap', { total: count, breaker: put.playerAt(breaker) });
  }
  const code =
    runs === 'left'
      ? (['breach', 'corner'] as const)
      : (['breachFromLeft', 'cornerToRight'] as const);
  return reason(code[count > stacks ? 1 : 0], {
    terms: totalsOf(put),
    total: count,
    breaker: put.playerAt(breaker),
    player: put.playerAt(place.seat),
    stack: place.stack,
    stacks,
  });
}

/** Whose wall is opened: the first throw says it. */
export const opened: Ask<BreachQuestion> = {
  fields: { starter: player, throws: dice(1) },
  make: (rng) => ({ starter: pick(rng, LETTERS), throws: [throwDice(rng)] }),
  answer: (put) => put.answerAt(breachIn(put).breaker),
  reasons: (put) => [
    countReason(put, put.starter),
    reason('wallOf', { player: put.playerAt(breachIn(put).breaker) }),
  ],
  rules: ({ wall }) => [wall.rules?.wall],
  hint: (put) => [countHint(put, put.starter)],
};

export const breach: Ask<BreachQuestion, WallDrawn & { names: readonly string[] }> = {
  fields: { starter: player, throws: dice(2, 1) },
  flaw: throwsFlaw,
  make: (rng, setting) => ({ starter: pick(rng, LETTERS), throws: throwsFor(rng, setting) }),
  answer: (put) => [stackId(put, breachIn(put).place)],
  reasons: (put) => [reached(put), breachCounted(put), looseLaid(put)],
  rules: ({ wall }) => [wall.rules?.wall, wall.rules?.stack],
  settled: (put) => [
    ...(breachIn(put).count > put.wall.stacks ? (['countTurns'] as const) : []),
    'countedStay',
  ],
  hint: (put) => {
    const { breaker, count } = breachIn(put);
    const terms = totalsOf(put);
    return [
      reached(put),
      reason(put.wall.runs === 'left' ? 'countStacks' : 'countFromLeft', {
        ...{ terms, total: count },
        breaker: put.playerAt(breaker),
      }),
    ];
  },
  show: (put) => ({
    stacks: put.wall.stacks,
    runs: put.wall.runs,
    opens: put.wall.opens,
    names: stackNames(put),
  }),
  after: (put) => {
    const { loose, apart, markers } = breachWalls(put);
    return { loose, apart, markers };
  },
};

const LAYERS = ['top', 'bottom'] as const;

interface DealtQuestion extends BreachQuestion {
  /** From the breach, the first being 1. */
  readonly stack: number;
  readonly layer: (typeof LAYERS)[number];
}

export const takingsIn = (put: AtTable<Pick<BreachQuestion, 'starter'>>): readonly Taking[] =>
  dealTakings(put.seatOf(put.starter), put.kit.table.deal);

/** The place on the ring of a stack that is counted from the breach. */
export const ringOf = (put: AtTable<BreachQuestion>, stack: number): number =>
  ringIndex(fromHead(breachIn(put), stack, put.wall), put.wall);

function stacksTaken(put: AtTable<DealtQuestion>): readonly number[] {
  const takings = takingsIn(put);
  const taker = takerOfTile(takings, put);
  const taken = takings.filter(({ seat }) => seat === taker).flatMap(({ tiles }) => tiles);
  return [...new Set(taken.map(({ stack }) => ringOf(put, stack)))];
}

/** How the last tiles are taken, one by one. */
export function lastTakings({ kit, forms }: TableContext, order: readonly string[]): AskReason {
  const high = firstDraw(kit.table.deal).stack;
  const code = forms.includes('singly') ? 'lastSingly' : 'lastTiles';
  return reason(code, { low: high - 2, mid: high - 1, high, order });
}

function dealReasons(put: AtTable<DealtQuestion>): readonly AskReason[] {
  const { stack, layer } = put;
  const takings = takingsIn(put);
  const order = put.playersFrom(put.seatOf(put.starter));
  const ringed = reason('ringed', { stack });
  const low = firstDraw(put.kit.table.deal).stack - 2;
  if (stack >= low) return [ringed, lastTakings(put, order)];
  const turn = takings.findIndex(({ tiles }) =>
    tiles.some((tile) => tile.stack === stack && tile.layer === layer),
  );
  const taker = order[turn % SEATS.length] ?? '';
  return [ringed, reason('stacks', { order, turn: turn + 1, player: taker })];
}

interface DealShown extends OpenWalls {
  readonly ringed: number;
}

export const dealt: Ask<DealtQuestion, DealShown> = {
  fields: {
    starter: player,
    throws: dice(2, 1),
    stack: wholeNumber(1, 99),
    layer: choice(LAYERS),
  },
  flaw: (put) =>
    takerOfTile(takingsIn(put), put) === undefined ? flawIn('stack', 'not-dealt') : throwsFlaw(put),
  make: (rng, setting) => {
    const starter = pick(rng, LETTERS);
    const takings = takingsIn({ ...setting, starter });
    // The last tiles are few and the hardest: one question in three is about them.
    const last = takings.slice(SEATS.length * setting.kit.table.deal.rounds);
    const { tiles } = pick(rng, rng.below(3) === 0 ? last : takings);
    return { starter, throws: throwsFor(rng, setting), ...pick(rng, tiles) };
  },
  answer: (put) => put.answerAt(takerOfTile(takingsIn(put), put)),
  reasons: dealReasons,
  rules: ({ kit }) => [kit.table.deal.rule],
  settled: (put) => (put.stack > firstDraw(put.kit.table.deal).stack - 3 ? ['lastTiles'] : []),
  hint: (put) => [
    reason('ringed', { stack: put.stack }),
    reason('dealOrder', { order: put.playersFrom(put.seatOf(put.starter)) }),
  ],
  show: (put) => ({
    ...breachWalls(put),
    ringed: ringOf(put, put.stack),
  }),
  after: (put) => ({ taken: stacksTaken(put) }),
};
