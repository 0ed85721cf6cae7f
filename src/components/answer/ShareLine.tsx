import { useState } from 'preact/hooks';
import type { Say } from '../../i18n/speak.ts';

interface ShareLineProps {
  readonly say: Say;
  readonly text: string;
  /** Where it leads to, whole. */
  readonly url: string;
}

/** What one tells others: shown as it is, shared or copied. */
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
        <button type="button" class="button" onClick={share}>
          {say('share.send')}
        </button>
      )}
      <button type="button" class="button" onClick={copy}>
        {say('share.copy')}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
