import { type DrillTypes, skillLevel } from '../../engine/drills.ts';
import { useStore } from '../parts/use-store.ts';
import type { DrillParts } from './drill-parts.ts';

/** The id of the panel in which the level is chosen. */
export const LEVEL_PANEL = 'level';

type LevelNameProps<T extends DrillTypes, Draft> = Pick<
  DrillParts<T, Draft>,
  'view' | 'session' | 'say'
>;

/** The level of the question on the board; one from an address or typed is of none. */
export function LevelName<T extends DrillTypes, Draft>(props: LevelNameProps<T, Draft>) {
  const { view, session, say } = props;
  const { skill } = useStore(session.$state);
  if (skill !== `${view.id}/own`) return <span>{view.skillName(say, skillLevel(skill))}</span>;
  return <span>{say(view.link ? 'finder.level.positionLink' : 'finder.level.link')}</span>;
}
