import type { ButtonHTMLAttributes } from 'preact';
import type { TableAsk, TableTypes } from '../../../engine/drills.ts';
import type { Voice } from '../../../i18n/speak.ts';

export type ShownOf<Ask extends TableAsk> = Extract<TableTypes['shown'], { ask: Ask }>;

export type Mark = 'chosen' | 'right' | 'missed' | 'wrong';

export interface InnerBoardProps<Shown extends TableTypes['shown'] = TableTypes['shown']>
  extends Voice {
  readonly shown: Shown;
  readonly chosen: readonly string[];
  readonly verdict: TableTypes['verdict'] | undefined;
  readonly markOf: (item: string) => Mark | undefined;
  /** Chooses what is no `data-item`: the board hears of those by itself. */
  readonly onTouch: (item: string) => void;
}

export interface AskedTileProps {
  readonly shown: TableTypes['shown'];
  readonly say: Voice['say'];
}

/** Marks that do not rely on colour. */
const SIGNS: Readonly<Record<Mark, string>> = { chosen: '', right: '✓', missed: '○', wrong: '✕' };

export const marksOf =
  (chosen: readonly string[], answer?: readonly string[]) =>
  (item: string): Mark | undefined => {
    const isChosen = chosen.includes(item);
    if (answer === undefined) return isChosen ? 'chosen' : undefined;
    if (answer.includes(item)) return isChosen ? 'right' : 'missed';
    return isChosen ? 'wrong' : undefined;
  };

interface PickProps
  extends Pick<InnerBoardProps, 'say' | 'markOf'>,
    ButtonHTMLAttributes<HTMLButtonElement> {
  readonly item: string;
  /** What it is, where its tiles do not say it. */
  readonly label?: string;
}

export function Pick({ item, label, say, markOf, children, ...look }: PickProps) {
  const mark = markOf(item);
  return (
    <button
      class="pick gap-3"
      {...look}
      type="button"
      data-item={item}
      data-mark={mark}
      aria-pressed={mark === 'chosen' || mark === 'right' || mark === 'wrong'}
    >
      {children}
      {label && <span class="visually-hidden">{label}</span>}
      {mark && mark !== 'chosen' && (
        <>
          <span class="visually-hidden">{`, ${say(`table.mark.${mark}`)}`}</span>
          <span class="mark-sign grid centre sans" aria-hidden="true">
            {SIGNS[mark]}
          </span>
        </>
      )}
    </button>
  );
}
