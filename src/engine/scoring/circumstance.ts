import { groupTiles } from '../core/group.ts';
import type { WinSource } from '../core/hand.ts';
import type { Situation } from '../core/situation.ts';
import type { RuleId } from './rule-id.ts';

type Holds = (situation: Situation) => boolean;

export const isBy =
  (by: WinSource): Holds =>
  ({ win }) =>
    win?.by === by;

export const allOf =
  (...tests: readonly Holds[]): Holds =>
  (situation) =>
    tests.every((holds) => holds(situation));

export const isEast: Holds = ({ seat }) => seat === 'E';
export const isNotEast: Holds = (situation) => !isEast(situation);
export const hasKong: Holds = ({ melds }) => melds.some(({ kind }) => kind === 'kong');
export const hasNoMeld: Holds = ({ melds }) => melds.length === 0;
export const isNothingOpen: Holds = ({ melds }) => melds.every(({ open }) => !open);

/** All the other copies are in the kong that is robbed. */
export const holdsNoOtherCopy: Holds = ({ concealed, melds, win }) =>
  win !== undefined && ![...concealed, ...melds.flatMap(groupTiles)].includes(win.tile);

export interface CircumstanceRule<How extends string = string> {
  readonly id: How;
  readonly rule: RuleId;
  readonly possible: Holds;
  readonly excludedBy?: readonly How[];
  readonly isBeside?: true;
}

/** The first id in `how` that is unknown, repeated or impossible; absent if all can be. */
export function impossibleCircumstance(
  rules: readonly CircumstanceRule[],
  situation: Situation,
): string | undefined {
  const { how } = situation;
  return how.find((id, at) => {
    const rule = rules.find((known) => known.id === id);
    if (rule === undefined || how.indexOf(id) !== at || !rule.possible(situation)) return true;
    return rule.excludedBy?.some((excluding) => how.includes(excluding)) ?? false;
  });
}

/** How the win came about and what else was true; `lost` for a hand that did not win. */
export function circumstancesToShow(
  rules: readonly CircumstanceRule[],
  { how, win }: Pick<Situation, 'how' | 'win'>,
): readonly string[] {
  const isBeside = (id: string): boolean => rules.some((rule) => rule.id === id && rule.isBeside);
  const ways = how.filter((id) => !isBeside(id));
  const won = win && (ways.length > 0 ? ways : [win.by]);
  return [...(won ?? ['lost']), ...how.filter(isBeside)];
}

/** The circumstances in `how` that are possible and not excluded, in the order of the rows. */
export function possibleTogether(
  rules: readonly CircumstanceRule[],
  situation: Situation,
): readonly string[] {
  const can = rules.filter(({ id, possible }) => situation.how.includes(id) && possible(situation));
  return can
    .filter(({ excludedBy = [] }) => !can.some(({ id }) => excludedBy.includes(id)))
    .map(({ id }) => id);
}
