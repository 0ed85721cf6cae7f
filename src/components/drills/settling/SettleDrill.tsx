import { SETTLE_LEVEL_FIELDS, SETTLE_PARTS, type SettleTypes } from '../../../engine/drills.ts';
import {
  describeSettleError,
  settleSkillName,
  settleTopicName,
} from '../../../i18n/settle-drill-words.ts';
import type { SettleDraft } from '../../../stores/settling/settle-draft.ts';
import { Drill } from '../Drill.tsx';
import type { DrillProps, DrillView } from '../view.ts';
import { SETTLE_QUESTION } from './settle-question.ts';

const SETTLE_VIEW: DrillView<SettleTypes, SettleDraft> = {
  ...SETTLE_QUESTION,
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

/** "Settle the table" as a page. */
export const SettleDrill = (props: DrillProps) => <Drill view={SETTLE_VIEW} {...props} />;
