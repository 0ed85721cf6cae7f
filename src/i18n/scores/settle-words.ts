/** Sums of a table to settle in words, and their verdicts. */
import type { NetVerdict, PayVerdict, SettleTypes, SumVerdict } from '../../engine/drills.ts';
import type { Wind } from '../../engine/notation.ts';
import type { Transfer } from '../../engine/scoring.ts';
import { figure, sumName } from '../money.ts';
import type { AccountVoice } from './account-voice.ts';

/** `West → South 0.80`. */
export const transferText = (
  { from, to, amount }: Pick<Transfer, 'from' | 'to' | 'amount'>,
  { names, unit, locale }: AccountVoice,
): string => `${names[from]} → ${names[to]}\u00a0${figure(locale, amount, unit)}`;

/** A gain or a loss with its sign. */
export function netFigure(amount: number, { locale, unit }: AccountVoice): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return sign + figure(locale, Math.abs(amount), unit);
}

/** What a payment should have been, with its sums: `40 × 4 = 160`. */
export function payText({ pair, wanted, made }: PayVerdict, voice: AccountVoice): string {
  const { names, locale, unit, say } = voice;
  const [first, second] = [...pair] as [Wind, Wind];
  if (made.length === 0) {
    return say('accounts.none', { one: names[first], other: names[second] });
  }
  const [from, to] = wanted > 0 ? [first, second] : [second, first];
  const paid = transferText({ from, to, amount: Math.abs(wanted) }, voice);
  if (unit === 'points') return paid;
  const sums = made.map(({ points, coefficient }) => {
    const product = (points * coefficient).toLocaleString(locale);
    return `${points.toLocaleString(locale)} × ${coefficient} = ${product}`;
  });
  return `${paid} (${sums.join(' · ')})`;
}

export const netText = ({ seat, wanted }: NetVerdict, voice: AccountVoice): string =>
  `${voice.names[seat]}\u00a0${netFigure(wanted, voice)}`;

/** How a sum was judged, in a few words. */
export function sumMarkText(cell: PayVerdict | NetVerdict, voice: AccountVoice): string {
  const { locale, unit, say } = voice;
  const { mark, given } = cell;
  if (mark === 'right' || mark === 'turned') return say(`accounts.mark.${mark}`);
  if (given === undefined || ('pair' in cell && given === 0)) return say('accounts.mark.empty');
  const isNet = 'seat' in cell;
  const amount = isNet ? netFigure(given, voice) : figure(locale, Math.abs(given), unit);
  const follows = isNet && cell.follows;
  return say(follows ? 'accounts.mark.follows' : 'accounts.mark.wrong', { given: amount });
}

/** How one sum that was asked for alone was judged. */
export function sumVerdictText({ mark, given, wanted }: SumVerdict, voice: AccountVoice): string {
  const { say, locale, unit } = voice;
  const named = (amount: number): string => sumName(say, locale, { amount, unit });
  return mark === 'right' || given === undefined
    ? say('answer.right', { answer: named(wanted) })
    : say('settle.wrong', { guess: named(given), amount: named(wanted) });
}

export function settleVerdictText(verdict: SettleTypes['verdict'], voice: AccountVoice): string {
  const { right, pays, nets, sum } = verdict;
  const { say, unit } = voice;
  if (sum) return sumVerdictText(sum, voice);
  if (right) return say(`accounts.right.${unit}`);
  const all = [...pays, ...nets];
  const good = all.filter(({ mark }) => mark === 'right').length;
  return say('accounts.wrong', { right: good, n: all.length });
}
