import { useState } from 'preact/hooks';
import type { Texts } from '../../../engine/drills.ts';
import { formatHand, formatUnicode, type Hand } from '../../../engine/notation.ts';
import type { Say } from '../../../i18n/speak.ts';
import { queryOf } from '../../../stores/analyser/tally.ts';

interface CopyHandProps {
  readonly hand: Hand;
  readonly texts: Texts;
  readonly say: Say;
}

export function CopyHand({ hand, texts, say }: CopyHandProps) {
  const [message, setMessage] = useState('');
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(say('analyse.copied', { text }));
    } catch {
      // No clipboard without permission or https: show the text to copy by hand.
      setMessage(say('analyse.copyByHand', { text }));
    }
  };
  const link = (): string =>
    `${location.origin}${location.pathname}${queryOf(formatHand(hand), texts)}${location.hash}`;
  return (
    <div class="analyser-copy row cluster gap-2" role="group" aria-label={say('analyse.copy')}>
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
      <p class="analyser-copied text-s" role="status">
        {message}
      </p>
    </div>
  );
}
