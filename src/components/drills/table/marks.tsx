import type { Say } from '../../../i18n/speak.ts';

/** How a thing that can be chosen stands: only chosen, or after the answer. */
export type Mark = 'chosen' | 'right' | 'missed' | 'wrong';

/** Marks that do not rely on colour. */
const SIGNS: Readonly<Record<Mark, string>> = { chosen: '', right: '✓', missed: '○', wrong: '✕' };

/** How each thing stands, before the answer is known or after it. */
export const marksOf =
  (chosen: readonly string[], answer?: readonly string[]) =>
  (item: string): Mark | undefined => {
    const isChosen = chosen.includes(item);
    if (answer === undefined) return isChosen ? 'chosen' : undefined;
    if (answer.includes(item)) return isChosen ? 'right' : 'missed';
    return isChosen ? 'wrong' : undefined;
  };

/** What the mark is, as a sign to see and as a word to hear. */
export const MarkSign = ({ mark, say }: { readonly mark: Mark | undefined; readonly say: Say }) =>
  mark === undefined || mark === 'chosen' ? null : (
    <>
      <span class="visually-hidden">{`, ${say(`table.mark.${mark}`)}`}</span>
      <span class="mark-sign" aria-hidden="true">
        {SIGNS[mark]}
      </span>
    </>
  );
