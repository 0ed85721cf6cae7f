/** What skills are called outside the page of their drill, when the site is built. */
import { drillData } from '../../course/drill-data.ts';
import { DRILLS, type DrillEntry, skillDrill, skillLevel } from '../../engine/drills.ts';
import type { Say } from '../../i18n/speak.ts';
import type { DrillInfo, DrillLevel } from './view.ts';

const LEVELS = import.meta.glob<(info: DrillInfo) => DrillLevel>('./*/level.ts', {
  import: 'levelOf',
  eager: true,
});

async function nameIn(row: DrillEntry): Promise<DrillLevel['skillName']> {
  const info = await drillData(row);
  const levelOf = LEVELS[`./${info.board}/level.ts`];
  if (!levelOf) throw new Error(`no level of ${info.board}`);
  return levelOf(info).skillName;
}

const BY_DRILL = new Map(
  await Promise.all(DRILLS.map(async (row: DrillEntry) => [row.id, await nameIn(row)] as const)),
);

/** `find-waits/13/pure` in words. */
export function skillName(say: Say, skill: string): string {
  const name = BY_DRILL.get(skillDrill(skill));
  if (!name) throw new Error(`no drill: ${skill}`);
  return name(say, skillLevel(skill));
}
