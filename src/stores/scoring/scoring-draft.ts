import type { ScoringTypes } from '../../engine/drills.ts';
import { fail, ok, type Result, type Wind } from '../../engine/notation.ts';
import type { DraftRules } from '../drill-session.ts';
import { numberIn } from '../figures.ts';

type Shown = ScoringTypes['shown'];

export interface ScoringDraft {
  readonly lines: readonly string[];
  readonly figures: Readonly<Partial<Record<string, string>>>;
  readonly enough: boolean | undefined;
}

type Change = (draft: ScoringDraft) => ScoringDraft;

/** A line ticked, or its tick taken away; where one is asked for the others lose theirs. */
export const ticked =
  (item: string, { ask }: Pick<Shown, 'ask'>): Change =>
  (draft) => {
    const { lines } = draft;
    if (lines.includes(item)) return { ...draft, lines: lines.filter((line) => line !== item) };
    return { ...draft, lines: ask === 'name' ? [item] : [...lines, item] };
  };

export const written =
  (field: string, text: string): Change =>
  (draft) => ({ ...draft, figures: { ...draft.figures, [field]: text } });

export const said =
  (enough: boolean): Change =>
  (draft) => ({ ...draft, enough });

/** The seat whose payment a field holds; absent where it is a figure of the hand. */
export const seatIn = (field: string): Wind | undefined =>
  /^[ESWN]$/.test(field) ? (field as Wind) : undefined;

/** What cannot be read of the figures: no whole numbers, or else what is still to be written. */
function unreadFigures({ fields }: Shown, { figures }: ScoringDraft): readonly string[] {
  const texts = fields.map((field) => ({ ...field, text: figures[field.id]?.trim() ?? '' }));
  const bad = texts.filter(({ text }) => text !== '' && !Number.isInteger(numberIn(text)));
  const missing = texts.filter(
    (field) => field.text === '' && !field.mayBeEmpty && !field.mayBeFree,
  );
  return (bad.length > 0 ? bad : missing).map(({ id }) => id);
}

/** A hand that won has something in it: without a tick there is no answer. */
const lacksTick = ({ ask, hand }: Shown, { lines }: ScoringDraft): boolean =>
  lines.length === 0 && (ask === 'name' || (ask === 'lines' && hand.win !== undefined));

function read(
  shown: Shown,
  draft: ScoringDraft,
): Result<ScoringTypes['answer'], readonly string[]> {
  if (lacksTick(shown, draft)) return fail(['lines']);
  const unread = unreadFigures(shown, draft);
  if (unread.length > 0) return fail(unread);
  if (shown.least !== undefined && draft.enough === undefined) return fail(['enough']);
  const figures = Object.entries(draft.figures).flatMap(([field, text]) => {
    const figure = numberIn(text ?? '');
    return figure === undefined ? [] : [[field, figure] as const];
  });
  return ok({ lines: draft.lines, figures: Object.fromEntries(figures), enough: draft.enough });
}

export const SCORING_RULES: DraftRules<ScoringTypes, ScoringDraft> = {
  blank: () => ({ lines: [], figures: {}, enough: undefined }),
  read,
};
