/**
 * What each hand implies: a hand that counts keeps these from counting beside it. A hand that is
 * suppressed itself suppresses nothing (`mcr.dec.2`).
 */
import type { Implication } from '../../scoring/item.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import type { McrEdition } from './config.ts';
import type { McrHand, McrHandId } from './hands.ts';
import { type ImpliedIds, MCR_GROUNDS, type McrGround } from './items/row.ts';

export interface McrImplication {
  readonly id: McrHandId;
  readonly ground: McrGround;
  readonly on: Implication['on'];
  readonly rule: RuleId;
}

const FULLY_CONCEALED: McrHandId = 'fully-concealed-hand';
const CONCEALMENT: readonly McrHandId[] = ['concealed-hand', FULLY_CONCEALED];

function reasonOf(by: McrHand, implied: McrHandId, ground: McrGround): RuleId {
  if (ground === 'text') return `mcr.hand.${by.number}`;
  return by.concealed && CONCEALMENT.includes(implied) ? 'mcr.dec.5' : 'mcr.dec.2';
}

const implications = (
  by: McrHand,
  implied: ImpliedIds<McrHandId> | undefined,
  on: Implication['on'],
): readonly McrImplication[] =>
  MCR_GROUNDS.flatMap((ground) =>
    (implied?.[ground] ?? []).map((id) => ({ id, ground, on, rule: reasonOf(by, id, ground) })),
  );

function besideIt({ concealed, editions }: McrHand, edition: McrEdition): readonly McrHandId[] {
  const beside = editions?.[edition]?.beside ?? [];
  // In 2006 what is concealed by its nature may be fully concealed all the same.
  return edition === '2006' && concealed ? [...beside, FULLY_CONCEALED] : beside;
}

/** The hands that a hand keeps from counting in an edition, and why. */
export function mcrImplies(by: McrHand, edition: McrEdition): readonly McrImplication[] {
  const beside = besideIt(by, edition);
  return [
    ...implications(by, by.implies, 'hand'),
    ...implications(by, by.impliesOnGroups, 'same-groups'),
  ].filter(({ id }) => !beside.includes(id));
}
