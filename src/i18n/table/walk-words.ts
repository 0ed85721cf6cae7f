/** What is done in a guided walk, as sentences. */
import type { CeremonyStep } from '../../engine/table.ts';
import { groupName } from '../hand/tile-names.ts';
import type { Voice } from '../speak.ts';
import { actText } from './ceremony-words.ts';

/** A claim is told with what is laid; everything else as in any ceremony. */
export function walkActText(step: CeremonyStep, { say }: Voice): string {
  const { act, scene } = step;
  if (act.kind !== 'claim') return actText(step, say);
  const row = scene.seats[act.seat];
  const laid = row?.melds.at(-1);
  if (!row || !laid) return actText(step, say);
  return say('walk.claim', { player: row.player, group: groupName(say, laid) });
}
