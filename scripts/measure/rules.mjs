import { agreedOf } from '../../src/engine/scoring/kit.ts';
import { loadKit } from '../../src/engine/scoring.ts';

/** A rule set as hands are played by it for points. */
export async function rulesInPoints(id) {
  const kit = await loadKit(id);
  return { kit, agreed: agreedOf(kit, kit.inPoints) };
}
