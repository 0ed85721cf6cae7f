import { useState } from 'preact/hooks';
import { useLater } from '../parts/use-later.ts';
import type { OwnHandProps } from './OwnHand.tsx';

const load = () => import('./OwnHand.tsx');

/** Somebody's own hand: what it is put together with is fetched once it is opened. */
export function OwnFold({ isRefused, ...props }: OwnHandProps & { readonly isRefused: boolean }) {
  const [open, setOpen] = useState(isRefused);
  return (
    <details
      class="fold"
      open={isRefused}
      onToggle={({ currentTarget }) => setOpen((before) => before || currentTarget.open)}
    >
      <summary>{props.say('finder.own')}</summary>
      {open && <Later {...props} />}
    </details>
  );
}

function Later(props: OwnHandProps) {
  const later = useLater(load);
  return later ? <later.OwnHand {...props} /> : null;
}
