/** A hand in the ledgers of all rule sets, asked for by the texts of an address, as plain data. */

import { factsFor, type HandFacts, situationUnder } from '../../compare/hand-facts.ts';
import { type Ledger, ledgersOf, type Seats } from '../../compare/ledgers.ts';
import { type ComparedLine, comparedLines } from '../../compare/lines.ts';
import { HAND_SIZE, type Hand, sizeOfHand } from '../../core/hand.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { Situation } from '../../core/situation.ts';
import type { Tile } from '../../core/tile.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import { possibleTogether } from '../../scoring/circumstance.ts';
import {
  type ExtraChoice,
  type ExtraRule,
  extraChoices,
  impossibleExtra,
} from '../../scoring/extra.ts';
import { agreedOf, type Kit } from '../../scoring/kit.ts';
import type { Settlement } from '../../scoring/settlement.ts';
import { othersThan } from '../../scoring/settlement.ts';
import type { Sheet } from '../../scoring/sheet.ts';
import type { Refusal, Texts } from '../drill.ts';
import { choice, type Field, optional, readFields, wholeHand, withDefault } from '../field.ts';
import {
  extraFields,
  extraRefusal,
  idsField,
  type ScoredHandError,
  sizeError,
} from '../scoring/position.ts';
import { howText, lastTilesUnder, together } from '../tally/tally-choices.ts';
import { agreementChoices, type RulesAgreements, readAgreements } from './agreements.ts';

type Kits = readonly Kit[];

interface ComparedHand {
  readonly facts: HandFacts;
  readonly seats: Seats;
}

export interface ShownLedger
  extends Pick<Ledger, 'rules' | 'verdict' | 'reason' | 'ignored' | 'scores'> {
  /** Of a hand that is complete and lawful. */
  readonly sheet?: Sheet;
  readonly settlement?: Settlement;
}

/** A circumstance that can be said, and the text of all of them once it is said or taken back. */
interface HowChoice {
  readonly id: string;
  readonly isSaid: boolean;
  readonly how: string | undefined;
}

export type Comparison =
  /** All tiles of a hand, and those that it may have won with under some rule set. */
  | { readonly kind: 'last'; readonly tiles: readonly Tile[] }
  | {
      readonly kind: 'won';
      readonly seat: Wind;
      readonly round: Wind;
      readonly from: Wind | null;
      readonly ledgers: readonly ShownLedger[];
      readonly lines: readonly ComparedLine[];
      readonly how: readonly HowChoice[];
      readonly extras: readonly ExtraChoice[];
      readonly agreed: readonly RulesAgreements[];
      /** Whether the hands of others are known; unknown, they count for nothing. */
      readonly tellsOthers: boolean;
    };

const circumstancesOf = (kits: Kits): readonly { readonly id: string }[] => [
  ...new Map(
    kits.flatMap((kit) => kit.circumstances.map((rule) => [rule.id, rule] as const)),
  ).values(),
];

const extrasOf = (kits: Kits): readonly ExtraRule[] => kits.flatMap(({ extras }) => extras);

const wind = withDefault<Wind>('E', choice(WINDS));

const factFields = (kits: Kits) => ({
  hand: wholeHand,
  ...{ seat: wind, round: wind, how: idsField(circumstancesOf(kits)) },
});

/** Others' hands stand under their winds; the winner's own wind has none. */
const seatFields = (seat: Wind, { win }: Hand) => {
  const givers: readonly (Wind | null)[] = othersThan(seat);
  const from = withDefault(givers[0] ?? null, choice(givers));
  const hand = optional(wholeHand);
  const nobody: Field<Wind | null> = { read: () => ok(null), write: () => undefined };
  return { from: win?.by === 'discard' ? from : nobody, ...{ E: hand, S: hand, W: hand, N: hand } };
};

/** Those of the circumstances that some rule set holds possible of this hand, taken together. */
function possibleIn(kits: Kits, facts: HandFacts): readonly string[] {
  const ids = kits.flatMap((kit) => possibleTogether(kit.circumstances, factsFor(kit, facts)));
  return facts.how.filter((id) => ids.includes(id));
}

function impossibleIn(kits: Kits, facts: HandFacts): Refusal | undefined {
  const refusal = (part: string, error: ScoredHandError) => ({ part, error });
  const size = sizeError(facts.hand);
  if (size) return refusal('hand', size);
  if (!facts.hand.win) return refusal('hand', { code: 'losers-do-not-score' });
  const possible = possibleIn(kits, facts);
  const how = facts.how.find((id) => !possible.includes(id));
  if (how !== undefined) return refusal('how', { code: 'impossible-how', how });
  for (const kit of kits) {
    const known = factsFor(kit, facts);
    const extra = impossibleExtra(kit.extras, known);
    if (extra !== undefined) return extraRefusal(extra);
  }
  return undefined;
}

const besideWinner = (hands: Partial<Record<Wind, Hand | undefined>>, seat: Wind) =>
  Object.fromEntries(
    othersThan(seat).flatMap((other) => (hands[other] ? [[other, hands[other]] as const] : [])),
  );

