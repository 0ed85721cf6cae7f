import type { Say } from '../../i18n/speak.ts';
import type { LinkFault } from '../../stores/set/set-link.ts';
import { faultText } from './fault-text.ts';

interface FaultsProps {
  /** What was not done. */
  readonly lead: string;
  readonly faults: readonly LinkFault[];
  readonly say: Say;
}

const MOST_SHOWN = 5;

export function Faults({ lead, faults, say }: FaultsProps) {
  const more = faults.length - MOST_SHOWN;
  return (
    <div class="alert" role="alert">
      {lead}
      <ul class="plain-list">
        {faults.slice(0, MOST_SHOWN).map((fault, at) => (
          <li key={at}>{faultText(fault, say)}</li>
        ))}
        {more > 0 && <li>{say('set.fault.more', { n: more })}</li>}
      </ul>
    </div>
  );
}
