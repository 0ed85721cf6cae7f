/** What the drills of the international rules say of levels, lines, verdicts and refused texts. */
import {
  FAN_TOPICS,
  type FanLine,
  type FanPositionError,
  type FanTopic,
  type FanVerdict,
  isNaming,
  lessonNamed,
  type NamingTopic,
  type OtherCount,
  TOTAL_TOPICS,
  type TotalField,
  type TotalFieldVerdict,
  type TotalTopic,
  type TotalVerdict,
} from '../engine/index.ts';
import { describeError } from './errors.ts';
import type { Locale } from './locales.ts';
import { itemName, reasonName } from './score-names.ts';
import { listed, type Say } from './speak.ts';
import { valueError } from './value-error.ts';

const lessonTitle = (say: Say, topic: NamingTopic): string =>
  say(`fans.lesson.${lessonNamed(topic)}`);

export const fanTopicName = (say: Say, topic: FanTopic): string =>
  isNaming(topic)
    ? say('fans.naming', { lesson: lessonTitle(say, topic) })
    : say(`fans.level.${topic}`);

/** A level after one where fans are named: by its lesson alone, as long as there is one. */
export const onwardName = (say: Say, topic: FanTopic): string =>
  isNaming(topic) ? lessonTitle(say, topic) : fanTopicName(say, topic);

export const totalTopicName = (say: Say, topic: TotalTopic): string => say(`totals.level.${topic}`);

/** What a skill is called; its id is the drill and the level. */
function skillName<Topic extends string>(
  topics: readonly Topic[],
  nameOf: (say: Say, topic: Topic) => string,
) {
  return (skill: string, say: Say): string => {
    const [, name] = skill.split('/');
    const topic = topics.find((one) => one === name);
    if (topic) return nameOf(say, topic);
    return name === 'own' ? say('finder.results.own') : skill;
  };
}

export const fanSkillName = skillName(FAN_TOPICS, fanTopicName);
export const totalSkillName = skillName(TOTAL_TOPICS, totalTopicName);

/** Words the refusal of a hand of these rules. */
export function describeFanError(say: Say, error: FanPositionError): string {
  switch (error.code) {
    case 'unknown-value':
      return valueError(say, error.value);
    case 'impossible-how':
      return say('count.error.how', { how: error.how });
    case 'impossible-count':
      return say('count.error.count', { count: error.count, melds: error.melds });
    case 'not-complete':
      return say('count.error.not-complete');
    case 'losers-do-not-score':
      return say('fans.error.not-won');
    default:
      return describeError(say, error);
  }
}

/** Why a fan counts or does not. */
export function whyText(say: Say, { why, points }: FanLine): string {
  if (why.kind === 'struck') return reasonName(say, { rules: 'mcr', rule: why.rule, item: why.by });
  if (why.kind === 'absent') return say('fans.why.absent');
  if (why.kind === 'less') return say('fans.why.less', { n: points });
  return why.times > 1
    ? say('fans.why.times', { n: points, times: why.times })
    : say('fans.why.counts', { n: points });
}

const fanNames = (say: Say, locale: Locale, items: readonly string[]): string =>
  listed(
    locale,
    items.map((item) => itemName(say, 'mcr', item)),
  );

/** The verdict in a sentence. */
export function fanVerdictText(verdict: FanVerdict, say: Say): string {
  if (verdict.right) return say('fans.right');
  const count = (wanted: string): number =>
    verdict.lines.filter(({ mark }) => mark === wanted).length;
  return say('score.lines.wrong', { missed: count('missed'), wrong: count('wrong') });
}

/** What another edition makes of a hand. */
export function otherText(
  { edition, total, more, fewer }: OtherCount,
  locale: Locale,
  say: Say,
): string {
  return [
    say('fans.other', { edition: say(`fans.edition.${edition}`), n: total }),
    more.length > 0 ? say('fans.other.more', { fans: fanNames(say, locale, more) }) : '',
    fewer.length > 0 ? say('fans.other.fewer', { fans: fanNames(say, locale, fewer) }) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

export const totalFieldName = (say: Say, field: TotalField): string =>
  field === 'base' || field === 'total'
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
export const totalVerdictText = ({ right, score, enough }: TotalVerdict, say: Say): string => {
  const { total } = score.totals;
  if (!enough.wanted) return say(right ? 'totals.right.short' : 'totals.wrong.short', { n: total });
  return say(right ? 'count.right' : 'count.wrong', { n: total });
};
