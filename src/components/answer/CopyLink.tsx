import { useState } from 'preact/hooks';
import type { Say } from '../../i18n/speak.ts';
import { Button } from '../parts/Button.tsx';

/** A position leads to itself, not into the run or the session that it was asked in. */
const hereAlone = (): string => location.href.replace(/&(run|plan)=[\w-]*/g, '');

interface CopyLinkProps {
  readonly say: Say;
  /** What the link leads to, where it is no hand. */
  readonly label?: string;
}

export function CopyLink({ say, label = say('finder.link') }: CopyLinkProps) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(hereAlone());
      setSaid(say('finder.linkCopied'));
    } catch {
      // No clipboard without permission or https: the reader can still copy by hand.
      setSaid(say('finder.linkByHand'));
    }
  };
  return (
    <p class="copy-link row cluster gap-3">
      <Button onClick={copy}>{label}</Button>
      <span role="status">{said}</span>
    </p>
  );
}
