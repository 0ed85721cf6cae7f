/** What is known of a drill when the site is built, for the view that draws it. */
import { type DrillEntry, findDesk } from '../engine/drills.ts';
import { loadKit, loadTeaching } from '../engine/scoring.ts';

/** The board that a drill shares with others, or its own. */
export const boardOf = ({ id, board, taught }: DrillEntry): string => board ?? taught?.board ?? id;

/** By which the keys of a question's own words begin: its drill's, and its rule set's if it has one. */
export function areasIn({ page, taught }: DrillEntry, shown: unknown): readonly string[] {
  const { rules = taught?.rules }: { readonly rules?: unknown } = Object(shown);
  return typeof rules === 'string' ? [page, rules] : [page];
}

/** A drill that a rule set teaches also gets its rules. */
export async function drillData(row: DrillEntry) {
  const { id, page, taught } = row;
  const { parts, levels } = await findDesk(id);
  const drill = { id, board: boardOf(row), area: page, parts, levels };
  if (!taught) return { ...drill, rules: '', steerAs: id, circumstances: [], extras: [] };
  // The first drill of a rule set keeps the mistakes of all.
  const [first] = (await loadTeaching(taught.rules)).drills;
  const kit = await loadKit(taught.rules);
  const circumstances = kit.circumstances.map(({ id: how }) => how);
  const extras = kit.extras.map(({ id: extra, kind, most }) => ({ id: extra, kind, most }));
  return { ...drill, ...taught, steerAs: first?.id ?? id, circumstances, extras };
}

/** As plain data. Levels whose values depend on each other are code: the view brings those. */
export async function plainDrillData(row: DrillEntry) {
  const { levels, ...handed } = await drillData(row);
  const isPlain = levels.every(({ values }) => typeof values !== 'function');
  return { ...handed, levels: isPlain ? levels : [] };
}
