import type { ReplacementRules } from '../../../core/reserve-rules.ts';
import { pick, type Rng } from '../../../core/rng.ts';
import { SEATS } from '../../../core/seat.ts';
import { isTile } from '../../../core/tile.ts';
import {
  ordinaryDraws,
  replacementAt,
  type SetApart,
  setApart,
  type TailTile,
} from '../../../table/reserve.ts';
import { setSize } from '../../../table/tile-set.ts';
import { fromTail } from '../../../table/wall.ts';
import { optional, optionName, wholeNumber } from '../../field.ts';
import {
  type Ask,
  type AskReason,
  type AtTable,
  LETTERS,
  notInRules,
  player,
  reason,
  type Setting,
  type TableContext,
} from '../ask.ts';
import { dice } from './seats.ts';
import {
  type BreachQuestion,
  breachIn,
  breachWalls,
  declarationsIn,
  type OpenWalls,
  secondMarkerOption,
  stackId,
  stackNames,
  throwsFlaw,
  throwsFor,
} from './walls.ts';

interface TailQuestion extends BreachQuestion {
  readonly kongs: number;
  /** The option that is agreed on, for a second marker. */
  readonly agreed?: string | undefined;
}

interface TailShown extends OpenWalls {
  readonly names: readonly string[];
}

const mostKongs = ({ kit }: TableContext): number =>
  kit.table.reserve.mostKongs?.kongs ?? SEATS.length;

const tailName = (put: AtTable<BreachQuestion>, nth: number): string =>
  stackId(put, fromTail(breachIn(put), nth, put.wall));

/** A stack by its number from the breach, then by its own wall. */
function tailStack(put: AtTable<BreachQuestion>, nth: number): AskReason {
  const { seat, stack } = fromTail(breachIn(put), nth, put.wall);
  return reason('tailStack', { nth, stack, player: put.playerAt(seat) });
}

const apartIn = (put: AtTable<TailQuestion>): SetApart | undefined =>
  setApart(put.kit.table, declarationsIn(put));

/** Where players may agree on a second marker, they do in one question of three. */
function throwsAgreed(rng: Rng, setting: Setting): Pick<TailQuestion, 'throws' | 'agreed'> {
  const { markers } = setting.kit.table.reserve;
  if (!markers || rng.below(3) > 0) return { throws: throwsFor(rng, setting) };
  const agreed = markers.second.option;
  const isSecond = rng.below(2) === 0;
  return {
    throws: isSecond ? [pick(rng, markers.second.throws)] : throwsFor(rng, setting),
    agreed,
  };
}

/** Whether the throw brings a second marker, where players have agreed on it. */
function secondMarker(put: AtTable<TailQuestion>): readonly AskReason[] {
  if (put.agreed === undefined) return [];
  return [reason(declarationsIn(put).secondMarker ? 'secondMarker' : 'noSecondMarker')];
}

interface StackOfTail {
  /** Absent where the rules have no such stack. */
  readonly nth: (put: AtTable<TailQuestion>) => number | undefined;
  readonly why: (put: AtTable<TailQuestion>) => AskReason;
  readonly rule: (put: AtTable<TailQuestion>) => string | undefined;
  readonly drawn: (put: AtTable<TailQuestion>) => Partial<OpenWalls>;
}

/** A question after one stack of the tail. */
function tailAsk({ nth, why, rule, drawn }: StackOfTail): Ask<TailQuestion, TailShown> {
  const wanted = (put: AtTable<TailQuestion>): number => nth(put) ?? 1;
  return {
    fields: {
      ...{ starter: player, throws: dice(2, 1), kongs: wholeNumber(0, SEATS.length) },
      agreed: optional(optionName),
    },
    flaw: (put) => {
      if (nth(put) === undefined) return notInRules();
      if (put.agreed !== undefined && put.agreed !== secondMarkerOption(put)) {
        return notInRules('agreed');
      }
      return put.kongs > mostKongs(put) ? notInRules('kongs') : throwsFlaw(put);
    },
    make: (rng, setting) => ({
      starter: pick(rng, LETTERS),
      ...throwsAgreed(rng, setting),
      kongs: setting.kit.table.reserve.markers ? rng.below(mostKongs(setting) + 1) : 0,
    }),
    answer: (put) => [tailName(put, wanted(put))],
    reasons: (put) => [...secondMarker(put), why(put), tailStack(put, wanted(put))],
    rules: (put) => [
      rule(put),
      put.agreed === undefined ? undefined : put.kit.table.reserve.markers?.second.rule,
    ],
    hint: (put) => [...secondMarker(put), why(put)],
    show: (put) => ({
      ...breachWalls(put),
      apart: [],
      markers: [],
      ...drawn(put),
      names: stackNames(put),
    }),
    after: (put) => {
      const { apart, markers } = breachWalls(put);
      return { apart, markers };
    },
  };
}

/** The last stack of what is set apart. */
export const apart = tailAsk({
  nth: (put) => apartIn(put)?.stacks,
  why: (put) => {
    const { stacks = 0, markers = [] } = apartIn(put) ?? {};
    return reason(markers.length > 0 ? 'treasure' : 'hill', { n: stacks, count: markers.length });
  },
  rule: ({ kit }) => kit.table.reserve.rule,
  drawn: (put) => ({ markers: breachWalls(put).markers }),
});

/** The stack of the last marker turned up. */
export const marker = tailAsk({
  nth: (put) => apartIn(put)?.markers.at(-1),
  why: (put) => {
    const up = apartIn(put)?.markers ?? [];
    return reason('markers', { n: up[0] ?? 0, count: up.length, kongs: put.kongs });
  },
  rule: ({ kit }) => kit.table.reserve.markers?.rule,
  drawn: () => ({}),
});

