/** A hand of the accounts while its tiles are tapped. */
import { computed } from 'nanostores';
import type { TilesWorth } from '../../engine/accounts.ts';
import type { Texts } from '../../engine/drills.ts';
import { formatHand } from '../../engine/notation.ts';
import { createTallying } from '../analyser/tally.ts';
import { createHandPicker } from '../picker/hand-picker.ts';

export type TilesDraft = ReturnType<typeof createTilesDraft>;

/** `names` are those of the texts that the hand hangs on; the table knows the rest. */
export function createTilesDraft(worth: TilesWorth | undefined, names: readonly string[]) {
  const picker = createHandPicker(worth?.hand ?? '', { withReds: true });
  const tallying = createTallying(worth?.texts ?? {});
  const own = (said: Texts): Texts =>
    Object.fromEntries(names.flatMap((name) => (said[name] ? [[name, said[name]]] : [])));
  return {
    picker,
    tallying,
    /** Absent while there are no tiles. */
    $worth: computed(
      [picker.$picked, tallying.$texts],
      ({ hand }, said): TilesWorth | undefined =>
        hand && { hand: formatHand(hand), texts: own(said) },
    ),
  };
}
