import { Fold } from '../parts/Fold.tsx';
import { useLater } from '../parts/use-later.ts';
import type { OwnHandProps } from './OwnHand.tsx';

const load = () => import('./OwnHand.tsx');

/** Somebody's own hand: what it is put together with is fetched once it is opened. */
export const OwnFold = ({
  isRefused,
  ...props
}: OwnHandProps & { readonly isRefused: boolean }) => (
  <Fold open={isRefused} summary={props.say('finder.own')}>
    {() => <Later {...props} />}
  </Fold>
);

function Later(props: OwnHandProps) {
  const later = useLater(load);
  return later ? <later.OwnHand {...props} /> : null;
}
