/** What "Which fans?" says of levels, lines and verdicts. */
import {
  FAN_TOPICS,
  type FanLine,
  type FanTopic,
  type FanVerdict,
  isNaming,
  lessonNamed,
  type NamingTopic,
} from '../engine/index.ts';
import { reasonName } from './score-names.ts';
import type { Say } from './speak.ts';
import { topicSkillName } from './topic-names.ts';

export const lessonTitle = (say: Say, topic: NamingTopic): string =>
  say(`fans.lesson.${lessonNamed(topic)}`);

export const fanTopicName = (say: Say, topic: FanTopic): string =>
  isNaming(topic)
    ? say('fans.naming', { lesson: lessonTitle(say, topic) })
    : say(`fans.level.${topic}`);

/** A level after one where fans are named: by its lesson alone, as long as there is one. */
export const onwardName = (say: Say, topic: FanTopic): string =>
  isNaming(topic) ? lessonTitle(say, topic) : fanTopicName(say, topic);

export const fanSkillName = topicSkillName(FAN_TOPICS, fanTopicName);

/** Why a fan counts or does not. */
export function whyText(say: Say, { why, points }: FanLine): string {
  if (why.kind === 'struck') return reasonName(say, { rules: 'mcr', rule: why.rule, item: why.by });
  if (why.kind === 'absent') return say('fans.why.absent');
  if (why.kind === 'less') return say('fans.why.less', { n: points });
  return why.times > 1
    ? say('fans.why.times', { n: points, times: why.times })
    : say('fans.why.counts', { n: points });
}

/** The verdict in a sentence. */
export function fanVerdictText(verdict: FanVerdict, say: Say): string {
  if (verdict.right) return say('fans.right');
  const count = (wanted: string): number =>
    verdict.lines.filter(({ mark }) => mark === wanted).length;
  return say('score.lines.wrong', { missed: count('missed'), wrong: count('wrong') });
}
