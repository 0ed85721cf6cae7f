/** Fu (`riichi.fu`). A pung that the winning discard completed counts as exposed. */
import {
  always,
  completed,
  each,
  type GroupsOf,
  isSelfDrawn,
  isSevenPairs,
  where,
  wonBy,
} from '../../../scoring/finders.ts';
import { type GroupSet, NO_GROUPS } from '../../../scoring/group-set.ts';
import type { Implication, Item } from '../../../scoring/item.ts';
import type { RuleId } from '../../../scoring/rule-id.ts';
import type { View } from '../../../scoring/view.ts';
import type { RiichiOptions } from '../config.ts';
import { hasNoFu } from './roles.ts';
import { isClosed } from './row.ts';

const fu = <Id extends string>(id: Id, rule: RuleId, value: number, find: Item['find']) =>
  ({ id, rule, family: 'fu', winner: true, value: { fu: value }, find }) as const satisfies Item;

/** Found on no group, but on the hand as a whole. */
const whole = (): GroupSet => NO_GROUPS;

const isClosedRon = (view: View): boolean => isClosed(view) && wonBy(view, 'discard');
const isOpenPinfu = (view: View): boolean =>
  !isClosed(view) && wonBy(view, 'discard') && hasNoFu(view);

const START = [
  {
    ...fu('fu-seven-pairs', 'riichi.fu.seven-pairs', 25, where(isSevenPairs, whole)),
    implies: [{ family: 'fu', on: 'hand' }] as readonly Implication[],
  },
  fu('fu-base', 'riichi.fu.base', 20, always),
  fu('fu-closed-ron', 'riichi.fu.menzen-ron', 10, where(isClosedRon, whole)),
  fu('fu-self-drawn', 'riichi.fu.tsumo', 2, where(isSelfDrawn, completed)),
  fu('fu-open-pinfu', 'riichi.fu.open-pinfu', 10, where(isOpenPinfu, whole)),
] as const;

/** An exposed pung of 2 to 8; ends and honours, concealed sets have twice as many, kongs four times. */
const LEAST = 2;
const TILES = [
  { tiles: 'simples', times: 1, among: (view: View) => view.simples },
  { tiles: 'ends', times: 2, among: (view: View) => view.ends | view.honours },
] as const;
const LAID = [
  { laid: 'open', times: 1, among: (view: View) => view.open },
  { laid: 'concealed', times: 2, among: (view: View) => ~view.open },
] as const;
const SIZES = [
  { size: 'pung', times: 1, among: (view: View) => view.pungs },
  { size: 'kong', times: 4, among: (view: View) => view.kongs },
] as const;

const SETS = SIZES.flatMap((size) =>
  LAID.flatMap((laid) =>
    TILES.map((tiles) => ({
      ...fu(
        `fu-${laid.laid}-${size.size}-${tiles.tiles}` as const,
        'riichi.fu.sets',
        LEAST * size.times * laid.times * tiles.times,
        each((view) => size.among(view) & laid.among(view) & tiles.among(view)),
      ),
      among: `${size.size}s` as const,
    })),
  ),
);

const pair = <Id extends string>(id: Id, among: GroupsOf) => {
  const find = each((view) => view.pairs & among(view));
  return { ...fu(id, 'riichi.fu.pair', 2, find), among: 'pairs' } as const;
};

const ROUND_WIND = 'fu-pair-round-wind';

/** A pair of the wind that is both has the fu of both, or of one alone. */
const pairs = ({ doubleWindPair }: Pick<RiichiOptions, 'doubleWindPair'>) => [
  pair('fu-pair-dragon', (view) => view.dragons),
  {
    ...pair('fu-pair-seat-wind', (view) => view.seatWind),
    implies: doubleWindPair === 2 ? ([{ id: ROUND_WIND, on: 'same-groups' }] as const) : undefined,
  },
  pair(ROUND_WIND, (view) => view.roundWind),
];

const wait = <Id extends string>(id: Id, kind: NonNullable<View['wait']>) => {
  const find = where((view) => view.wait === kind, completed);
  return fu(id, 'riichi.fu.wait', 2, find);
};

const WAITS = [
  wait('fu-closed-wait', 'closed'),
  wait('fu-edge-wait', 'edge'),
  wait('fu-pair-wait', 'pair'),
] as const;

export const fus = (options: Pick<RiichiOptions, 'doubleWindPair'>) => [
  ...START,
  ...SETS,
  ...pairs(options),
  ...WAITS,
];
