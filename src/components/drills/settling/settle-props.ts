import type { SettleTypes } from '../../../engine/drills.ts';
import type { SettleDraft } from '../../../stores/settling/settle-draft.ts';
import type { BoardProps } from '../view.ts';

export type SettleBoardProps = BoardProps<SettleTypes, SettleDraft>;
