import type { SeatPair, SettleTypes } from '../../engine/drills.ts';
import { fail, ok, type Result, type Wind } from '../../engine/notation.ts';
import type { DraftRules } from '../question/drill-session.ts';
import { parseNumber } from './figures.ts';

interface SumDraft {
  readonly text: string;
  /** The second seat pays the first; of a net, it is a loss. */
  readonly turned: boolean;
}

export type SettleCell = SeatPair | Wind | 'sum';
export type SettleDraft = Readonly<Partial<Record<SettleCell, SumDraft>>>;

export const draftOf = (draft: SettleDraft, cell: SettleCell): SumDraft =>
  draft[cell] ?? { text: '', turned: false };

/** Payments point at the winner from the start; losers lose until it is said otherwise. */
function blank({ pairs, nets, winner }: SettleTypes['shown']): SettleDraft {
  const pays = pairs.map((pair) => [pair, { text: '', turned: pair[0] === winner }] as const);
  const gains = nets.map((seat) => [seat, { text: '', turned: seat !== winner }] as const);
  return Object.fromEntries([...pays, ...gains]);
}

export function sumIn({ text, turned }: SumDraft): number | undefined {
  const sum = parseNumber(text);
  return sum !== undefined && turned ? -sum : sum;
}

const sumsOf = <Cell extends SettleCell>(draft: SettleDraft, cells: readonly Cell[]) =>
  Object.fromEntries(
    cells.flatMap((cell) => {
      const sum = sumIn(draftOf(draft, cell));
      return sum === undefined ? [] : [[cell, sum]];
    }),
  ) as Partial<Record<Cell, number>>;

function read(
  shown: SettleTypes['shown'],
  draft: SettleDraft,
): Result<SettleTypes['answer'], readonly string[]> {
  const several: readonly SettleCell[] = [...shown.pairs, ...shown.nets];
  const cells = several.length > 0 ? several : (['sum'] as const);
  const written = cells.filter((cell) => draftOf(draft, cell).text.trim() !== '');
  const bad = written.filter((cell) => sumIn(draftOf(draft, cell)) === undefined);
  if (bad.length > 0) return fail(bad);
  if (written.length === 0) return fail(cells.slice(0, 1));
  return ok({
    pays: sumsOf(draft, shown.pairs),
    nets: sumsOf(draft, shown.nets),
    ...sumsOf(draft, ['sum']),
  });
}

export const SETTLE_RULES: DraftRules<SettleTypes, SettleDraft> = { blank, read };

const changed =
  (cell: SettleCell, by: (sum: SumDraft) => SumDraft) =>
  (draft: SettleDraft): SettleDraft => ({ ...draft, [cell]: by(draftOf(draft, cell)) });

export const writeSum = (cell: SettleCell, text: string) =>
  changed(cell, (sum) => ({ ...sum, text }));

export const turnSum = (cell: SettleCell) =>
  changed(cell, (sum) => ({ ...sum, turned: !sum.turned }));
