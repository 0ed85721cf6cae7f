/** What a rule set says of the tiles that complete a hand: what counts, and what bars them. */
import type { Texts } from '../../engine/drills.ts';
import {
  type Hand,
  type HeldHand,
  inSituation,
  parseTiles,
  type Situation,
  type Tile,
  WINDS,
  type WinSource,
} from '../../engine/notation.ts';
import { type AgreedRules, type Kit, winningRows } from '../../engine/scoring.ts';

/** In the address: the player's own discards. */
export const RIVER_PART = 'river';

/** None, where there are none or they cannot be read. */
export function riverIn(texts: Texts): readonly Tile[] {
  const read = parseTiles(texts[RIVER_PART] ?? '');
  return read.ok ? read.value : [];
}

/** The winds that are told, East where they are not. */
export function windsIn(texts: Texts): Pick<Situation, 'seat' | 'round'> {
  const windIn = (part: string) => WINDS.find((wind) => wind === texts[part]) ?? 'E';
  return { seat: windIn('seat'), round: windIn('round') };
}

export type RowsOfWin = (
  hand: HeldHand,
  tile: Tile,
  by: WinSource,
) => readonly string[] | undefined;

/** What is said to have happened counts only where it could. */
export function rowsOfWin(
  { circumstances }: Pick<Kit, 'circumstances'>,
  agreed: AgreedRules,
  texts: Texts,
): RowsOfWin {
  const winds = windsIn(texts);
  const told = (texts['how'] ?? '').split(',');
  return ({ concealed, melds }, tile, by) => {
    const won: Hand = { concealed, melds, flowers: [], win: { tile, by } };
    const how = circumstances
      .filter(({ id, possible }) => told.includes(id) && possible(inSituation(won, { how: told })))
      .map(({ id }) => id);
    return winningRows(agreed, inSituation(won, { ...winds, how }));
  };
}
