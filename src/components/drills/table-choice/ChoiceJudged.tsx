/** What is fetched for hints and verdicts: until then the board needs none of it. */
import type { TableChoiceTypes } from '../../../engine/drills.ts';
import type { Voice } from '../../../i18n/speak.ts';
import {
  choiceName,
  counselStep,
  reasonText,
  remarkText,
} from '../../../i18n/table/counsel-words.ts';

type Verdict = TableChoiceTypes['verdict'];

export const choiceVerdict = ({ right }: Verdict, { say }: Voice): string =>
  say(right ? 'counsel.review.right' : 'counsel.review.wrong');

export const choiceHint = (hints: TableChoiceTypes['hints'], step: string, voice: Voice): string =>
  counselStep(step, hints, voice);

interface ReasonsProps extends Voice {
  readonly shown: TableChoiceTypes['shown'];
  readonly verdict: Verdict;
}

/** Why, and what was chosen when the hand was played. */
export const ChoiceReasons = ({ shown: { made }, verdict, ...voice }: ReasonsProps) => (
  <section class="text-s">
    <p>{(verdict.right ? reasonText : remarkText)(verdict.counsel, voice)}</p>
    {made && <p>{voice.say('counsel.review.made', { made: choiceName(made, voice.say) })}</p>}
  </section>
);
