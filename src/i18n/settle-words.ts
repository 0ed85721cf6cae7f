/** What "Settle the table" says of levels, skills, seats, verdicts and refused texts. */
import {
  type NetVerdict,
  type PayVerdict,
  SETTLE_TOPICS,
  type SettleQuestion,
  type SettleQuestionError,
  type SettleTopic,
  type SettleVerdict,
  type Transfer,
  WINDS,
  type Wind,
} from '../engine/index.ts';
import type { Locale } from './locales.ts';
import { francs } from './money.ts';
import type { Say } from './speak.ts';
import { valueError } from './value-error.ts';

export const settleTopicName = (say: Say, topic: SettleTopic): string =>
  say(`accounts.level.${topic}`);

/** What a skill is called; its id is the drill and the level. */
export function settleSkillName(skill: string, say: Say): string {
  const [, name] = skill.split('/');
  const topic = SETTLE_TOPICS.find((one) => one === name);
  if (topic) return settleTopicName(say, topic);
  return name === 'own' ? say('finder.results.own') : skill;
}

/** Words the refusal of an account. */
export const describeSettleError = (say: Say, error: SettleQuestionError): string =>
  error.code === 'unknown-value'
    ? valueError(say, error.value)
    : say(`accounts.error.${error.code}`);

export const seatName = (say: Say, seat: Wind): string => say(`wind.${seat}`);

/** The four seats by their winds. */
export const seatNames = (say: Say): Readonly<Record<Wind, string>> =>
  Object.fromEntries(WINDS.map((seat) => [seat, seatName(say, seat)])) as Record<Wind, string>;

/** Who won and how, the fine, the coefficients and the mode, in a few short sentences. */
export function accountText({ account, options }: SettleQuestion, say: Say): string {
  const { winner, from, fine } = account;
  const [low, high] = options.coefficients;
  const won = { winner: seatName(say, winner), from: from ? seatName(say, from) : '' };
  return [
    say(from ? 'accounts.won.discard' : 'accounts.won.self', won),
    ...(fine ? [say(`accounts.fine.${fine.kind}`, { seat: seatName(say, fine.seat) })] : []),
    say('settle.conditions', { low, high }),
    say(`settle.mode.${options.mode}`),
    ...(options.mode === 'old' ? [say('accounts.first')] : []),
  ].join(' ');
}

/** `West → South 0.80`. */
export function transferText(
  { from, to, amount }: Pick<Transfer, 'from' | 'to' | 'amount'>,
  locale: Locale,
  say: Say,
): string {
  const [payer, payee] = [seatName(say, from), seatName(say, to)];
  return `${payer} → ${payee}\u00a0${francs(locale, amount)}`;
}

/** A gain or a loss with its sign. */
function netFigure(locale: Locale, amount: number): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return sign + francs(locale, Math.abs(amount));
}

/** What a payment should have been, with its sums: `40 × 4 = 160`. */
export function payText({ pair, wanted, made }: PayVerdict, locale: Locale, say: Say): string {
  const [one, other] = [...pair] as [Wind, Wind];
  if (made.length === 0) {
    return say('accounts.none', { one: seatName(say, one), other: seatName(say, other) });
  }
  const [from, to] = wanted > 0 ? [one, other] : [other, one];
  const sums = made.map(({ points, coefficient }) => {
    const product = (points * coefficient).toLocaleString(locale);
    return `${points.toLocaleString(locale)} × ${coefficient} = ${product}`;
  });
  return `${transferText({ from, to, amount: Math.abs(wanted) }, locale, say)} (${sums.join(' · ')})`;
}

export const netText = ({ seat, wanted }: NetVerdict, locale: Locale, say: Say): string =>
  `${seatName(say, seat)}\u00a0${netFigure(locale, wanted)}`;

/** How a sum was judged, in a few words. */
export function sumMarkText(one: PayVerdict | NetVerdict, locale: Locale, say: Say): string {
  const { mark, given } = one;
  if (mark === 'right' || mark === 'turned') return say(`accounts.mark.${mark}`);
  if (given === undefined || ('pair' in one && given === 0)) return say('accounts.mark.empty');
  const isNet = 'seat' in one;
  const figure = isNet ? netFigure(locale, given) : francs(locale, Math.abs(given));
  const follows = isNet && one.follows;
  return say(follows ? 'accounts.mark.follows' : 'accounts.mark.wrong', { given: figure });
}

/** The verdict in a sentence. */
export function settleVerdictText({ right, pays, nets }: SettleVerdict, say: Say): string {
  if (right) return say('accounts.right');
  const all = [...pays, ...nets];
  const good = all.filter(({ mark }) => mark === 'right').length;
  return say('accounts.wrong', { right: good, n: all.length });
}
