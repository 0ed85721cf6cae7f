/** What the sheet of a table says of a rule set, in one language: seats and deal, points, payments. */
import { isSameData } from '../engine/notation.ts';
import type { PointHeading } from './points-table.ts';

type Options = Readonly<Record<string, unknown>>;

export interface SheetText {
  readonly text: string;
  /** What it becomes where players have agreed so. */
  readonly under: readonly { readonly agreed: Options; readonly text: string }[];
}

export interface SheetTexts {
  readonly deal: readonly SheetText[];
  readonly payments: readonly SheetText[];
  /** What the agreements change in the table of points, beside its rows. */
  readonly changes: readonly SheetText[];
  readonly headings: readonly PointHeading<string>[] | undefined;
  readonly rows: Readonly<
    Record<string, { readonly name?: string | undefined; readonly asks?: SheetText | undefined }>
  >;
  /** Whose table it is, where it is not the source's own. */
  readonly note?: string | undefined;
}

/** Nothing where it has nothing to say under these agreements. */
export const textUnder = (options: Options, { text, under }: SheetText): string =>
  under.find(({ agreed }) =>
    Object.entries(agreed).every(([name, value]) => isSameData(options[name], value)),
  )?.text ?? text;

export const textsUnder = (options: Options, texts: readonly SheetText[]): readonly string[] =>
  texts.map((text) => textUnder(options, text)).filter((text) => text !== '');
