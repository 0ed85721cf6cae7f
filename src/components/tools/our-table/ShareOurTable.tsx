/** The link that carries the choice, and the sheet printed. */
import { useState } from 'preact/hooks';
import type { Say } from '../../../i18n/speak.ts';
import { Button } from '../../parts/Button.tsx';

interface ShareOurTableProps {
  /** The query of the address. */
  readonly address: string;
  readonly say: Say;
}

export const addressOf = (query: string): string => location.origin + location.pathname + query;

export function ShareOurTable({ address, say }: ShareOurTableProps) {
  const [said, setSaid] = useState('');
  const url = addressOf(address);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(say('finder.linkCopied'));
    } catch {
      // No clipboard without permission or https: the link stands there to be copied by hand.
      setSaid(say('ours.byHand'));
    }
  };
  return (
    <section class="column gap-2" aria-label={say('ours.share')}>
      <p class="scroll sans text-s">
        <a href={url}>{url}</a>
      </p>
      <p class="cluster gap-2">
        <Button onClick={copy}>{say('ours.copy')}</Button>
        <Button onClick={() => print()}>{say('ours.print')}</Button>
      </p>
      <p class="text-s" role="status">
        {said}
      </p>
    </section>
  );
}
