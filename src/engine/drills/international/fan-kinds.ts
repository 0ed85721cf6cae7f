/** Which kinds of hands are to be ticked, where a hand may be counted in several ways. */
import type { Situation } from '../../core/situation.ts';
import type { McrEdition } from '../../rulesets/mcr/config.ts';
import type { Score } from '../../scoring/score.ts';
import { FLOWERS } from './fan-bands.ts';
import { type FanPosition, fanLists, fanSituation } from './fan-position.ts';

type Kinds = ReadonlySet<string>;

const isSame = (one: Kinds, other: Kinds): boolean =>
  one.size === other.size && [...one].every((kind) => other.has(kind));

/** The kinds of hands in each list that the hand may be counted by; flowers apart. */
const kindsIn = (situation: Situation, edition: McrEdition): readonly Kinds[] =>
  fanLists(situation, edition).map((list) => new Set(list));

/** No other list is worth as much: what one gives, another would call wrong (`mcr.dec.4`). */
export function hasOneAnswer({ view }: Score, edition: McrEdition): boolean {
  const [first, ...others] = kindsIn(view.situation, edition);
  return first !== undefined && others.every((one) => isSame(one, first));
}

/** The kinds in the list that was ticked, if the hand may be counted by it; flowers apart. */
export function listTicked(position: FanPosition, ticked: readonly string[]): Kinds | undefined {
  const kinds = new Set(ticked.filter((item) => item !== FLOWERS));
  return kindsIn(fanSituation(position), position.edition).find((list) => isSame(list, kinds));
}
