/** The map of skills: each drill under each rule set, with its levels from the first to the hardest. */

import { DRILL_GROUPS } from '../../course/drill-row.ts';
import { DRILL_PAGES, type DrillPage, findDrill } from '../../course/drills.ts';
import type { RegisteredRules } from '../../course/rulebooks.ts';
import {
  DRILLS,
  type DrillEntry,
  findDesk,
  type Level,
  type LevelField,
  levelFrom,
  skillOf,
  valuesOf,
} from '../../engine/drills.ts';
import { PLAYABLE_RULES, settlingOf } from '../../engine/scoring.ts';
import { ladderOf, rungsOf } from '../../stores/record/ladder.ts';

/** What is the same under all rule sets, or about all of them. */
const COMMON = 'common';
type MapRow = typeof COMMON | RegisteredRules;

interface Rung {
  /** The skills that it is made of, as a pattern: a drill may have other choices beside its ladder. */
  readonly skills: string;
  /** One of these skills, which names it. */
  readonly skill: string;
  /** The level in an address. */
  readonly query: string;
}

export interface Ladder {
  readonly drill: DrillPage;
  readonly rules: MapRow;
  readonly rungs: readonly Rung[];
}

/** Which results belong to a level of a ladder, whatever else was chosen beside it. */
function patternOf(id: string, fields: readonly LevelField[], fixed: Level): string {
  const parts = fields
    .filter(({ isMinor }) => !isMinor)
    .map((field) => {
      const value = fixed[field.name];
      if (value !== undefined && value !== field.unsaid) return `/${value}`;
      if (value !== undefined) return '';
      return field.isAmount || field.unsaid !== undefined ? '(/[^/]+)?' : '/[^/]+';
    });
  return `^${id}${parts.join('')}$`;
}

interface Way {
  readonly rules: MapRow;
  /** What a level is set to beside the ladder. */
  readonly fixed: Level;
}

const GAME = 'game';

function waysOf({ id, taught }: DrillEntry, levels: readonly LevelField[]): readonly Way[] {
  if (taught) return [{ rules: taught.rules, fixed: {} }];
  const games = levels.find(({ name }) => name === GAME);
  if (games)
    return valuesOf(games, levelFrom(levels)).map((game) => ({
      rules: PLAYABLE_RULES.find((rules) => rules === game) ?? COMMON,
      fixed: { [GAME]: game },
    }));
  if (id === 'settle-table')
    return PLAYABLE_RULES.flatMap((rules) => {
      const [first] = settlingOf(rules);
      return first === undefined ? [] : [{ rules, fixed: { level: first } }];
    });
  return [{ rules: COMMON, fixed: {} }];
}

function ladderAt(drill: DrillPage, levels: readonly LevelField[], { rules, fixed }: Way): Ladder {
  const ladder = ladderOf(levels);
  if (!ladder) throw new Error(`${drill.id} has no ladder`);
  const level = levelFrom(levels, fixed);
  const rungs = rungsOf(ladder, level).map((value) => {
    const chosen = { ...(GAME in fixed && fixed), [ladder.name]: value };
    return {
      skills: patternOf(drill.id, levels, chosen),
      skill: skillOf(drill.id, levels, levelFrom(levels, chosen)),
      query: new URLSearchParams(chosen).toString(),
    };
  });
  return { drill, rules, rungs };
}

/** By rule sets, then by what the drills are about. */
export const MAP_ROWS: readonly MapRow[] = [COMMON, ...PLAYABLE_RULES];

export async function skillMap(): Promise<readonly Ladder[]> {
  const found = await Promise.all(
    DRILLS.map(async (row) => {
      const { levels } = await findDesk(row.id);
      const drill = findDrill(row.page);
      return waysOf(row, levels).map((way) => ladderAt(drill, levels, way));
    }),
  );
  const inOrder = found.flat();
  return DRILL_GROUPS.flatMap((group) =>
    DRILL_PAGES.filter((drill) => drill.group === group).flatMap(({ id }) =>
      inOrder.filter(({ drill }) => drill.id === id),
    ),
  );
}
