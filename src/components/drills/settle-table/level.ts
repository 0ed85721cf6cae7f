import { SETTLE_LEVEL_FIELDS } from '../../../engine/drills.ts';
import { settleSkillName, settleTopicName } from '../../../i18n/scores/settle-drill-words.ts';
import type { DrillLevel } from '../view.ts';

export const levelOf = (): DrillLevel => ({
  levels: SETTLE_LEVEL_FIELDS,
  fields: { level: { label: 'answer.level', valueName: settleTopicName } },
  skillName: settleSkillName,
});
