/** The drills that a lesson leads to at one of their levels. */
import {
  type CountTopic,
  type FanTopic,
  isNaming,
  type RouteTopic,
  type SettleTopicId,
  type TotalTopic,
} from '../../engine/index.ts';
import { fanTopicName, lessonTitle } from '../../i18n/fan-words.ts';
import { routeTopicName } from '../../i18n/route-words.ts';
import type { Say } from '../../i18n/speak.ts';
import { totalTopicName } from '../../i18n/total-words.ts';

/** By the attribute that names the level, which is the name of the page too: what the link says. */
const TEXTS = {
  count: (say: Say, level: CountTopic) =>
    say('learn.practice.count', { level: say(`count.level.${level}`) }),
  settle: (say: Say, level: SettleTopicId) =>
    say('learn.practice.settle', { level: say(`accounts.level.${level}`) }),
  fans: (say: Say, level: FanTopic) =>
    isNaming(level)
      ? say('learn.practice.naming', { lesson: lessonTitle(say, level) })
      : say('learn.practice.fans', { level: fanTopicName(say, level) }),
  total: (say: Say, level: TotalTopic) =>
    say('learn.practice.total', { level: totalTopicName(say, level) }),
  eight: (say: Say, level: RouteTopic) =>
    say('learn.practice.eight', { level: routeTopicName(say, level) }),
};

type Drill = keyof typeof TEXTS;
type LevelOf<D extends Drill> = Parameters<(typeof TEXTS)[D]>[1];

/** One attribute, a level of its drill. */
export type LevelProps = { [D in Drill]: Readonly<Record<D, LevelOf<D>>> }[Drill];

interface LevelDoor {
  readonly page: Drill;
  readonly level: string;
  readonly text: string;
}

/** Where the attribute leads. */
export function levelDoor(say: Say, props: LevelProps): LevelDoor {
  const [page, level] = Object.entries(props)[0] as [Drill, never];
  return { page, level, text: TEXTS[page](say, level) };
}
