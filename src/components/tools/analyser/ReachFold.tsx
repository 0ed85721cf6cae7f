import { useState } from 'preact/hooks';
import type { HeldHand } from '../../../engine/notation.ts';
import type { Say } from '../../../i18n/speak.ts';
import { useLater } from '../../answer/use-later.ts';

interface ReachFoldProps {
  readonly hand: HeldHand;
  readonly handsHref: string;
  readonly say: Say;
}

const loadReach = () => import('./Reach.tsx');

/** Loaded and computed only once it is opened. */
export function ReachFold({ hand, handsHref, say }: ReachFoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('reach.title')}</summary>
      {open && <Opened hand={hand} handsHref={handsHref} say={say} />}
    </details>
  );
}

function Opened(props: ReachFoldProps) {
  const later = useLater(loadReach);
  return later ? (
    <later.Reach {...props} />
  ) : (
    <p class="question-note">{props.say('reach.working')}</p>
  );
}
