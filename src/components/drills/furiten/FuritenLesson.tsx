import { furitenAskText, furitenVerdictText } from '../../../i18n/furiten-words.ts';
import { FURITEN_QUESTION } from '../../../i18n/words.ts';
import type { LessonView } from '../view.ts';
import type { FuritenTypes } from './FuritenBoard.tsx';
import { FuritenReasons } from './FuritenReasons.tsx';

export const FURITEN_LESSON: LessonView<FuritenTypes> = {
  words: ({ rules }) => [...FURITEN_QUESTION, `${rules}.item.`],
  ask: furitenAskText,
  Solved: (props) => (
    <>
      <p>{furitenVerdictText(props.verdict, props.locale, props.say)}</p>
      <FuritenReasons {...props} />
    </>
  ),
};
