/** What "Total and payment" says of levels, figures and verdicts. */
import {
  TOTAL_TOPICS,
  type TotalField,
  type TotalFieldVerdict,
  type TotalTopic,
  type TotalVerdict,
} from '../engine/index.ts';
import type { Say } from './speak.ts';
import { topicSkillName } from './topic-names.ts';

export const totalTopicName = (say: Say, topic: TotalTopic): string => say(`totals.level.${topic}`);
export const totalSkillName = topicSkillName(TOTAL_TOPICS, totalTopicName);

/** A figure of points; the others are payments. */
export const isPoints = (field: TotalField): field is 'base' | 'total' =>
  field === 'base' || field === 'total';

export const totalFieldName = (say: Say, field: TotalField): string =>
  isPoints(field)
    ? say(`totals.field.${field}`)
    : say('totals.field.pays', { seat: say(`wind.${field}`) });

/** What one figure should have been. */
export function totalFieldText(
  say: Say,
  { field, given, wanted, right }: TotalFieldVerdict,
): string {
  const data = { field: totalFieldName(say, field), wanted, given: given ?? '' };
  if (right) return say('count.mark.right', data);
  return say(given === undefined ? 'count.mark.empty' : 'count.mark.wrong', data);
}

/** Whether the hand may go out, and whether the reader said so. */
export function enoughText(say: Say, { enough, score }: TotalVerdict): string {
  const { base } = score.totals;
  const said = enough.given === enough.wanted ? 'right' : 'wrong';
  return say(enough.wanted ? `totals.may.${said}` : `totals.mayNot.${said}`, { n: base });
}

/** The verdict in a sentence. */
export const totalVerdictText = (
  { right, score, enough, fields }: TotalVerdict,
  say: Say,
): string => {
  const { total } = score.totals;
  const areRight = fields.every((one) => one.right || !isPoints(one.field));
  if (!right && areRight && enough.given === enough.wanted) return say('totals.wrong.pays');
  if (!enough.wanted) return say(right ? 'totals.right.short' : 'totals.wrong.short', { n: total });
  return say(right ? 'count.right' : 'count.wrong', { n: total });
};
