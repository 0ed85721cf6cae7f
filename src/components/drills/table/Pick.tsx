import type { ComponentChildren } from 'preact';
import type { Say } from '../../../i18n/speak.ts';
import { type Mark, MarkSign } from './marks.tsx';

interface PickProps {
  readonly item: string;
  /** What it is, where its tiles do not say it. */
  readonly label?: string;
  readonly say: Say;
  readonly markOf: (item: string) => Mark | undefined;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** One thing of several to choose. */
export function Pick({ item, label, say, markOf, wide = false, children }: PickProps) {
  const mark = markOf(item);
  return (
    <button
      type="button"
      class="pick"
      data-item={item}
      data-wide={wide ? '' : undefined}
      data-mark={mark}
      aria-pressed={mark === 'chosen' || mark === 'right' || mark === 'wrong'}
    >
      {children}
      {label && <span class="visually-hidden">{label}</span>}
      <MarkSign mark={mark} say={say} />
    </button>
  );
}
