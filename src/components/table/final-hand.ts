/** A hand as it lies when play is over, from its texts. */
import { parseHand, type TileText, takeReds, tileTextsIn } from '../../engine/notation.ts';
import type { TableNews } from '../../engine/open-table.ts';
import type { MeldInColour } from '../tiles/meld-faces.ts';

export type Finished = NonNullable<TableNews['finished']>;
type FinalHand = Finished['hands'][keyof Finished['hands']];

const meldText = ({ tiles, open }: FinalHand['melds'][number]): string =>
  open ? `~${tiles}` : `(${tiles})`;

/** Without its flowers. */
export const handText = ({ concealed, melds }: Pick<FinalHand, 'concealed' | 'melds'>): string =>
  concealed + melds.map(meldText).join('');

interface ShownHand {
  readonly concealed: readonly TileText[];
  readonly flowers: readonly TileText[];
  readonly melds: readonly MeldInColour[];
}

/** Absent for what is no hand. */
export function shownHand({ concealed, melds, flowers }: FinalHand): ShownHand | undefined {
  const held = tileTextsIn(concealed);
  const bonus = tileTextsIn(flowers);
  const plain = parseHand(takeReds(handText({ concealed, melds })).text);
  if (!held || !bonus || !plain.ok) return undefined;
  const inColour = plain.value.melds.map((meld, at) => ({
    ...meld,
    reds: takeReds(melds[at]?.tiles ?? '').reds,
  }));
  return { concealed: held, flowers: bonus, melds: inColour };
}
