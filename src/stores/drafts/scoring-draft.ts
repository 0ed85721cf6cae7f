import type { ScoringTypes } from '../../engine/drills.ts';
import { fail, ok, type Result, type Wind } from '../../engine/notation.ts';
import { type DraftRules, farOf, toggle } from '../question/drill-session.ts';
import { parseNumber } from './figures.ts';

type Shown = ScoringTypes['shown'];

export interface ScoringDraft {
  readonly lines: readonly string[];
  readonly figures: Readonly<Partial<Record<string, string>>>;
  readonly enough: boolean | undefined;
}

/** A line ticked, or its tick taken away; where one is asked for the others lose theirs. */
export const tickLine =
  (item: string, { ask }: Pick<Shown, 'ask'>) =>
  (draft: ScoringDraft): ScoringDraft => {
    const only = ask === 'name' && !draft.lines.includes(item);
    return { ...draft, lines: only ? [item] : toggle(draft.lines, item) };
  };

export const writeFigure =
  (field: string, text: string) =>
  (draft: ScoringDraft): ScoringDraft => ({
    ...draft,
    figures: { ...draft.figures, [field]: text },
  });

export const answerEnough =
  (enough: boolean) =>
  (draft: ScoringDraft): ScoringDraft => ({ ...draft, enough });

export const seatIn = (field: string): Wind | undefined =>
  /^[ESWN]$/.test(field) ? (field as Wind) : undefined;

/** Figures that are no whole numbers; if there are none, those still to be written. */
function unreadFigures({ fields }: Shown, { figures }: ScoringDraft): readonly string[] {
  const textOf = (id: string): string => figures[id]?.trim() ?? '';
  const bad = fields.filter(({ id }) => textOf(id) && !Number.isInteger(parseNumber(textOf(id))));
  const missing = fields.filter(
    ({ id, mayBeEmpty, mayBeFree }) => !textOf(id) && !mayBeEmpty && !mayBeFree,
  );
  return (bad.length > 0 ? bad : missing).map(({ id }) => id);
}

function read(
  shown: Shown,
  draft: ScoringDraft,
): Result<ScoringTypes['answer'], readonly string[]> {
  const { ask, hand } = shown;
  // A hand that won has something in it.
  const needsTick = ask === 'name' || (ask === 'lines' && hand.win !== undefined);
  if (needsTick && draft.lines.length === 0) return fail(['lines']);
  const unread = unreadFigures(shown, draft);
  if (unread.length > 0) return fail(unread);
  if (shown.least !== undefined && draft.enough === undefined) return fail(['enough']);
  const figures = Object.entries(draft.figures).flatMap(([field, text]) => {
    const figure = parseNumber(text ?? '');
    return figure === undefined ? [] : [[field, figure] as const];
  });
  return ok({ lines: draft.lines, figures: Object.fromEntries(figures), enough: draft.enough });
}

export const SCORING_RULES: DraftRules<ScoringTypes, ScoringDraft> = {
  blank: () => ({ lines: [], figures: {}, enough: undefined }),
  read,
  left: ({ ask }) => (ask === 'enough' ? 1 : undefined),
  far: ({ ask }, verdict) => (ask === 'lines' ? farOf(verdict) : undefined),
};
