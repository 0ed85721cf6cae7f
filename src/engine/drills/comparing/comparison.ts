/** A hand in the ledgers of all rule sets, asked for by the texts of an address and told as plain data. */

import { factsFor, type HandFacts, situationUnder } from '../../compare/hand-facts.ts';
import { type Ledger, ledgersOf, type Seats } from '../../compare/ledgers.ts';
import { type ComparedLine, comparedLines } from '../../compare/lines.ts';
import type { Hand } from '../../core/hand.ts';
import { formatHand, type NotationError, parseHand } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { inSituation, type Situation } from '../../core/situation.ts';
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
import { choice, type Field, optional, readFields, withDefault } from '../field.ts';
import { extraFields, idsField, type ScoredHandError, sizeError } from '../scoring/position.ts';
import { agreementChoices, type RulesAgreements, readAgreements } from './agreements.ts';

type Kits = readonly Kit[];

interface ComparedHand {
  readonly told: HandFacts;
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
      /** Whether other hands were told, which else count for nothing. */
      readonly tellsOthers: boolean;
    };

const wholeHand: Field<Hand, NotationError> = {
  read: (text = '') => parseHand(text),
  write: formatHand,
};

const circumstancesOf = (kits: Kits): readonly { readonly id: string }[] => [
  ...new Map(
    kits.flatMap((kit) => kit.circumstances.map((rule) => [rule.id, rule] as const)),
  ).values(),
];

const extrasOf = (kits: Kits): readonly ExtraRule[] => kits.flatMap(({ extras }) => extras);

const wind = withDefault<Wind>('E', choice(WINDS));

const toldFields = (kits: Kits) => ({
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

/** Those of the circumstances that some rule set holds possible of this hand, told together. */
function possibleIn(kits: Kits, told: HandFacts): readonly string[] {
  const ids = kits.flatMap((kit) => possibleTogether(kit.circumstances, factsFor(kit, told)));
  return told.how.filter((id) => ids.includes(id));
}

function impossibleIn(kits: Kits, told: HandFacts): Refusal | undefined {
  const refusal = (part: string, error: ScoredHandError) => ({ part, error });
  const size = sizeError(told.hand);
  if (size) return refusal('hand', size);
  if (!told.hand.win) return refusal('hand', { code: 'losers-do-not-score' });
  const possible = possibleIn(kits, told);
  const how = told.how.find((id) => !possible.includes(id));
  if (how !== undefined) return refusal('how', { code: 'impossible-how', how });
  for (const kit of kits) {
    const known = factsFor(kit, told);
    const extra = impossibleExtra(kit.extras, known);
    if (extra !== undefined) return refusal(extra, { code: 'impossible-extra', extra });
  }
  return undefined;
}

const besideWinner = (hands: Partial<Record<Wind, Hand | undefined>>, seat: Wind) =>
  Object.fromEntries(
    othersThan(seat).flatMap((other) => (hands[other] ? [[other, hands[other]] as const] : [])),
  );

/** The hand that texts tell of; refused by the part at fault where no rule set knows such a thing. */
function readCompared(kits: Kits, texts: Texts): Result<ComparedHand, Refusal> {
  const held = readFields(toldFields(kits), texts);
  if (!held.ok) return held;
  const extras = readFields(extraFields({ extras: extrasOf(kits) }), texts);
  if (!extras.ok) return extras;
  const { hand, seat } = held.value;
  const seats = readFields(seatFields(seat, hand), texts);
  if (!seats.ok) return seats;
  const { from, ...hands } = seats.value;
  const agreed = readAgreements(kits, texts);
  if (!agreed.ok) return agreed;
  const told: HandFacts = {
    ...held.value,
    ...{ extras: extras.value as Situation['extras'], ...agreed.value },
  };
  return ok({ told, seats: { from, others: besideWinner(hands, seat) } });
}

/** As {@link readCompared}, but refused too where a rule set holds some of it impossible. */
export function parseCompared(kits: Kits, texts: Texts): Result<ComparedHand, Refusal> {
  const read = readCompared(kits, texts);
  if (!read.ok) return read;
  const refusal = impossibleIn(kits, read.value.told);
  return refusal ? fail(refusal) : read;
}

const written = (how: readonly string[]): string | undefined =>
  how.length > 0 ? how.join(',') : undefined;

/** Of several circumstances those that can be said together, the first ones first. */
function together(kits: Kits, told: HandFacts, wanted: readonly string[]): readonly string[] {
  let kept: readonly string[] = [];
  for (const id of wanted) {
    const how = [...kept, id];
    if (possibleIn(kits, { ...told, how }).length === how.length) kept = how;
  }
  return kept;
}

/** The text of the circumstances that can still be said once something else has changed. */
function keptHow(kits: Kits, texts: Texts): string | undefined {
  const ids = circumstancesOf(kits).map(({ id }) => id);
  const wanted = (texts['how'] ?? '').split(',').filter((id) => ids.includes(id));
  const read = readCompared(kits, { ...texts, how: undefined });
  return read.ok ? written(together(kits, read.value.told, wanted)) : written(wanted);
}

function howChoices(kits: Kits, told: HandFacts): readonly HowChoice[] {
  return circumstancesOf(kits).flatMap(({ id }) => {
    const isSaid = told.how.includes(id);
    const others = told.how.filter((other) => other !== id);
    const how = isSaid ? others : together(kits, told, [id, ...others]);
    const isPossible = isSaid || possibleIn(kits, { ...told, how: [...others, id] }).includes(id);
    return isPossible && (isSaid || how.includes(id)) ? [{ id, isSaid, how: written(how) }] : [];
  });
}

/** The tiles that the hand may have won with under one of the rule sets. */
function lastTiles(kits: Kits, hand: Hand, texts: Texts): readonly Tile[] {
  const agreed = readAgreements(kits, texts);
  const options = agreed.ok ? agreed.value.options : {};
  const scorers = kits.map((kit) => agreedOf(kit, options?.[kit.id] ?? {}));
  return [...new Set(hand.concealed)].filter((tile) => {
    const concealed = hand.concealed.toSpliced(hand.concealed.indexOf(tile), 1);
    const won = inSituation({ ...hand, concealed, win: { tile, by: 'self' } });
    return scorers.some(({ score }) => score(won).ok);
  });
}

const TILES_WITH_THE_LAST = 14;

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
function compared(kits: Kits, { told, seats }: ComparedHand, texts: Texts = {}): Comparison {
  const ledgers = ledgersOf(kits, told, seats);
  return {
    kind: 'won',
    ...{ seat: told.seat, round: told.round, from: seats.from },
    ledgers: ledgers.map(shown),
    lines: comparedLines(ledgers),
    how: howChoices(kits, told),
    // What a rule set alone asks of the hand.
    extras: kits.flatMap((kit) =>
      extraChoices(kit.extras, situationUnder(kit, told).situation, texts),
    ),
    agreed: agreementChoices(kits, texts),
    tellsOthers: Object.keys(seats.others ?? {}).length > 0,
  };
}

/** All ledgers of the hand that texts tell of; of one without its last tile, which it may be. */
function comparisonOf(kits: Kits, texts: Texts): Result<Comparison, Refusal> {
  const hand = wholeHand.read(texts['hand']);
  if (hand.ok && !hand.value.win) {
    const { concealed, melds } = hand.value;
    if (concealed.length + 3 * melds.length === TILES_WITH_THE_LAST) {
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

export function compareTexts(kits: Kits, { texts, keeps }: CompareRequest): Compared {
  const how = keeps ? keptHow(kits, texts) : texts['how'];
  return { found: comparisonOf(kits, { ...texts, how }), how };
}
