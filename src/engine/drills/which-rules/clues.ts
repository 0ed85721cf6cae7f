/** The clues by which a sheet or its payments give a rule set away. */
import type { Ledger } from '../../compare/ledgers.ts';
import type { Wind } from '../../core/wind.ts';
import type { Kit } from '../../scoring/kit.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import type { Step } from '../../scoring/score.ts';
import type { Transfer } from '../../scoring/settlement.ts';
import { isWorthSomething } from '../../scoring/sheet.ts';
import type { Citation } from './plain-ledger.ts';
import type { WhichQuestion } from './which-question.ts';

export const CLUES = [
  'uncounted',
  'limit',
  /** One line is all that is counted. */
  'single',
  'added',
  'doubled',
  'rounded',
  'rounded-up',
  'alone',
  'alike',
  'discarder-more',
  'dealer-more',
  /** East let the tile go, who may pay more for either. */
  'both-more',
] as const;
type ClueCode = (typeof CLUES)[number];

export interface Clue {
  readonly code: ClueCode;
  /** Where it stands; absent of the arithmetic that the sheet shows. */
  readonly cited?: Citation;
  readonly n?: number;
  readonly m?: number;
}

const stepClues = (step: Step): readonly Clue[] => {
  if (step.kind === 'cap' || step.kind === 'limit') return [{ code: 'limit', n: step.result }];
  if (step.kind === 'double') return [{ code: 'doubled', n: step.times, m: step.base }];
  if (step.kind === 'round') return [{ code: 'rounded', n: step.of, m: step.result }];
  return [];
};

const roundedUp = ({ counted }: Ledger): readonly Clue[] =>
  (counted?.sheet.steps ?? [])
    .flatMap((step): readonly Clue[] =>
      step.kind === 'payment' ? [{ code: 'rounded-up', n: step.to }] : [],
    )
    .slice(0, 1);

function sheetClues(kit: Kit, { counted }: Ledger): readonly Clue[] {
  if (!counted) return [];
  const { uncounted, steps } = counted.sheet;
  if (uncounted) return [{ code: 'uncounted', cited: citedIn(kit, uncounted) }];
  const clues = steps.flatMap(stepClues);
  if (clues.length > 0) return clues;
  const isSingle = counted.sheet.lines.filter(isWorthSomething).length === 1;
  return [{ code: isSingle ? 'single' : 'added', n: counted.score.totals.total }];
}

const citedIn = (kit: Kit, rule: RuleId): Citation => ({ rule, place: kit.placeOf(rule) });

const DEALER: Wind = 'E';

interface Paid {
  readonly question: Pick<WhichQuestion, 'seat' | 'from'>;
  readonly transfers: readonly Transfer[];
}

/** What each pays in all, by the rule of the greater part. */
function paidInAll(transfers: readonly Transfer[]): readonly Transfer[] {
  const bySeat = new Map<Wind, Transfer>();
  for (const transfer of transfers.toSorted((a, b) => b.amount - a.amount)) {
    const before = bySeat.get(transfer.from);
    const amount = transfer.amount + (before?.amount ?? 0);
    bySeat.set(transfer.from, { ...(before ?? transfer), amount });
  }
  return [...bySeat.values()];
}

/** Beside the discarder, how the others pay. */
function dealerPayment({ question: { seat, from }, transfers }: Paid): readonly Transfer[] {
  const others = transfers.filter((paid) => paid.from !== from && paid.to === seat);
  const dealer = others.find((paid) => paid.from === DEALER);
  return dealer && others.some(({ amount }) => amount < dealer.amount) ? [dealer] : [];
}

function paymentClues(kit: Kit, paid: Paid): readonly Clue[] {
  const { question, transfers } = paid;
  const { from } = question;
  const told = (code: ClueCode, transfer: Transfer, other?: Transfer): Clue => ({
    code,
    cited: citedIn(kit, transfer.rule),
    n: transfer.amount,
    ...(other && { m: other.amount }),
  });
  const given = transfers.find((transfer) => transfer.from === from);
  const rest = transfers.filter((transfer) => transfer.from !== from);
  const [first] = rest;
  if (given && !first) return [told('alone', given)];
  const least = rest.toSorted((a, b) => a.amount - b.amount)[0];
  if (!least) return [];
  const isAlike = transfers.every(({ amount }) => amount === least.amount);
  if (isAlike) return [told('alike', least)];
  const dealers = dealerPayment(paid).map((transfer) => told('dealer-more', transfer, least));
  if (!given || given.amount === least.amount) return dealers;
  return [told(given.from === DEALER ? 'both-more' : 'discarder-more', given, least), ...dealers];
}

/** `ledger` is that of the question under the kit. */
export function cluesOf(kit: Kit, ledger: Ledger, question: WhichQuestion): readonly Clue[] {
  const rounded = roundedUp(ledger);
  if (question.show === 'sheet' || ledger.verdict === 'uncounted') {
    return [...sheetClues(kit, ledger), ...rounded];
  }
  const transfers = paidInAll(ledger.settlement?.transfers ?? []);
  return [...paymentClues(kit, { question, transfers }), ...rounded];
}
