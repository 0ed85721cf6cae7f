import { useState } from 'preact/hooks';
import type { Say } from '../../i18n/speak.ts';
import { Button } from '../parts/Button.tsx';

interface ShareLineProps {
  readonly say: Say;
  readonly text: string;
  /** Where it leads to, whole. */
  readonly url: string;
}

/** A line for others: shown as it is, shared or copied. */
export function ShareLine({ say, text, url }: ShareLineProps) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${text}\n${url}`);
      setSaid(say('share.copied'));
    } catch {
      setSaid(say('share.byHand'));
    }
  };
  // Closing the sheet of the device is no error.
  const share = (): Promise<void> => navigator.share({ text, url }).catch(() => undefined);
  return (
    <div class="share row cluster text-s">
      <p class="share-text sans lining soft">{text}</p>
      {typeof navigator.share === 'function' && (
        <Button onClick={share}>{say('share.send')}</Button>
      )}
      <Button onClick={copy}>{say('share.copy')}</Button>
      <span role="status">{said}</span>
    </div>
  );
}
