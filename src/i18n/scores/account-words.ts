/** How the hand of a table to settle ended, and what is asked. */

import type { SettleFine, SettleTypes } from '../../engine/drills.ts';
import { asSentence, listText, openKey, type Say } from '../speak.ts';
import type { AccountVoice } from './account-voice.ts';

/** The kind of a fine that its rule set words; a false win is told as what happened. */
const fineText = ({ kind, seat }: SettleFine, { inText, say }: AccountVoice): string =>
  asSentence(say(openKey(`accounts.fine.${kind}`), { seat: inText.the[seat] }));

/** Who won and how; where only the winner's hand counts, with what it is worth. */
function endText({ winner, from, scores }: SettleTypes['shown'], { inText, say }: AccountVoice) {
  if (winner === null) return [];
  const who = { winner: inText.the[winner], from: from ? inText.the[from] : '' };
  const how = from ? 'discard' : 'self';
  return Object.keys(scores).length === 1
    ? [asSentence(say(`settle.won.${how}`, { ...who, n: scores[winner] ?? 0 }))]
    : [asSentence(say(`accounts.won.${how}`, who))];
}

/** Who was ready where nobody won; a false win is told by its fine. */
function drawnText({ winner, fine, ready = [] }: SettleTypes['shown'], voice: AccountVoice) {
  const { inText, locale, say } = voice;
  if (winner !== null || fine) return [];
  if (ready.length === 0) return [say('settle.drawn'), say('settle.readyNone')];
  const seats = listText(
    locale,
    ready.map((seat) => inText.the[seat]),
  );
  return [say('settle.drawn'), say('settle.ready', { seats })];
}

/** What is left from hands before: repeats, and who laid stakes, `East, West × 2`. */
function besideText({ repeats, deposits }: SettleTypes['shown'], voice: AccountVoice) {
  const { inText, locale, say } = voice;
  const laid = [...Map.groupBy(deposits ?? [], (seat) => seat)].map(([seat, all]) =>
    all.length > 1 ? `${inText.the[seat]} × ${all.length}` : inText.the[seat],
  );
  return [
    ...(repeats ? [say('settle.repeats', { n: repeats })] : []),
    ...(laid.length > 0 ? [say('settle.deposits', { seats: listText(locale, laid) })] : []),
  ];
}

/** What the table has agreed on, as far as payments hang on it. */
function agreedText({ options }: SettleTypes['shown'], say: Say): readonly string[] {
  const { coefficients, mode, cap, stake, eastDouble } = options as {
    readonly coefficients?: readonly [number, number];
    readonly mode?: 'new' | 'old';
    readonly cap?: boolean;
    readonly stake?: number;
    readonly eastDouble?: 'payments' | 'scores';
  };
  return [
    ...(coefficients
      ? [say('settle.conditions', { low: coefficients[0], high: coefficients[1] })]
      : []),
    ...(mode ? [say(`settle.mode.${mode}`)] : []),
    ...(cap ? [say('settle.capped')] : []),
    ...(stake ? [say('settle.stake', { n: stake })] : []),
    ...(eastDouble === 'scores' ? [say('settle.scoreDoubled')] : []),
  ];
}

/** How the hand ended, what lies on the table, the fine, the coefficients and the mode, in a few short sentences. */
export function accountText(shown: SettleTypes['shown'], voice: AccountVoice): string {
  const { fine, first, rules } = shown;
  const { inText, say } = voice;
  const starter = first && openKey(`${rules}.firstSeat`);
  return [
    ...endText(shown, voice),
    ...drawnText(shown, voice),
    ...besideText(shown, voice),
    ...(fine ? [fineText(fine, voice)] : []),
    ...agreedText(shown, say),
    ...(starter ? [asSentence(say(starter, { seat: inText.the[first] }))] : []),
  ].join(' ');
}

/** What is asked. */
export function askText(
  { ask, unit }: SettleTypes['shown'],
  { inText, say }: AccountVoice,
): string {
  const data = { unit: say(`settle.unit.${unit}`) };
  switch (ask.kind) {
    case 'pays':
      return say('settle.ask.pays', { ...data, from: inText.the[ask.from], to: inText.to[ask.to] });
    case 'out':
      return say('settle.ask.out', { ...data, from: inText.the[ask.from] });
    case 'net':
      return say('settle.ask.net', { ...data, to: inText.the[ask.to] });
    default:
      return say(`accounts.ask.${ask.kind}`, data);
  }
}
