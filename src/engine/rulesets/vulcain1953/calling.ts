/** A declared ready hand of a player who did not win (`vulcain1953.dec.7`). */
import type { WinSource } from '../../core/hand.ts';
import { checkCopies } from '../../core/hand.ts';
import type { Situation } from '../../core/situation.ts';
import { TILES } from '../../core/tile.ts';
import type { Vulcain1953Options } from './config.ts';

const wonBy = (situation: Situation, by: WinSource): readonly Situation[] =>
  TILES.map((tile): Situation => ({ ...situation, win: { tile, by } })).filter(
    (won) => checkCopies(won).ok,
  );

/** With the tile it awaits taken from a discard; drawn, where only a drawn one completes it. */
export function withAwaitedTile(
  situation: Situation,
  { callingHand }: Vulcain1953Options,
): readonly (readonly Situation[])[] | undefined {
  if (!callingHand || !situation.how.includes('calling')) return undefined;
  return [wonBy(situation, 'discard'), wonBy(situation, 'self')];
}
