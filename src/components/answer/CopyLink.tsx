import { useState } from 'preact/hooks';
import type { Say } from '../../i18n/speak.ts';

interface CopyLinkProps {
  readonly say: Say;
  /** What the link leads to, where it is no hand. */
  readonly label?: string;
}

export function CopyLink({ say, label = say('finder.link') }: CopyLinkProps) {
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
        {label}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
