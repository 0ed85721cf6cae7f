import { DISCARD_RULES } from '../../../stores/drafts/discard-draft.ts';
import { drawingOf } from '../drawing.tsx';
import { discardAlone } from './DiscardQuestion.tsx';

export const DISCARD_DRAWING = drawingOf(DISCARD_RULES, (props) =>
  discardAlone({ ...props, judged: undefined }),
);
