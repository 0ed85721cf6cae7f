/** The end of a hand to settle, as a question: from the texts of an address, and back into them. */
import { ok, type Result } from '../../core/result.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import {
  MODES,
  TCHOU1924_CHOICES,
  TCHOU1924_DEFAULTS,
  type Tchou1924Options,
} from '../../rulesets/tchou1924/config.ts';
import { FINES, type FineKind, settle } from '../../rulesets/tchou1924/settle.ts';
import type { Account, AccountError, Settlement } from '../../scoring/settlement.ts';
import { oneOf, type PartError, refused, type UnknownValue } from '../question-text.ts';

/** What the losers pay the winner; what they pay each other; everything with its net. */
export const SETTLE_ASKS = ['winner', 'losers', 'all'] as const;
export type SettleAsk = (typeof SETTLE_ASKS)[number];

/** An account that somebody won. East has the first hand. */
export interface SettleAccount extends Account {
  readonly winner: Wind;
  readonly fine?: SettleFine;
}

interface SettleFine {
  readonly kind: FineKind;
  readonly seat: Wind;
}

export type SettleAgreements = Pick<Tchou1924Options, 'mode' | 'coefficients'>;

export interface SettleQuestion {
  readonly account: SettleAccount;
  readonly options: SettleAgreements;
  readonly ask: SettleAsk;
}

/** The parts of a question written down, by the names they have in an address. */
export const SETTLE_PARTS = [
  ...WINDS,
  'winner',
  'from',
  'mode',
  'coefficients',
  'fine',
  'ask',
] as const;
export type SettlePart = (typeof SETTLE_PARTS)[number];
export type SettleText = Readonly<Partial<Record<SettlePart, string>>>;

/** Why a text stands for no account that can be settled. */
export type SettleQuestionError =
  | AccountError
  | UnknownValue
  /** Who pays the full fine let the winning tile go. */
  | { readonly code: 'full-fine-without-tile'; readonly seat: Wind };

export type SettleTextError = PartError<SettlePart, SettleQuestionError>;

/** What stands for the wall, where others stand for the one who let the tile go. */
const SELF = 'self';

type Scores = Account['scores'];

/** The worth of the four hands: whole points, at most the limit of the book's tables. */
function readScores(text: SettleText): Result<Scores, SettleTextError> {
  const { limit } = TCHOU1924_DEFAULTS;
  const wrong = WINDS.find((seat) => {
    const points = text[seat] ?? '';
    return !/^\d{1,4}$/.test(points) || Number(points) > limit;
  });
  if (wrong !== undefined) {
    return refused(wrong, { code: 'unknown-value', value: text[wrong] ?? '' });
  }
  const [E, S, W, N] = WINDS.map((seat) => Number(text[seat])) as [number, number, number, number];
  return ok({ E, S, W, N });
}

type Fine = SettleFine;

const ALL_FINES: readonly Fine[] = FINES.flatMap((kind) => WINDS.map((seat) => ({ kind, seat })));
const writtenFine = ({ kind, seat }: Fine): string => `${kind}-${seat}`;
const writtenCoefficients = (pair: Tchou1924Options['coefficients']): string => pair.join('-');

const settlementIn = ({
  account,
  options,
}: Pick<SettleQuestion, 'account' | 'options'>): Result<Settlement, AccountError> =>
  settle(account, { ...TCHOU1924_DEFAULTS, ...options });

/** The account again if it can be settled. */
function checked(question: SettleQuestion): Result<SettleQuestion, SettleTextError> {
  const settlement = settlementIn(question);
  if (!settlement.ok) {
    const part = settlement.error.code === 'fine-without-loser' ? 'fine' : 'from';
    return refused(part, settlement.error);
  }
  const { fine, from } = question.account;
  if (fine?.kind === 'full' && fine.seat !== from) {
    return refused('fine', { code: 'full-fine-without-tile', seat: fine.seat });
  }
  return ok(question);
}

/** The question that somebody wrote down: everything is asked in the new mode, unless told. */
export function parseSettleQuestion(text: SettleText): Result<SettleQuestion, SettleTextError> {
  const scores = readScores(text);
  if (!scores.ok) return scores;
  const winner = oneOf('winner', WINDS, text.winner ?? '');
  if (!winner.ok) return winner;
  const from = oneOf('from', [...WINDS, SELF] as const, text.from ?? '');
  if (!from.ok) return from;
  const mode = oneOf('mode', MODES, text.mode ?? TCHOU1924_DEFAULTS.mode);
  if (!mode.ok) return mode;
  const usual = writtenCoefficients(TCHOU1924_DEFAULTS.coefficients);
  const pairs = TCHOU1924_CHOICES.coefficients;
  const coefficients = oneOf(
    'coefficients',
    pairs,
    text.coefficients ?? usual,
    writtenCoefficients,
  );
  if (!coefficients.ok) return coefficients;
  const ask = oneOf('ask', SETTLE_ASKS, text.ask ?? 'all');
  if (!ask.ok) return ask;
  const fine =
    text.fine === undefined ? ok(undefined) : oneOf('fine', ALL_FINES, text.fine, writtenFine);
  if (!fine.ok) return fine;
  return checked({
    account: {
      winner: winner.value,
      from: from.value === SELF ? null : from.value,
      scores: scores.value,
      dealer: 'E',
      ...(fine.value && { fine: fine.value }),
    },
    options: { mode: mode.value, coefficients: coefficients.value },
    ask: ask.value,
  });
}

/** The same question written down, for an address; what is usual is left out. */
export function formatSettleQuestion({ account, options, ask }: SettleQuestion): SettleText {
  const { scores, winner, from, fine } = account;
  const coefficients = writtenCoefficients(options.coefficients);
  const points = WINDS.map((seat) => [seat, String(scores[seat])] as const);
  return {
    ...Object.fromEntries(points),
    winner,
    from: from ?? SELF,
    ...(options.mode !== TCHOU1924_DEFAULTS.mode && { mode: options.mode }),
    ...(coefficients !== writtenCoefficients(TCHOU1924_DEFAULTS.coefficients) && { coefficients }),
    ...(fine && { fine: writtenFine(fine) }),
    ...(ask !== 'all' && { ask }),
  };
}

/** Who pays whom; throws on an account that was neither parsed nor dealt. */
export function settlementFor(question: SettleQuestion): Settlement {
  const settlement = settlementIn(question);
  if (!settlement.ok) throw new Error(settlement.error.code);
  return settlement.value;
}
