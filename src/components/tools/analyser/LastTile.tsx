import { useMemo } from 'preact/hooks';
import { lastTiles, type SettleRules } from '../../../engine/drills.ts';
import type { Hand } from '../../../engine/notation.ts';
import type { Say } from '../../../i18n/speak.ts';
import { faceIn, type HandPicker } from '../../../stores/picker/hand-picker.ts';
import { LastTiles } from '../../picker/LastTiles.tsx';

/** Whether all tiles of a complete hand lie there, and none is said to have won. */
export const lacksLastTile = ({ concealed, melds, win }: Hand): boolean =>
  !win && concealed.length + 3 * melds.length === 14;

interface LastTileProps {
  readonly hand: Hand;
  readonly settleRules: SettleRules;
  readonly table: Pick<HandPicker, 'winWith'>;
  readonly say: Say;
  readonly class?: string;
}

/** Asks with which tile the hand won, or says that it does not. */
export function LastTile({ hand, settleRules, table, say, ...look }: LastTileProps) {
  const last = useMemo(() => lastTiles(settleRules, hand), [settleRules, hand]);
  return last.length > 0 ? (
    <LastTiles
      {...look}
      label={say('tally.last')}
      tiles={last}
      faceOf={(tile) => faceIn(hand, tile)}
      onPick={table.winWith}
      say={say}
    />
  ) : (
    <p class="question-note">{say('tally.notWon')}</p>
  );
}
