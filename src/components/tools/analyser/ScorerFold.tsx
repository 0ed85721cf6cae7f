import { useEffect, useState } from 'preact/hooks';
import { openKey } from '../../../i18n/speak.ts';
import { useLater } from '../../parts/use-later.ts';
import type { ScorerProps } from './Scorer.tsx';

const loadScorer = () => import('./Scorer.tsx');

interface ScorerFoldProps extends ScorerProps {
  /** Whether the hand has won, as far as it is known without its rules. */
  readonly isWon: boolean;
}

/** Open by itself for a hand that has won; loaded once it is opened. */
export function ScorerFold({ isWon, ...props }: ScorerFoldProps) {
  const [open, setOpen] = useState(isWon);
  useEffect(() => setOpen(isWon), [isWon]);
  return (
    <details class="fold" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {props.say('tally.title')}
        {!isWon && <span>{props.say(openKey(`source.${props.rules}`))}</span>}
      </summary>
      {open && <Opened {...props} />}
    </details>
  );
}

function Opened(props: ScorerProps) {
  const later = useLater(loadScorer);
  return later ? (
    <later.Scorer {...props} />
  ) : (
    <p class="question-note">{props.say('tally.working')}</p>
  );
}
