import { forbiddenVerdictText } from '../../../i18n/forbidden-words.ts';
import { FORBIDDEN_QUESTION } from '../../../i18n/words.ts';
import type { LessonView } from '../view.ts';
import type { AfterChowTypes } from './AfterChowBoard.tsx';
import { AfterChowReasons } from './AfterChowReasons.tsx';

export const AFTER_CHOW_LESSON: LessonView<AfterChowTypes> = {
  words: () => FORBIDDEN_QUESTION,
  ask: (_, say) => say('forbidden.ask'),
  Solved: (props) => (
    <>
      <p>{forbiddenVerdictText(props.verdict, props)}</p>
      <AfterChowReasons {...props} />
    </>
  ),
};