interface ReplacementQuestion extends BreachQuestion {
  /** Replacement tiles taken before. */
  readonly taken: number;
}

const MOST_TAKEN = 12;

const replacementIn = (put: AtTable<ReplacementQuestion>, rules: ReplacementRules): TailTile =>
  replacementAt(put.taken + 1, rules, put.wall.looseOn);

const rulesIn = ({ kit }: TableContext) => kit.table.reserve.replacements;

/** Where loose tiles are laid out again, the source does not say which stack the third one is. */
function mostTaken({ kit }: TableContext): number {
  const { mostKongs: limit, replacements } = kit.table.reserve;
  if (replacements?.renewed !== undefined) return 1;
  return (limit?.kongs ?? MOST_TAKEN) - 1;
}

function replacedCode({ loose, behind, renewed }: ReplacementRules) {
  if (renewed !== undefined) return 'looseRenewed';
  if (loose) return 'looseFirst';
  return behind > 0 ? 'behindHill' : 'inTreasure';
}

const whereReplaced = (put: AtTable<ReplacementQuestion>, rules: ReplacementRules): AskReason =>
  reason(replacedCode(rules), { nth: put.taken + 1, n: rules.behind + 1 });

/** Where only kongs take replacement tiles, there were as many kongs as tiles taken. */
const declaredBy = (put: AtTable<ReplacementQuestion>) => ({ ...put, kongs: put.taken });

export const replacement: Ask<ReplacementQuestion, TailShown> = {
  fields: { starter: player, throws: dice(2, 1), taken: wholeNumber(0, MOST_TAKEN - 1) },
  flaw: (put) => {
    if (!rulesIn(put)) return notInRules();
    return put.taken > mostTaken(put) ? notInRules('taken') : throwsFlaw(put);
  },
  make: (rng, setting) => ({
    starter: pick(rng, LETTERS),
    throws: throwsFor(rng, setting),
    taken: rng.below(Math.min(mostTaken(setting), 5) + 1),
  }),
  answer: (put) => {
    const rules = rulesIn(put);
    return rules ? [tailName(put, replacementIn(put, rules).stack)] : [];
  },
  reasons: (put) => {
    const rules = rulesIn(put);
    return rules
      ? [whereReplaced(put, rules), tailStack(put, replacementIn(put, rules).stack)]
      : [];
  },
  rules: (put) => [rulesIn(put)?.rule, rulesIn(put)?.renewed],
  settled: ({ taken }) => [
    'nearLooseFirst',
    'topFirst',
    ...(taken === 1 ? (['looseTogether'] as const) : []),
  ],
  hint: (put) => {
    const rules = rulesIn(put);
    return rules ? [whereReplaced(put, rules)] : [];
  },
  show: (put) => ({ ...breachWalls(declaredBy(put)), names: stackNames(put) }),
};

interface DrawsQuestion {
  readonly kongs: number;
  readonly flowers: number;
}

const CHOICES = 6;

const drawsIn = (put: AtTable<DrawsQuestion>): number => ordinaryDraws(put, put.kit.table);

/** Numbers around the right one, whose place among them changes from question to question. */
function choicesFor(put: AtTable<DrawsQuestion>): readonly number[] {
  const right = drawsIn(put);
  const place = (2 * put.kongs + put.flowers + 3) % CHOICES;
  return Array.from({ length: CHOICES }, (_, at) => right - place + at);
}

const bonusTiles = ({ kit }: TableContext): number => {
  const { families } = kit.table;
  const all = families.filter(({ tiles, optional }) => !optional && !tiles.every(isTile));
  return setSize({ families: all });
};

function drawsAtFirst(put: AtTable<DrawsQuestion>): AskReason {
  const { table } = put.kit;
  return reason(table.reserve.tiles === 0 ? 'drawsOfAll' : 'drawsAtFirst', {
    total: setSize(table),
    n: table.reserve.tiles,
    left: ordinaryDraws({ kongs: 0 }, table),
  });
}

/** A kong costs two draws where the reserve grows, and the place of its replacement tile says how. */
function fewerDraws({ kit }: AtTable<DrawsQuestion>) {
  const { perKong, kongRule } = kit.table.reserve;
  if (perKong === 0) return 'oneFewer';
  return kongRule === undefined ? 'twoFewer' : 'fewerByTreasure';
}

/** How many tiles are drawn in turn before the hand ends without a win. */
export const draws: Ask<DrawsQuestion, { sizes: readonly number[] }> = {
  isSeatless: true,
  fields: { kongs: wholeNumber(0, SEATS.length), flowers: wholeNumber(0, 8) },
  flaw: (put) => (put.flowers > bonusTiles(put) ? notInRules('flowers') : undefined),
  make: (rng, setting) => ({
    kongs: rng.below(SEATS.length + 1),
    flowers: rng.below(bonusTiles(setting) + 1),
  }),
  answer: (put) => [String(drawsIn(put))],
  reasons: (put) => {
    const { kongs, flowers } = put;
    return [
      drawsAtFirst(put),
      ...(kongs > 0 ? [reason(fewerDraws(put), { n: kongs })] : []),
      ...(flowers > 0 ? [reason('flowersFewer', { n: flowers })] : []),
      reason('drawsLeft', { n: drawsIn(put) }),
    ];
  },
  rules: ({ kit, kongs }) => {
    const { rule, kongRule } = kit.table.reserve;
    return [rule, kongs > 0 ? kongRule : undefined];
  },
  hint: (put) => [drawsAtFirst(put)],
  show: (put) => ({ sizes: choicesFor(put) }),
};
