/** A discard, a hand and one claim, to be judged under every rule set: from texts, and back. */
import { formatTiles, parseTiles } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { sortTiles } from '../../core/tile.ts';
import { PLAYABLE_RULES } from '../../rulesets/index.ts';
import { knownClaims, WIN } from '../claims/claim-bars.ts';
import {
  type ClaimQuestionError,
  type ClaimRulesById,
  claimRefusal,
  type DiscardFacts,
  discardFields,
} from '../claims/claim-question.ts';
import type { LevelField, Refusal, Texts } from '../drill.ts';
import { choice, type Field, readFields, withDefault, writeFields } from '../field.ts';

export const TAKERS_PARTS = [
  ...['hand', 'tile', 'seat', 'from', 'round', 'river', 'left', 'kongs', 'claim', 'ask'],
] as const;

/** Where a claim is allowed; where it is allowed and worth it. */
export const TAKERS_ASKS = ['lawful', 'wise'] as const;
export type TakersAsk = (typeof TAKERS_ASKS)[number];

export const TAKERS_LEVELS: readonly LevelField[] = [
  { name: 'level', values: TAKERS_ASKS, rungs: TAKERS_ASKS },
];

export interface TakersQuestion extends DiscardFacts {
  /** The tiles of the group, or `win`. */
  readonly claim: string;
  readonly ask: TakersAsk;
}

export type TakersError = ClaimQuestionError | { readonly code: 'no-such-claim' };

/** As much as all rule sets together look at. */
const DISCARD = discardFields({ countsRound: true });

const ASK = { ask: withDefault<TakersAsk>('lawful', choice(TAKERS_ASKS)) };

/** A claim that at least one rule set knows; its tiles in any order. */
const claimField = (
  rulesById: ClaimRulesById,
  { tile }: Pick<TakersQuestion, 'tile'>,
): Field<string, { readonly code: string }> => ({
  read: (text = WIN) => {
    const tiles = text === WIN ? ok([]) : parseTiles(text);
    if (!tiles.ok) return tiles;
    const id = text === WIN ? WIN : formatTiles(sortTiles(tiles.value));
    const isKnown = PLAYABLE_RULES.some((rules) =>
      knownClaims(tile, rulesById[rules].kit.claims).some((claim) => claim.id === id),
    );
    return isKnown ? ok(id) : fail({ code: 'no-such-claim' });
  },
  write: (id) => (id === WIN ? undefined : id),
});

export function parseTakers(
  rulesById: ClaimRulesById,
  texts: Texts,
): Result<TakersQuestion, Refusal> {
  const told = readFields(DISCARD, texts);
  if (!told.ok) return told;
  for (const rules of PLAYABLE_RULES) {
    const refusal = claimRefusal(rulesById[rules], { ...told.value, deal: 'plain' });
    if (refusal) return fail(refusal);
  }
  const rest = readFields({ claim: claimField(rulesById, told.value), ...ASK }, texts);
  return rest.ok ? ok({ ...told.value, ...rest.value }) : rest;
}

export function formatTakers(
  rulesById: ClaimRulesById,
  { claim, ask, ...told }: TakersQuestion,
): Texts {
  return {
    ...writeFields(DISCARD, told),
    ...writeFields({ claim: claimField(rulesById, told), ...ASK }, { claim, ask }),
  };
}
