/** What a coach says of a choice at the table, in words. */
import type { Counsel, Decision } from '../../engine/judge.ts';
import { type Group, tileText } from '../../engine/notation.ts';
import { groupName, tileInText, tilesAlike } from '../hand/tile-names.ts';
import { sumName } from '../money.ts';
import { percent } from '../percent.ts';
import type { Say, Voice } from '../speak.ts';

/** `discard the 5 of circles`, as it stands after `it is better to`. */
export function choiceName(move: Decision, say: Say): string {
  switch (move.m) {
    case 'discard':
      return say('counsel.choice.discard', {
        tile: tileInText(say, 'the', tileText(move.tile, move.red)),
      });
    case 'claim': {
      const group = { kind: move.kind, tile: move.tiles[0] } as Group;
      const names = {
        tile: tileInText(say, 'the', tileText(move.tile, move.red)),
        group: groupName(say, group),
      };
      return say('counsel.choice.claim', names);
    }
    case 'kong':
      return move.kind === 'winds'
        ? say('counsel.choice.winds')
        : say('counsel.choice.kong', { tiles: tilesAlike(say, move.tile) });
    case 'pass':
    case 'ready':
    case 'win':
    case 'annul':
    case 'abort':
    case 'flower':
      return say(`counsel.choice.${move.m}`);
    default:
      throw new Error(`no coach speaks of ${move.m}`);
  }
}

/** Chances below one in ten are told apart by their tenths. */
export const chanceText = ({ locale }: Voice, share: number): string =>
  percent(locale, share, share > 0 && share < 0.1 ? 1 : 0);

/** Where hands are not counted, how often they are won is all there is to say. */
export const bySpeed = (counsel: Counsel, counts: boolean): Counsel =>
  counts ? counsel : { ...counsel, reason: { ...counsel.reason, code: 'speed' } };

/** Whole points, or tenths where there are few. */
export const roundPoints = (amount: number): number =>
  amount >= 10 ? Math.round(amount) : Math.max(0.1, Math.round(10 * amount) / 10);

export const pointsText = (amount: number, { locale, say }: Voice): string =>
  sumName(say, locale, { amount: roundPoints(amount), unit: 'points' });

/** What the best choice is better for. */
const betterFor = ({ reason, further }: Counsel) => (further ? 'further' : reason.code);

function placesIn({ best, other, reason, further = 0 }: Counsel, voice: Voice) {
  const { say } = voice;
  return {
    n: further,
    one: choiceName(best.move, say),
    win: chanceText(voice, best.win),
    otherWin: chanceText(voice, other.win),
    give: chanceText(voice, best.give),
    otherGive: chanceText(voice, other.give),
    ahead: pointsText(reason.ahead, voice),
  };
}

/** The two choices in an order that does not say which is better. */
export function choiceNames({ best, other }: Counsel, say: Say) {
  const [one = '', two = ''] = [best, other].map(({ move }) => choiceName(move, say)).sort();
  return { one, two };
}

/** The better choice and why, before it is made. */
export const reasonText = (counsel: Counsel, voice: Voice): string =>
  counsel.isClear
    ? voice.say(`counsel.better.${betterFor(counsel)}`, placesIn(counsel, voice))
    : voice.say('counsel.even', choiceNames(counsel, voice.say));

/** What would have been better than the choice that was made, and why. */
export const remarkText = (counsel: Counsel, voice: Voice): string =>
  voice.say(`counsel.remark.${betterFor(counsel)}`, placesIn(counsel, voice));

/** A step of a coach's hint: the question that matters, then two choices, then the better one. */
export function counselStep(step: string, counsel: Counsel, voice: Voice): string {
  const { say } = voice;
  if (step === 'question') {
    return say(`counsel.question.${counsel.isClear ? betterFor(counsel) : 'none'}`);
  }
  return step === 'choices'
    ? say('counsel.between', choiceNames(counsel, say))
    : reasonText(counsel, voice);
}
