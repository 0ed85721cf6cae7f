import { useMemo } from 'preact/hooks';
import { SETTLE_PARTS, type SettleTypes } from '../../../engine/drills.ts';
import { voiceOf } from '../../../i18n/account-voice.ts';
import { accountText, askText } from '../../../i18n/account-words.ts';
import { settleSkillName } from '../../../i18n/settle-drill-words.ts';
import { settlePicture } from '../../../stores/drafts/settle-board.ts';
import type { SettleDraft } from '../../../stores/drafts/settle-draft.ts';
import { SettleDrawing } from '../../boards/SettleTable.tsx';
import { Drill } from '../Drill.tsx';
import type { DrillProps, DrillView } from '../view.ts';
import { SETTLE_QUESTION, SettleBoard, type SettleBoardProps } from './SettleBoard.tsx';
import { SettleCells } from './SettleCells.tsx';
import { SettlePosition } from './SettlePosition.tsx';
import { SETTLE_LEVEL } from './settle-level.ts';

function Board(props: SettleBoardProps) {
  const { state, locale, say } = props;
  const { shown } = state;
  const voice = useMemo(() => voiceOf(shown, locale, say), [shown, locale, say]);
  return (
    <SettleBoard
      {...props}
      position={<SettlePosition shown={shown} voice={voice} />}
      spoken={`${accountText(shown, voice)} ${askText(shown, voice)}`}
      drawing={<Drawing {...props} />}
      Cells={shown.pairs.length > 0 ? SettleCells : undefined}
    />
  );
}

/** The seats, where a link asks for one sum. */
function Drawing({ state: { shown }, locale, say }: SettleBoardProps) {
  const view = settlePicture({ shown, draft: {}, verdict: undefined });
  const { names } = voiceOf(shown, locale, say);
  return <SettleDrawing {...{ view, names, locale, say }} />;
}

const SETTLE_VIEW: DrillView<SettleTypes, SettleDraft> = {
  ...SETTLE_QUESTION,
  ...SETTLE_LEVEL,
  id: 'settle-table',
  Board,
  parts: SETTLE_PARTS,
  skillName: settleSkillName,
  describe: async () => (await import('../../../i18n/settle-errors.ts')).describeSettleError,
  columns: [
    ['asked', 'finder.results.asked'],
    ['right', 'finder.results.right'],
    ['missed', 'accounts.results.turned'],
    ['wrong', 'accounts.results.wrong'],
    ['hints', 'finder.results.hints'],
  ],
  link: 'accounts.link',
};

export const SettleDrill = (props: DrillProps) => <Drill view={SETTLE_VIEW} {...props} />;
