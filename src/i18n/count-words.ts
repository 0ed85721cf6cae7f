/** What "Count the hand" says of levels, skills, verdicts and refused texts. */
import {
  COUNT_TOPICS,
  type CountQuestionError,
  type CountTopic,
  type CountVerdict,
  type FieldVerdict,
} from '../engine/index.ts';
import { describeError, valueError } from './errors.ts';
import type { Locale } from './locales.ts';
import { listed, type Say } from './speak.ts';

export const countTopicName = (say: Say, topic: CountTopic): string => say(`count.level.${topic}`);

/** What a skill is called; its id is the drill and the level. */
export function countSkillName(skill: string, say: Say): string {
  const [, name] = skill.split('/');
  const topic = COUNT_TOPICS.find((one) => one === name);
  if (topic) return countTopicName(say, topic);
  return name === 'own' ? say('finder.results.own') : skill;
}

/** Words the refusal of a hand to count. */
export function describeCountError(say: Say, error: CountQuestionError): string {
  switch (error.code) {
    case 'unknown-value':
      return valueError(say, error.value);
    case 'impossible-how':
      return say('count.error.how', { how: error.how });
    case 'impossible-count':
      return say('count.error.count', { count: error.count, melds: error.melds });
    case 'not-complete':
    case 'losers-do-not-score':
      return say('count.error.not-complete');
    default:
      return describeError(say, error);
  }
}

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
