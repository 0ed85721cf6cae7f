/** Whether a tile may win: what speaks for it and against it. */
import type { WinSource } from '../../core/hand.ts';
import { inSituation } from '../../core/situation.ts';
import type { Tile } from '../../core/tile.ts';
import { type Placement, placeCompletion } from '../../hand/place-tiles.ts';
import type { RulePlace } from '../../scoring/explain.ts';
import { agreedOf, type Kit, winningRows } from '../../scoring/kit.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import { waitsFor } from '../../shapes/waits.ts';
import { barredWin } from '../../table/barred-win.ts';
import { marksOfOne, type Verdict } from '../drill.ts';
import { asksRole, type FuritenQuestion, handBefore, waitsOf } from './furiten-question.ts';

/** In the order in which they are asked after. */
export const WIN_OUTCOMES = ['win', 'barred', 'incomplete', 'roleless'] as const;
export type WinOutcome = (typeof WIN_OUTCOMES)[number];

export const outcomesFor = (question: FuritenQuestion): readonly WinOutcome[] =>
  WIN_OUTCOMES.filter((outcome) => outcome !== 'roleless' || asksRole(question));

interface CitedRule {
  readonly rule: string;
  readonly place: RulePlace;
}

interface FuritenProof {
  readonly tile: Tile;
  readonly by: WinSource;
  /** All that complete the hand, in tile order. */
  readonly waits: readonly Tile[];
  /** Those of them that lie in the player's own river, and the places where they lie, from 0. */
  readonly discarded: readonly Tile[];
  readonly places: readonly number[];
  /** The hand with the tile, where it is complete. */
  readonly placing?: Placement;
  /** The rows that count in the complete hand, where it is asked whether there is any. */
  readonly roles?: readonly string[];
  /** The rule that bars a discard, where one of the waits has been discarded. */
  readonly bar?: CitedRule;
}

export interface FuritenVerdict extends Verdict {
  readonly given: WinOutcome;
  readonly wanted: WinOutcome;
  readonly proof: FuritenProof;
}

function placingOf({ shapes }: Kit, { hand }: FuritenQuestion): Placement | undefined {
  const { tile } = hand.win;
  const [completion] =
    waitsFor(handBefore(hand), shapes).find((wait) => wait.tile === tile)?.completions ?? [];
  return completion && placeCompletion(hand.concealed, tile, completion);
}

/** What counts in the hand as it would be won; none where it may not be won so. */
function rolesOf(kit: Kit, { hand, seat, round }: FuritenQuestion): readonly string[] {
  const winds = { ...(seat && { seat }), ...(round && kit.countsRound && { round }) };
  return winningRows(agreedOf(kit, {}), inSituation(hand, winds)) ?? [];
}

export function proofOf(kit: Kit, question: FuritenQuestion): FuritenProof {
  const { hand, river } = question;
  const { tile, by } = hand.win;
  const waits = waitsOf(kit, hand);
  const placing = placingOf(kit, question);
  const bar = barredWin(waits, river, kit.claims);
  const discarded = waits.filter((wait) => river.includes(wait));
  return {
    ...{ tile, by, waits, discarded },
    places: river.flatMap((thrown, at) => (discarded.includes(thrown) ? [at] : [])),
    ...(placing && { placing }),
    ...(placing && asksRole(question) && { roles: rolesOf(kit, question) }),
    ...(bar && { bar: { rule: bar.rule, place: kit.placeOf(bar.rule as RuleId) } }),
  };
}

/** All that is true of it: without a role and barred at once, both answers are right. */
export function outcomesOf({ placing, roles, bar, by }: FuritenProof): readonly WinOutcome[] {
  if (!placing) return ['incomplete'];
  const against: readonly WinOutcome[] = [
    ...(bar && by === 'discard' ? ['barred' as const] : []),
    ...(roles?.length === 0 ? ['roleless' as const] : []),
  ];
  return against.length > 0 ? against : ['win'];
}

export function judgeFuriten(
  kit: Kit,
  question: FuritenQuestion,
  given: WinOutcome,
): FuritenVerdict {
  const proof = proofOf(kit, question);
  const outcomes = outcomesOf(proof);
  const right = outcomes.includes(given);
  const [first = 'win'] = outcomes;
  return {
    right,
    marks: marksOfOne(right),
    ...{ given, wanted: right ? given : first, proof },
  };
}
