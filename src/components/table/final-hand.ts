/** A hand as it lies when play is over, from its texts. */
import { type Meld, parseLenient, type TileText, tileTextsIn } from '../../engine/notation.ts';
import type { TableNews } from '../../engine/open-table.ts';

export type TableEnd = NonNullable<TableNews['finished']>;
type FinalHand = TableEnd['hands'][keyof TableEnd['hands']];

const meldText = ({ tiles, open }: FinalHand['melds'][number]): string =>
  open ? `~${tiles}` : `(${tiles})`;

/** Without its flowers. */
export const handText = ({ concealed, melds }: Pick<FinalHand, 'concealed' | 'melds'>): string =>
  concealed + melds.map(meldText).join('');

interface ShownHand {
  readonly concealed: readonly TileText[];
  readonly flowers: readonly TileText[];
  readonly melds: readonly Meld[];
}

/** Each tile in its place and its colour; absent for what is no hand. */
export function shownHand({ concealed, melds, flowers }: FinalHand): ShownHand | undefined {
  const held = tileTextsIn(concealed);
  const bonus = tileTextsIn(flowers);
  const hand = parseLenient(handText({ concealed, melds }), true);
  if (!held || !bonus || !hand.ok) return undefined;
  return { concealed: held, flowers: bonus, melds: hand.value.melds };
}
