import type { Say } from '../../i18n/speak.ts';

/** How a thing that can be chosen stands: only chosen, or after the answer. */
export type Mark = 'chosen' | 'right' | 'missed' | 'wrong';

/** Marks that do not rely on colour. */
const SIGNS: Readonly<Record<Mark, string>> = { chosen: '', right: '✓', missed: '○', wrong: '✕' };

export const markOfChoice = (
  item: string,
  { chosen, answer }: { readonly chosen: readonly string[]; readonly answer?: readonly string[] },
): Mark | undefined => {
  const isChosen = chosen.includes(item);
  if (answer === undefined) return isChosen ? 'chosen' : undefined;
  if (answer.includes(item)) return isChosen ? 'right' : 'missed';
  return isChosen ? 'wrong' : undefined;
};

export const markName = (say: Say, mark: Mark | undefined): string | undefined =>
  mark === undefined || mark === 'chosen' ? undefined : say(`table.mark.${mark}`);

export const MarkSign = ({ mark }: { readonly mark: Mark | undefined }) =>
  mark === undefined || mark === 'chosen' ? null : (
    <span class="mark-sign" aria-hidden="true">
      {SIGNS[mark]}
    </span>
  );
