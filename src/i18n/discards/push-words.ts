/** Going on or giving up, in words: the verdict, the reasons, hints. */
import type { TypesOf } from '../../engine/drills.ts';
import { tileName } from '../hand/tile-names.ts';
import { figure, sumName } from '../money.ts';
import type { Say, Voice } from '../speak.ts';
import { roundPoints } from '../table/counsel-words.ts';
import { safeReasonText } from '../table/safe-words.ts';
import { awayName } from './discard-words.ts';

type PushTypes = TypesOf<'push-or-fold'>;
type Standoff = PushTypes['verdict']['standoff'];
type WeighedCourse = Standoff[PushTypes['answer']];

export const pointsText = (amount: number, { locale, say }: Voice): string =>
  sumName(say, locale, { amount: roundPoints(amount), unit: 'points' });

/** What a hand comes to on average: `+320`, `−1,140`. */
export const expectedText = (value: number, { locale }: Voice): string => {
  const amount = roundPoints(Math.abs(value));
  return value < 0 ? figure(locale, -amount, 'points') : `+${figure(locale, amount, 'points')}`;
};

export const courseAway = ({ distance }: WeighedCourse, say: Say): string =>
  awayName(say, distance);

export const pushVerdictText = (
  { right, standoff: { best, ahead } }: PushTypes['verdict'],
  voice: Voice,
): string =>
  voice.say(`push.${right ? 'right' : 'wrong'}.${best}`, { ahead: pointsText(ahead, voice) });

const ERRORS = 2;

export const sumText = ({ gain, risk, ahead, error }: Standoff, voice: Voice): string =>
  voice.say('push.sum', {
    gain: pointsText(gain, voice),
    risk: pointsText(risk, voice),
    ahead: pointsText(ahead, voice),
    error: pointsText(ERRORS * error, voice),
  });

/** Why a tile is as dangerous as it is. */
export const courseReason = (
  { why, isTheirSuit }: WeighedCourse,
  { against }: Standoff,
  voice: Voice,
): string => safeReasonText({ why, isTheirSuit, seat: against }, voice);

const SEATS = 4;

/** How far the hand is and what it would gain; what is safe, and for how long; both results. */
export function pushHintText(hints: PushTypes['hints'], step: string, voice: Voice): string {
  const { say } = voice;
  const { push, fold, left } = hints;
  if (step === 'hand') {
    const away = courseAway(push, say);
    if (push.pays > 0) return say('push.hint.hand', { away, pays: pointsText(push.pays, voice) });
    const none = say('push.hint.hand.none', { away });
    return hints.countsReady ? `${none} ${say('push.sum.drawn')}` : none;
  }
  if (step === 'safety') {
    return say('push.hint.safety', {
      n: Math.floor(left / SEATS),
      tile: tileName(say, fold.tile),
      why: courseReason(fold, hints, voice),
    });
  }
  return say('push.hint.figures', {
    push: expectedText(push.value, voice),
    fold: expectedText(fold.value, voice),
  });
}
