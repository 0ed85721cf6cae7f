import type { WordKey } from '../../i18n/words/index.ts';
import type { DiscardMark } from '../../stores/drafts/discard-view.ts';

export const DISCARD_SIGNS: Readonly<Record<DiscardMark, string>> = {
  right: '✓',
  best: '✓',
  slip: '≈',
  mistake: '✕',
};

export const MARK_NAMES: Readonly<Record<DiscardMark, WordKey>> = {
  right: 'discards.mark.right',
  best: 'discards.mark.best',
  slip: 'discards.mark.slip',
  mistake: 'discards.mark.mistake',
};

/** Hidden from screen readers: the tile's button already names the mark. */
export const DiscardSign = ({ mark }: { readonly mark: DiscardMark }) => (
  <span class="discard-sign grid centre sans" data-mark={mark} aria-hidden="true">
    {DISCARD_SIGNS[mark]}
  </span>
);
