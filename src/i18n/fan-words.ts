/** What "Which fans?" says of levels, lines and verdicts. */
import {
  FAN_TOPICS,
  type FanLine,
  type FanQuestion,
  type FanTopic,
  type FanVerdict,
  isNaming,
  lessonNamed,
  type NamingTopic,
} from '../engine/index.ts';
import { fanNames } from './fan-names.ts';
import type { Locale } from './locales.ts';
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

/** The verdict in a sentence; where one fan is named, with the fan that it is. */
export function fanVerdictText(
  { ask }: FanQuestion,
  { right, lines }: FanVerdict,
  locale: Locale,
  say: Say,
): string {
  if (right) return say('fans.right');
  const marked = (wanted: string) => lines.filter(({ mark }) => mark === wanted);
  const missed = marked('missed');
  if (ask === 'name') {
    const fans = missed.map(({ item }) => item);
    return say('fans.wrong.name', { fans: fanNames(say, locale, fans) });
  }
  return say('score.lines.wrong', { missed: missed.length, wrong: marked('wrong').length });
}
