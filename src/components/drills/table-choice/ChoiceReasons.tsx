import {
  choiceName,
  counselStep,
  reasonText,
  remarkText,
} from '../../../i18n/table/counsel-words.ts';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';
import type { TableChoiceTypes } from './choice-rules.ts';

/** Why, and what was chosen when the hand was played. */
const Reasons = ({ shown: { made }, verdict, ...voice }: SolvedProps<TableChoiceTypes>) => (
  <section class="text-s">
    <p>{(verdict.right ? reasonText : remarkText)(verdict.counsel, voice)}</p>
    {made && <p>{voice.say('counsel.review.made', { made: choiceName(made, voice.say) })}</p>}
  </section>
);

export const CHOICE_JUDGEMENT: Judgement<TableChoiceTypes> = {
  verdictText: ({ right }, { say }) => say(right ? 'counsel.review.right' : 'counsel.review.wrong'),
  hintText: (hints, step, voice) => counselStep(step, hints, voice),
  Reasons,
};