/** The hand in the texts; refused by the part at fault where no rule set knows such a thing. */
function readCompared(kits: Kits, texts: Texts): Result<ComparedHand, Refusal> {
  const held = readFields(factFields(kits), texts);
  if (!held.ok) return held;
  const extras = readFields(extraFields({ extras: extrasOf(kits) }), texts);
  if (!extras.ok) return extras;
  const { hand, seat } = held.value;
  const seats = readFields(seatFields(seat, hand), texts);
  if (!seats.ok) return seats;
  const { from, ...hands } = seats.value;
  const agreed = readAgreements(kits, texts);
  if (!agreed.ok) return agreed;
  const facts: HandFacts = {
    ...held.value,
    ...{ extras: extras.value as Situation['extras'], ...agreed.value },
  };
  return ok({ facts, seats: { from, others: besideWinner(hands, seat) } });
}

/** As {@link readCompared}, but refused too where a rule set holds some of it impossible. */
export function parseCompared(kits: Kits, texts: Texts): Result<ComparedHand, Refusal> {
  const read = readCompared(kits, texts);
  if (!read.ok) return read;
  const refusal = impossibleIn(kits, read.value.facts);
  return refusal ? fail(refusal) : read;
}

/** Of several circumstances those that can be said together, the first ones first. */
const togetherIn = (kits: Kits, facts: HandFacts, ids: readonly string[]): readonly string[] =>
  together(ids, (how) => possibleIn(kits, { ...facts, how }).length === how.length);

/** The text of the circumstances that can still be said once something else has changed. */
function keptHow(kits: Kits, texts: Texts): string | undefined {
  const ids = circumstancesOf(kits).map(({ id }) => id);
  const wanted = (texts['how'] ?? '').split(',').filter((id) => ids.includes(id));
  const read = readCompared(kits, { ...texts, how: undefined });
  return read.ok ? howText(togetherIn(kits, read.value.facts, wanted)) : howText(wanted);
}

function howChoices(kits: Kits, facts: HandFacts): readonly HowChoice[] {
  return circumstancesOf(kits).flatMap(({ id }) => {
    const isSaid = facts.how.includes(id);
    const others = facts.how.filter((other) => other !== id);
    const how = isSaid ? others : togetherIn(kits, facts, [id, ...others]);
    const isPossible = isSaid || possibleIn(kits, { ...facts, how: [...others, id] }).includes(id);
    return isPossible && (isSaid || how.includes(id)) ? [{ id, isSaid, how: howText(how) }] : [];
  });
}

/** The tiles that the hand may have won with under one of the rule sets. */
function lastTiles(kits: Kits, hand: Hand, texts: Texts): readonly Tile[] {
  const agreed = readAgreements(kits, texts);
  const options = agreed.ok ? agreed.value.options : {};
  return lastTilesUnder(
    hand,
    kits.map((kit) => agreedOf(kit, options?.[kit.id] ?? {})),
  );
}

function shown({ counted, settlement, ...ledger }: Ledger): ShownLedger {
  const { rules, verdict, reason, ignored, scores } = ledger;
  return {
    ...{ rules, verdict, ignored },
    ...(reason && { reason }),
    ...(scores && { scores }),
    ...(counted && { sheet: counted.sheet }),
    ...(settlement && { settlement }),
  };
}

/** The comparison of a hand that was read, as plain data. */
function compared(kits: Kits, { facts, seats }: ComparedHand, texts: Texts = {}): Comparison {
  const ledgers = ledgersOf(kits, facts, seats);
  return {
    kind: 'won',
    ...{ seat: facts.seat, round: facts.round, from: seats.from },
    ledgers: ledgers.map(shown),
    lines: comparedLines(ledgers),
    how: howChoices(kits, facts),
    // What a rule set alone asks of the hand.
    extras: kits.flatMap((kit) =>
      extraChoices(kit.extras, situationUnder(kit, facts).situation, texts),
    ),
    agreed: agreementChoices(kits, texts),
    tellsOthers: Object.keys(seats.others ?? {}).length > 0,
  };
}

/** All ledgers of the hand that texts tell of; of one without its last tile, which it may be. */
function comparisonOf(kits: Kits, texts: Texts): Result<Comparison, Refusal> {
  const hand = wholeHand.read(texts['hand']);
  if (hand.ok && !hand.value.win) {
    if (sizeOfHand(hand.value) === HAND_SIZE + 1) {
      return ok({ kind: 'last', tiles: lastTiles(kits, hand.value, texts) });
    }
  }
  const read = parseCompared(kits, texts);
  return read.ok ? ok(compared(kits, read.value, texts)) : read;
}

interface CompareRequest {
  readonly texts: Texts;
  /** Circumstances that cannot be any more are left out, and not refused. */
  readonly keeps?: boolean | undefined;
}

export interface Compared {
  readonly found: Result<Comparison, Refusal>;
  /** The circumstances that were compared. */
  readonly how: string | undefined;
}

/**
 * The hand of these texts in every ledger. A refusal names the part of the texts that is at fault.
 */
export function compareTexts(kits: Kits, { texts, keeps }: CompareRequest): Compared {
  const how = keeps ? keptHow(kits, texts) : texts['how'];
  return { found: comparisonOf(kits, { ...texts, how }), how };
}
