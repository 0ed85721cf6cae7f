import type { TypesOf } from '../../../engine/drills.ts';
import type { DiscardDraft } from '../../../stores/drafts/discard-draft.ts';
import type { PageBoard } from '../view.ts';
import { boardOfPlay } from './DiscardQuestion.tsx';
import { usePlay } from './use-play.tsx';

const BOARD = boardOfPlay(usePlay);

/** A hand is played on. */
export const PAGE_BOARD: PageBoard<TypesOf<'what-discard'>, DiscardDraft> = {
  boardOf: () => BOARD,
};
