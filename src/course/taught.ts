/** What a rule set teaches by a drill, as its page hands it in. */
import { type DrillRow, deskNamed } from '../engine/drills.ts';
import { loadTeaching } from '../engine/scoring.ts';

/** Absent where no rule set teaches the drill; the first drill of one keeps the mistakes of all. */
export async function taughtBy({ id, page, taught }: DrillRow) {
  if (!taught) return undefined;
  const { parts, levels } = await deskNamed(id);
  const [first] = (await loadTeaching(taught.rules)).drills;
  return { ...taught, id, parts, levels, area: page, steerAs: first?.id ?? id };
}
