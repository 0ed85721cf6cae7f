import { useMemo } from 'preact/hooks';
import type { SettleTypes } from '../../../engine/drills.ts';
import { voiceOf } from '../../../i18n/scores/account-voice.ts';
import { accountText, askText } from '../../../i18n/scores/account-words.ts';
import type { SettleDraft } from '../../../stores/drafts/settle-draft.ts';
import type { PageBoard } from '../view.ts';
import { SettleBoard, type SettleBoardProps } from './SettleBoard.tsx';
import { SettleCells } from './SettleCells.tsx';

function Board(props: SettleBoardProps) {
  const { state, locale, say } = props;
  const { shown } = state;
  const voice = useMemo(() => voiceOf(shown, locale, say), [shown, locale, say]);
  return (
    <SettleBoard
      {...props}
      spoken={`${accountText(shown, voice)} ${askText(shown, voice)}`}
      Cells={shown.pairs.length > 0 ? SettleCells : undefined}
    />
  );
}

/** All payments of a hand, and what each has in the end. */
export const PAGE_BOARD: PageBoard<SettleTypes, SettleDraft> = { boardOf: () => Board };
