/**
 * What is known of one hand and of how it was won, entered once for all rule sets, and the part of
 * it that each rule set knows. Rule sets share the ids of circumstances.
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
  /** The values of any rule set's extras, by their ids. */
  readonly extras: Situation['extras'];
  /** What was agreed, by rule set; the rest by default. */
  readonly options?: Readonly<Partial<Record<RulesetId, Options>>>;
}

interface SituationUnder {
  readonly situation: Situation;
  /** Facts that do not matter here: ids of circumstances and extras, `flowers`, `round`. */
  readonly ignored: readonly string[];
}

const idsIn = ({ how, extras }: Pick<HandFacts, 'how' | 'extras'>): readonly string[] => [
  ...how,
  ...Object.keys(extras).filter((id) => !isNothing(extras[id])),
];

/** The situation with only the circumstances and extras that the rule set knows. */
export function factsFor(
  { circumstances, extras: rules }: Vocabulary,
  facts: HandFacts,
): Situation {
  const { hand, seat, round } = facts;
  const how = facts.how.filter((id) => circumstances.some((rule) => rule.id === id));
  const extras = Object.fromEntries(
    Object.entries(facts.extras).filter(([id]) => rules.some((rule) => rule.id === id)),
  );
  return inSituation(hand, { seat, round, how, extras });
}

/** Whether the hand has a pair of the wind or more, so that it may matter whose round it is. */
function mayCount({ concealed, melds, win }: Hand, wind: Wind): boolean {
  const tiles = [...concealed, ...melds.flatMap(groupTiles), ...(win ? [win.tile] : [])];
  return tiles.filter((tile) => tile === windTile(wind)).length > 1;
}

/** Facts that every hand has and this rule set does not look at. */
function idleUnder(kit: Kit, { hand, round, options }: HandFacts): readonly string[] {
  const agreed = { ...kit.defaults, ...options?.[kit.id] };
  const hasFlowers = familiesInPlay(kit.table, agreed).some(({ id }) => id === 'flowers');
  return [
    ...(hand.flowers.length > 0 && !hasFlowers ? ['flowers'] : []),
    ...(!kit.countsRound && mayCount(hand, round) ? ['round'] : []),
  ];
}

/** The facts that the rule set does not know. */
export function unknownFacts(kit: Kit, facts: HandFacts): readonly string[] {
  const known = idsIn(factsFor(kit, facts));
  return [...idsIn(facts).filter((id) => !known.includes(id)), ...idleUnder(kit, facts)];
}

/**
 * The situation as a rule set sees it: the facts that it knows and that are possible for this hand.
 * All other facts are listed as ignored.
 */
export function situationUnder(kit: Kit, facts: HandFacts): SituationUnder {
  const known = factsFor(kit, facts);
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
    ignored: [...impossible, ...unknownFacts(kit, facts)],
  };
}
