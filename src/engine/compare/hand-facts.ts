/**
 * One hand and how it was won, asked once for all rule sets, and what each of them makes of it.
 * Circumstances go by the ids that rule sets share: each knows some of them.
 */
import { groupTiles } from '../core/group.ts';
import type { Hand } from '../core/hand.ts';
import { inSituation, type Situation } from '../core/situation.ts';
import { type Wind, windTile } from '../core/wind.ts';
import { possibleTogether } from '../scoring/circumstance.ts';
import { isNothing } from '../scoring/extra.ts';
import type { Kit } from '../scoring/kit.ts';
import type { RulesetId } from '../scoring/rule-id.ts';
import { familiesInPlay } from '../table/tile-set.ts';

type Options = Kit['defaults'];
type Vocabulary = Pick<Kit, 'circumstances' | 'extras'>;

export interface HandFacts {
  readonly hand: Hand;
  readonly seat: Wind;
  readonly round: Wind;
  /** Ids of circumstances of any rule set. */
  readonly how: readonly string[];
  /** Under the ids of any rule set's extras. */
  readonly extras: Situation['extras'];
  /** What was agreed, by rule set; the rest by default. */
  readonly options?: Readonly<Partial<Record<RulesetId, Options>>>;
}

interface SituationUnder {
  readonly situation: Situation;
  /** What was told and is nothing here: ids of circumstances and extras, `flowers`, `round`. */
  readonly ignored: readonly string[];
}

const idsIn = ({ how, extras }: Pick<HandFacts, 'how' | 'extras'>): readonly string[] => [
  ...how,
  ...Object.keys(extras).filter((id) => !isNothing(extras[id])),
];

/** Those of the circumstances and extras told that the rule set knows. */
export function knownFacts(
  { circumstances, extras: rules }: Vocabulary,
  told: HandFacts,
): Situation {
  const { hand, seat, round } = told;
  const how = told.how.filter((id) => circumstances.some((rule) => rule.id === id));
  const extras = Object.fromEntries(
    Object.entries(told.extras).filter(([id]) => rules.some((rule) => rule.id === id)),
  );
  return inSituation(hand, { seat, round, how, extras });
}

/** A wind of which the hand has a pair at least, so that its being the round's may matter. */
function mayCount({ concealed, melds, win }: Hand, wind: Wind): boolean {
  const tiles = [...concealed, ...melds.flatMap(groupTiles), ...(win ? [win.tile] : [])];
  return tiles.filter((tile) => tile === windTile(wind)).length > 1;
}

/** What is told of every hand, where this rule set has nothing to do with it. */
function idleUnder(kit: Kit, { hand, round, options }: HandFacts): readonly string[] {
  const agreed = { ...kit.defaults, ...options?.[kit.id] };
  const hasFlowers = familiesInPlay(kit.table, agreed).some(({ id }) => id === 'flowers');
  return [
    ...(hand.flowers.length > 0 && !hasFlowers ? ['flowers'] : []),
    ...(!kit.countsRound && mayCount(hand, round) ? ['round'] : []),
  ];
}

/** What was told and the rule set does not know. */
export function unknownFacts(kit: Kit, told: HandFacts): readonly string[] {
  const known = idsIn(knownFacts(kit, told));
  return [...idsIn(told).filter((id) => !known.includes(id)), ...idleUnder(kit, told)];
}

/**
 * The situation under a rule set: what it knows, as far as it can have been of this hand. Everything
 * else that was told is listed.
 */
export function situationUnder(kit: Kit, told: HandFacts): SituationUnder {
  const known = knownFacts(kit, told);
  const situation = { ...known, how: possibleTogether(kit.circumstances, known) };
  const extras = Object.fromEntries(
    Object.entries(known.extras).filter(([id]) =>
      kit.extras.some((rule) => rule.id === id && rule.possible(situation)),
    ),
  );
  const kept = idsIn({ how: situation.how, extras });
  const impossible = idsIn(known).filter((id) => !kept.includes(id));
  return {
    situation: { ...situation, extras },
    ignored: [...impossible, ...unknownFacts(kit, told)],
  };
}
