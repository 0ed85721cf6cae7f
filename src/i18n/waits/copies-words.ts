/** The copies that are left in words: the verdict, a kind of tile, hints. */
import type { TypesOf } from '../../engine/drills.ts';
import { tileName, tilesInText } from '../hand/tile-names.ts';
import type { Say, Voice } from '../speak.ts';

type CopiesTypes = TypesOf<'copies-left'>;
type Count = CopiesTypes['hints']['counts'][number];

export const copiesVerdictText = (
  { right, given, wanted }: CopiesTypes['verdict'],
  { say }: Pick<Voice, 'say'>,
): string =>
  right ? say('copies.right', { n: wanted }) : say('copies.wrong', { n: wanted, given });

export const copiesCountText = ({ inHand, onTable, left }: Count, say: Say): string =>
  say('copies.count', { hand: inHand, table: onTable, left });

/** The kinds, then each by itself: its step is the tile. */
export function copiesHintText(
  { counts, total }: CopiesTypes['hints'],
  step: string,
  { locale, say }: Voice,
): string {
  if (step === 'total') return say('copies.total', { n: total });
  const count = counts.find(({ tile }) => tile === step);
  if (!count) {
    const tiles = tilesInText(
      say,
      locale,
      counts.map(({ tile }) => tile),
    );
    return say('answer.waitsOn', { tiles });
  }
  const tile = tileName(say, count.tile);
  return say('copies.hint.kind', { tile, count: copiesCountText(count, say) });
}
