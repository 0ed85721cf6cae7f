/** Ways of taking a discard in words: the verdict, hints, what the source says. */
import type { TypesOf } from '../../engine/drills.ts';
import { listText, type Voice } from '../speak.ts';
import {
  bySpeed,
  chanceText,
  counselStep,
  pointsText,
  reasonText,
} from '../table/counsel-words.ts';
import { claimChoiceName } from './claim-names.ts';

type Proof = TypesOf<'may-i-claim'>['hints'];
export type Weighed = NonNullable<Proof['weighed']>;
type Advice = Weighed['advice'][number];

export function wayVerdictText({ counsel, weighed }: Proof, right: boolean, voice: Voice): string {
  const why = counsel ? reasonText(bySpeed(counsel, weighed?.counts ?? true), voice) : '';
  return right ? voice.say('claim.way.right', { why }) : why;
}

export const winShare = (share: number, voice: Voice): string => chanceText(voice, share);

/** What the source says; after the answer also whether the figures agree. */
export const adviceText = (advice: Advice, claims: Proof['claims'], { say }: Voice): string =>
  say(`claim.advice.${advice.kind}`, { way: claimChoiceName(say, claims, advice.way) });

export function agreementText(
  { agrees, way, behind }: Advice,
  { claims, weighed }: Proof,
  voice: Voice,
): string {
  const { say } = voice;
  if (agrees) return say('claim.advice.agrees');
  const ways = weighed?.ways ?? [];
  const winOf = (id: string | undefined): string =>
    winShare(ways.find((known) => known.id === id)?.choice.win ?? 0, voice);
  return say('claim.advice.differs', {
    way: claimChoiceName(say, claims, way),
    win: winOf(way),
    bestWin: winOf(ways[0]?.id),
    behind: pointsText(behind, voice),
  });
}

export function wayHintText(proof: Proof, step: string, voice: Voice): string {
  const { say, locale } = voice;
  const { counsel, weighed, claims, wise } = proof;
  switch (step) {
    case 'advice':
      return (weighed?.advice ?? []).map((one) => adviceText(one, claims, voice)).join(' ');
    case 'question':
    case 'choices':
      return counsel ? counselStep(step, bySpeed(counsel, weighed?.counts ?? true), voice) : '';
    default:
      return say('claim.hint.way', {
        choice: listText(
          locale,
          wise.map((id) => claimChoiceName(say, claims, id)),
        ),
      });
  }
}
