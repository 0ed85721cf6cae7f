import { namedAskText } from '../../../i18n/named-ask.ts';
import { namedVerdictText } from '../../../i18n/named-words.ts';
import { NAMED_QUESTION } from '../../../i18n/words.ts';
import { NAMED_RULES } from '../../../stores/named/named-draft.ts';
import { drawingOf } from '../drawing.tsx';
import type { LessonView } from '../view.ts';
import { type NamedTypes, namedParts } from './NamedBoard.tsx';
import { NamedWins } from './NamedWins.tsx';

export const NAMED_LESSON: LessonView<NamedTypes> = {
  words: ({ rules }) => [...NAMED_QUESTION, `${rules}.item.`],
  ask: namedAskText,
  Solved: ({ shown, verdict, locale, say }) => (
    <>
      <p>{namedVerdictText(verdict, shown, locale, say)}</p>
      <NamedWins {...{ shown, verdict, say }} />
    </>
  ),
};

export const NAMED_DRAWING = drawingOf(NAMED_RULES, (props) =>
  namedParts({ ...props, judged: undefined }, ['m', () => {}]),
);
