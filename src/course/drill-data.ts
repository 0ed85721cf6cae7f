/** What the island of a drill is given by its page. */
import { type DrillEntry, deskNamed } from '../engine/drills.ts';
import { loadKit, loadTeaching } from '../engine/scoring.ts';

/** A drill that a rule set teaches also gets its rules and its board. */
export async function drillData({ id, page, board, taught }: DrillEntry) {
  const { parts, levels } = await deskNamed(id);
  const drill = { id, parts, levels };
  if (!taught) return { ...drill, board };
  // The first drill of a rule set keeps the mistakes of all.
  const [first] = (await loadTeaching(taught.rules)).drills;
  const kit = await loadKit(taught.rules);
  const circumstances = kit.circumstances.map(({ id: how }) => how);
  const extras = kit.extras.map(({ id: extra, kind, most }) => ({ id: extra, kind, most }));
  return { ...drill, ...taught, area: page, steerAs: first?.id ?? id, circumstances, extras };
}
