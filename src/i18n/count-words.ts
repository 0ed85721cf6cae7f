/** What "Count the hand" says of levels, skills, verdicts and refused texts. */
import {
  COUNT_TOPICS,
  type CountTopic,
  type CountVerdict,
  type FieldVerdict,
  type ScoredHandError,
} from '../engine/index.ts';
import { describeHandError } from './hand-errors.ts';
import type { Locale } from './locales.ts';
import { listed, type Say } from './speak.ts';
import { topicSkillName } from './topic-names.ts';

export const countTopicName = (say: Say, topic: CountTopic): string => say(`count.level.${topic}`);

export const countSkillName = topicSkillName(COUNT_TOPICS, countTopicName);

/** Words the refusal of a hand to count. */
export const describeCountError = (say: Say, error: ScoredHandError): string =>
  describeHandError(say, error, 'count.error.not-complete');

/** What one field should have been. */
export function fieldText(say: Say, { field, given, wanted, mark }: FieldVerdict): string {
  const data = { field: say(`count.field.${field}`), wanted, given: given ?? '' };
  if (mark === 'wrong')
    return say(given === undefined ? 'count.mark.empty' : 'count.mark.wrong', data);
  return say(mark === 'right' ? 'count.mark.right' : 'count.mark.free', data);
}

/** The verdict in a sentence. */
export function countVerdictText(verdict: CountVerdict, locale: Locale, say: Say): string {
  const { right, lines, score } = verdict;
  const { total, limit } = score.totals;
  if (lines.length === 0) {
    if (!right) return say('count.wrong', { n: total });
    return say(limit === 'limit-hand' ? 'count.limit' : 'count.right', { n: total });
  }
  if (right) return say('score.lines.right');
  const count = (wanted: string): number => lines.filter(({ mark }) => mark === wanted).length;
  const [missed, wrong] = [count('missed'), count('wrong')];
  const slips = [
    ...(missed > 0 ? [say('count.linesMissed', { n: missed })] : []),
    ...(wrong > 0 ? [say('count.linesWrong', { n: wrong })] : []),
  ];
  return say('count.linesNot', { slips: listed(locale, slips) });
}
