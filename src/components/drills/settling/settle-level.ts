import { SETTLE_LEVEL_FIELDS } from '../../../engine/drills.ts';
import { settleTopicName } from '../../../i18n/settle-drill-words.ts';
import type { LevelView } from '../view.ts';

export const SETTLE_LEVEL: LevelView = {
  levels: SETTLE_LEVEL_FIELDS,
  fields: { level: { label: 'answer.level', valueName: settleTopicName } },
};
