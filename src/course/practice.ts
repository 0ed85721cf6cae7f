/** The drills that practise a rule, each set to the level that asks it. */
import { DRILLS, type Level, type LevelField, valuesOf } from '../engine/drills.ts';
import { findDrill, isDrillName } from './drills.ts';
import { type DrillName, rulesOf } from './links.ts';

/** What a lesson says of a drill: its page, and the fields of the level that it is set to. */
export interface DrillLevel {
  readonly page: string;
  readonly level: Readonly<Record<string, string>>;
}

const PRACTICE = /<Practice ([^>]*)\/>/g;
const FIELD = /(\w+)="([^"]*)"/g;

/** The drills that the text of a lesson leads to. */
export const lessonLevels = (body: string): readonly DrillLevel[] =>
  [...body.matchAll(PRACTICE)].map(([, fields = '']) => {
    const { drill = '', ...level } = Object.fromEntries(
      [...fields.matchAll(FIELD)].map(([, name = '', value = '']) => [name, value] as const),
    );
    return { page: drill, level };
  });

const GAME = 'game';

/** The drill whose questions the book gives by number, and the field that names one. */
const NUMBERED: DrillName = 'waits';

const DESKS = new Map(
  await Promise.all(
    DRILLS.map(async ({ page, load }) => [page as DrillName, await load()] as const),
  ),
);

const fieldOf = (page: DrillName, name: string): LevelField | undefined =>
  DESKS.get(page)?.levels.find((field) => field.name === name);

/** Of a drill that is played under several rule sets, the one that the rule belongs to. */
function gameOf(page: DrillName, id: string): DrillLevel['level'] {
  const games = fieldOf(page, GAME);
  const rules = rulesOf(id);
  return games && valuesOf(games, {}).includes(rules) ? { [GAME]: rules } : {};
}

interface RuleInDrills {
  readonly id: string;
  /** Pages, with a level behind a stroke where the register names one. */
  readonly drills: readonly string[];
  readonly lessons: readonly DrillLevel[];
  /** The number of the formula that it is. */
  readonly formula?: string | undefined;
}

/** As the register names the level; else as the lesson that teaches the rule sets it. */
function levelOf(page: DrillName, level: string | undefined, rule: RuleInDrills): Level {
  const game = gameOf(page, rule.id);
  if (level !== undefined) return { ...game, level };
  if (page === NUMBERED && rule.formula !== undefined) return { formula: rule.formula };
  const taught = rule.lessons.find(
    (lesson) => lesson.page === page && (lesson.level[GAME] ?? game[GAME]) === game[GAME],
  );
  return { ...game, ...taught?.level };
}

export const ruleDrills = (rule: RuleInDrills) =>
  rule.drills.flatMap((named) => {
    const [page = '', level] = named.split('/');
    if (!isDrillName(page)) return [];
    const query = new URLSearchParams(levelOf(page, level, rule)).toString();
    return [{ page, title: findDrill(page).title, query: query === '' ? '' : `?${query}` }];
  });

/** Whether a level that the register names is one of the drill’s, under the rules that it is of. */
export function isLevelOf(page: string, level: string, id: string): boolean {
  if (!isDrillName(page)) return false;
  const field = fieldOf(page, 'level');
  return field !== undefined && valuesOf(field, gameOf(page, id)).includes(level);
}
