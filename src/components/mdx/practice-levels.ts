/** The drills that a lesson leads to at one of their levels. */
import type { SettleTopicId } from '../../engine/scoring.ts';
import { levelName } from '../../i18n/drill-levels.ts';
import type { Say } from '../../i18n/speak.ts';

/** By the attribute that names the level, which is the name of the page too: what the link says. */
const TEXTS = {
  count: (say: Say, level: string) =>
    say('learn.practice.count', { level: levelName(say, 'count', level) }),
  settle: (say: Say, level: SettleTopicId) =>
    say('learn.practice.settle', { level: say(`accounts.level.${level}`) }),
  fans: (say: Say, level: string) =>
    say('learn.practice.fans', { level: levelName(say, 'fans', level) }),
  total: (say: Say, level: string) =>
    say('learn.practice.total', { level: levelName(say, 'total', level) }),
  eight: (say: Say, level: string) =>
    say('learn.practice.eight', { level: levelName(say, 'route', level) }),
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
