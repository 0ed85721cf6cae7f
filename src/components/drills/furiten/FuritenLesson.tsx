import { furitenAskText } from '../../../i18n/furiten-names.ts';
import { furitenVerdictText } from '../../../i18n/furiten-words.ts';
import { FURITEN_QUESTION } from '../../../i18n/words.ts';
import { drawingOf } from '../drawing.tsx';
import type { LessonView } from '../view.ts';
import { furitenParts } from './FuritenBoard.tsx';
import { FuritenReasons } from './FuritenReasons.tsx';
import { FURITEN_RULES, type FuritenTypes } from './furiten-rules.ts';

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

export const FURITEN_DRAWING = drawingOf(FURITEN_RULES, (props) =>
  furitenParts({ ...props, judged: undefined }),
);
