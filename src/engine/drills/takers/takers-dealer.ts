/** Claims over which the rule sets part; now and then one for all of them, or for none. */
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { sortTiles, TILES } from '../../core/tile.ts';
import { WINDS } from '../../core/wind.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import { othersThan } from '../../scoring/settlement.ts';
import { completes } from '../../shapes/waits.ts';
import { type InvitedClaim, knownClaims, missingFor, WIN } from '../claims/claim-bars.ts';
import { tryClaim } from '../claims/claim-dealer.ts';
import type { ClaimRules, ClaimRulesById, DiscardFacts } from '../claims/claim-question.ts';
import type { ClaimTopic } from '../claims/levels.ts';
import { MANY_LEFT } from '../hand-in-play.ts';
import {
  type ClaimAsk,
  type DiscardUnderEach,
  type DiscardUnderRules,
  discardUnderEach,
  isBeyondDispute,
  takes,
} from './takers.ts';
import type { TakersAsk, TakersQuestion } from './takers-question.ts';

/** None, all, or some: one rule set that is not among them, so that it is not always the same. */
type Aim = 'none' | 'all' | PlayableRules;

const AIMS: readonly Aim[] = [...PLAYABLE_RULES, ...PLAYABLE_RULES, 'none', 'all'];

function meets(each: DiscardUnderEach, claimed: ClaimAsk, aim: Aim): boolean {
  const does = (under: DiscardUnderRules): boolean => takes(under, claimed);
  if (aim === 'all') return each.every(does);
  if (aim !== 'none' && each.some((under) => under.asked.rules === aim && does(under)))
    return false;
  return each.some(does) === (aim !== 'none');
}

export const TAKEN_KINDS = ['chow', 'pung', 'kong', 'win', 'run'] as const;
export type TakenKind = (typeof TAKEN_KINDS)[number];

/** A win with seven pairs, which are a hand under some rules alone, is dealt by itself. */
type DealtKind = TakenKind | 'pairs';

/** What rule sets part over: by what is lawful hardly over a chow or a pung. */
const KINDS: Readonly<Record<TakersAsk, readonly DealtKind[]>> = {
  lawful: ['win', 'win', 'win', 'pairs', 'kong', 'run'],
  wise: ['chow', 'chow', 'pung', 'pung', 'win', 'pairs', 'run'],
};

const TOPICS: Readonly<Record<TakenKind, readonly ClaimTopic[]>> = {
  chow: ['tiles', 'worth'],
  pung: ['tiles', 'worth'],
  kong: ['limits'],
  win: ['win'],
  run: ['tiles'],
};

export const kindOf = ({ claim, group }: Pick<InvitedClaim, 'claim' | 'group'>): TakenKind =>
  group?.kind === 'dragons' || group?.kind === 'winds' ? 'run' : claim;

const knowsRuns = ({ kit }: ClaimRules): boolean => kit.claims.some(({ runs }) => runs);

/** Claims of a kind that the rule set knows and the hand holds the tiles for. */
function thinkable(told: DiscardFacts, kind: TakenKind, { kit }: ClaimRules): readonly string[] {
  if (kind === 'win') return completes(told.hand, told.tile, kit.shapes) ? [WIN] : [];
  return knownClaims(told.tile, kit.claims).flatMap(({ id, row: { claim }, group }) =>
    group && kindOf({ claim, group }) === kind && missingFor(group, told).length === 0 ? [id] : [],
  );
}

const PAIRS = 7;

function pairsDiscard(rng: Rng): DiscardFacts {
  const [tile, ...paired] = shuffled(rng, TILES).slice(0, PAIRS);
  if (tile === undefined) throw new Error('no tiles');
  const seat = pick(rng, WINDS);
  return {
    hand: { concealed: sortTiles([tile, ...paired, ...paired]), melds: [] },
    ...{ tile, seat, from: pick(rng, othersThan(seat)), round: 'E', river: [] },
    ...{ left: MANY_LEFT, kongs: 0 },
  };
}

function drawnDiscard(rng: Rng, rules: ClaimRules, kind: TakenKind): DiscardFacts | undefined {
  const drawn = tryClaim(rng, rules, { topic: pick(rng, TOPICS[kind]), outcome: 'claim' });
  if (drawn?.deal !== 'plain') return undefined;
  const { rules: _, deal: __, ...told } = drawn;
  return told;
}

interface Wanted {
  readonly ask: TakersAsk;
  readonly kind: DealtKind;
  /** Absent where any will do. */
  readonly aim: Aim | undefined;
}

function tryTakers(
  rng: Rng,
  rulesById: ClaimRulesById,
  { ask, kind, aim }: Wanted,
): TakersQuestion | undefined {
  const all = PLAYABLE_RULES.map((id) => rulesById[id]);
  const rules = pick(rng, kind === 'run' ? all.filter(knowsRuns) : all);
  const told = kind === 'pairs' ? pairsDiscard(rng) : drawnDiscard(rng, rules, kind);
  if (!told) return undefined;
  const ids = kind === 'pairs' ? [WIN] : thinkable(told, kind, rules);
  if (ids.length === 0) return undefined;
  const each = discardUnderEach(told, rulesById);
  const claimed = { claim: pick(rng, ids), ask };
  if (aim && !meets(each, claimed, aim)) return undefined;
  return isBeyondDispute(each, claimed) ? { ...told, ...claimed } : undefined;
}

/** Tries for an aim before any other will do. */
const PATIENCE = 60;

export function dealTakers(rng: Rng, rulesById: ClaimRulesById, ask: TakersAsk): TakersQuestion {
  const kind = pick(rng, KINDS[ask]);
  // Some rule sets know the hand, and some do not.
  const aim = kind === 'pairs' ? undefined : pick(rng, AIMS);
  for (let tries = 0; ; ) {
    const question = tryTakers(rng, rulesById, {
      ask,
      kind,
      aim: tries < PATIENCE ? aim : undefined,
    });
    if (question) return question;
    tries++;
  }
}
