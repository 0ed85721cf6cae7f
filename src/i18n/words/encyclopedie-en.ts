/** The rows by which a hand of the encyclopedia's game may be counted, and its agreements. */
import type { EncyclopedieItemId } from '../../engine/rulesets/encyclopedie/index.ts';
import { tchouEn } from './tchou-en.ts';

/** Under the borrowed table flowers always count, and no kong is robbed. */
const NOT_BORROWED = ['tchou1924.item.flower-not-played', 'tchou1924.item.robbed-kong'] as const;
type Borrowed = Exclude<keyof typeof tchouEn, (typeof NOT_BORROWED)[number]>;
type OwnName<Key> = Key extends `tchou1924.${infer Row}` ? `encyclopedie.${Row}` : never;
type BorrowedRows = Readonly<Record<OwnName<Borrowed>, string>>;

/** The rows of 1924 say the same when another rule set borrows them. */
export const borrowedRows = (rows: Readonly<Record<keyof typeof tchouEn, string>>): BorrowedRows =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([key]) => !NOT_BORROWED.some((left) => left === key))
      .map(([key, text]) => [key.replace('tchou1924', 'encyclopedie'), text]),
  ) as BorrowedRows;

const items = {
  'encyclopedie.item.mah-jong': 'Mah-jong',
  'encyclopedie.item.run-of-honours': 'Runs of honours',
} as const satisfies Readonly<Record<`encyclopedie.item.${EncyclopedieItemId}`, string>>;

export const encyclopedieEn = {
  ...borrowedRows(tchouEn),
  ...items,
  'encyclopedie.first': 'dealer',
  'encyclopedie.firstSeat': '{seat} is the dealer.',
  'encyclopedie.option.points': 'Hands are counted',
  'encyclopedie.option.points.none': 'not at all: the article has no table of points',
  'encyclopedie.option.points.tchou1924': 'by the table of 1924: our choice, not the article’s',
  'encyclopedie.option.grandsJeux': '“Grands Jeux”: the limit hands of 1924',
  'encyclopedie.option.eastDouble': 'Between losers, doubled is',
  'encyclopedie.option.eastDouble.payments': 'what East pays or gets',
  'encyclopedie.option.eastDouble.scores': 'East’s score, before the difference',
} as const;
