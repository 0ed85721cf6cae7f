/**
 * The question on a board with the answer given to it, kept as long as the window: a reload and
 * a change of language show both again, and nothing is counted twice.
 */
import type { ReadableAtom } from 'nanostores';
import type { DrillTypes, Texts } from '../../engine/drills.ts';
import { keepInWindow, textInWindow, valueIn } from '../device/storage.ts';
import type { DraftRules, SessionState } from './drill-session.ts';

export interface OnBoard {
  readonly texts: Texts;
  readonly skill: string;
  /** How many hints were taken. */
  readonly taken: number;
  /** What was answered; absent as long as nothing was checked. */
  readonly draft?: unknown;
  readonly answer?: unknown;
  /** Whether that was a first try, and the second is to come. */
  readonly nudged?: boolean;
}

export interface BoardMemory {
  readonly recall: () => OnBoard | undefined;
  readonly keep: (state: SessionState<DrillTypes, unknown>, answer?: unknown) => void;
}

export const sameTexts = (a: Texts, b: Texts): boolean => {
  const written = (texts: Texts) =>
    JSON.stringify(
      Object.entries(texts)
        .filter(([, text]) => text !== undefined)
        .sort(),
    );
  return written(a) === written(b);
};

function onBoardIn(text: string | undefined): OnBoard | undefined {
  const { texts, skill, taken, draft, answer, nudged } = Object(valueIn(text));
  const isWhole = Object(texts) === texts && typeof skill === 'string' && taken >= 0;
  if (!isWhole) return undefined;
  return { texts, skill, taken, draft, answer, ...(nudged === true && { nudged }) };
}

/** `place` is a drill, or a position of a lesson; what it kept comes back where that is wanted. */
export function boardMemory(place: string, comesBack = () => true): BoardMemory {
  const name = `board.${place}`;
  return {
    recall: () => (comesBack() ? onBoardIn(textInWindow(name)) : undefined),
    keep: ({ texts, skill, taken, draft, verdict, nudged }, answer) => {
      const answered = verdict ? { draft } : nudged && { draft: nudged.draft, nudged: true };
      keepInWindow(name, JSON.stringify({ texts, skill, taken, ...answered, answer }));
    },
  };
}

/** Keeps each question as it comes, and its answer once it is judged. */
export function keepBoard<T extends DrillTypes, Draft>(
  $state: ReadableAtom<SessionState<T, Draft>>,
  memory: BoardMemory,
  { read }: Pick<DraftRules<T, Draft>, 'read'>,
): void {
  $state.listen((state, before) => {
    const isNew = state.texts !== before?.texts;
    const isJudged = state.verdict !== undefined && before?.verdict === undefined;
    const isNudged = state.nudged !== undefined && before?.nudged === undefined;
    if (!isNew && !isJudged && !isNudged) return;
    const answer = isNew ? undefined : read(state.shown, state.draft);
    memory.keep(state, answer?.ok ? answer.value : undefined);
  });
}
