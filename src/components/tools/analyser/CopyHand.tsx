import { useState } from 'preact/hooks';
import { formatHand, formatUnicode, type Hand } from '../../../engine/index.ts';
import type { Say } from '../../../i18n/speak.ts';

interface CopyHandProps {
  readonly hand: Hand;
  readonly say: Say;
}

/** The hand to take along: in the notation, in Unicode tiles, as a link. */
export function CopyHand({ hand, say }: CopyHandProps) {
  const [said, setSaid] = useState('');
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(say('analyse.copied', { text }));
    } catch {
      // No clipboard without permission or https: the reader can still copy what is shown.
      setSaid(say('analyse.copyByHand', { text }));
    }
  };
  const link = (): string =>
    `${location.origin}${location.pathname}?hand=${formatHand(hand)}${location.hash}`;
  return (
    <div class="analyser-copy" role="group" aria-label={say('analyse.copy')}>
      <p class="question-note">{say('analyse.copy')}</p>
      <button type="button" class="button" onClick={() => copy(formatHand(hand))}>
        {say('analyse.copy.text')}
      </button>
      <button type="button" class="button" onClick={() => copy(formatUnicode(hand))}>
        {say('analyse.copy.unicode')}
      </button>
      <button type="button" class="button" onClick={() => copy(link())}>
        {say('analyse.copy.link')}
      </button>
      <p class="analyser-copied" role="status">
        {said}
      </p>
    </div>
  );
}
