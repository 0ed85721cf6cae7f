import { useState } from 'preact/hooks';
import type { Texts } from '../../../engine/drills.ts';
import { formatHand, formatUnicode, type Hand } from '../../../engine/notation.ts';
import type { Voice } from '../../../i18n/speak.ts';
import { queryOf } from '../../../stores/analyser/tally.ts';
import { Button } from '../../parts/Button.tsx';
import { useLater } from '../../parts/use-later.ts';
import type { AskLinks } from './Waiting.tsx';

interface CopyHandProps extends Voice {
  readonly hand: Hand;
  readonly texts: Texts;
  /** What the hand is counted by. */
  readonly rules: string;
  readonly links: AskLinks;
}

/** What puts the hand into a set of questions. */
const loadSet = () => import('./set-question.ts');

export function CopyHand(props: CopyHandProps) {
  const { hand, texts, locale, say } = props;
  const set = useLater(loadSet);
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
      <Button onClick={() => copy(formatHand(hand))}>{say('analyse.copy.text')}</Button>
      <Button onClick={() => copy(formatUnicode(hand))}>{say('analyse.copy.unicode')}</Button>
      <Button onClick={() => copy(link())}>{say('analyse.copy.link')}</Button>
      <p class="analyser-copied text-s" role="status">
        {message}
      </p>
      {set && <set.IntoSet question={() => set.questionOn(props)} {...{ locale, say }} />}
    </div>
  );
}
