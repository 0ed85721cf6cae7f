import { useState } from 'preact/hooks';
import type { Say } from '../../../i18n/speak.ts';

/** Copies the address, which carries the position on the board. */
export function CopyLink({ say }: { readonly say: Say }) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid(say('finder.linkCopied'));
    } catch {
      // No clipboard without permission or https: the reader can still copy by hand.
      setSaid(say('finder.linkByHand'));
    }
  };
  return (
    <p class="copy-link">
      <button type="button" class="button" onClick={copy}>
        {say('finder.link')}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
