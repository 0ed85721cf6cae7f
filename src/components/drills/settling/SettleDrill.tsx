import { useMemo } from 'preact/hooks';
import { SETTLE_LEVEL_FIELDS, SETTLE_PARTS, type SettleTypes } from '../../../engine/drills.ts';
import { accountText, askText } from '../../../i18n/account-words.ts';
import {
  describeSettleError,
  settleSkillName,
  settleTopicName,
} from '../../../i18n/settle-drill-words.ts';
import { voiceOf } from '../../../i18n/settle-words.ts';
import { settlePicture } from '../../../stores/settling/settle-board.ts';
import type { SettleDraft } from '../../../stores/settling/settle-draft.ts';
import { SettleDrawing } from '../../boards/SettleTable.tsx';
import { Drill } from '../Drill.tsx';
import type { DrillProps, DrillView } from '../view.ts';
import { SETTLE_QUESTION, SettleBoard, type SettleBoardProps } from './SettleBoard.tsx';
import { SettleCells } from './SettleCells.tsx';
import { SettlePosition } from './SettlePosition.tsx';

function Board(props: SettleBoardProps) {
  const { state, locale, say } = props;
  const { shown, draft } = state;
  const voice = useMemo(() => voiceOf(shown, locale, say), [shown, locale, say]);
  const view = settlePicture({ shown, draft, verdict: undefined });
  return (
    <SettleBoard
      {...props}
      position={<SettlePosition shown={shown} voice={voice} />}
      spoken={`${accountText(shown, voice)} ${askText(shown, voice)}`}
      drawing={<SettleDrawing view={view} names={voice.names} locale={locale} say={say} />}
      cells={shown.pairs.length > 0 && <SettleCells {...props} voice={voice} />}
    />
  );
}

const SETTLE_VIEW: DrillView<SettleTypes, SettleDraft> = {
  ...SETTLE_QUESTION,
  id: 'settle-table',
  Board,
  parts: SETTLE_PARTS,
  levels: SETTLE_LEVEL_FIELDS,
  fields: { level: { label: 'answer.level', valueName: settleTopicName } },
  skillName: settleSkillName,
  describe: describeSettleError,
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
