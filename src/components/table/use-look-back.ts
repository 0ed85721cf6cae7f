import { useEffect, useMemo } from 'preact/hooks';
import { createLookBack, type LookBackCall } from '../../stores/table/look-back.ts';
import { useStore } from '../parts/use-store.ts';
import { reviewCaller, type TableCaller } from './at-page.ts';

/** A look at a hand is quick: it does not wait behind a review. */
const callers: { look?: TableCaller; review?: TableCaller } = {};

/** What the engine says of a finished hand; `begin` asks once more. Another call is asked anew. */
export function useLookBack(call: LookBackCall) {
  const lookBack = useMemo(() => {
    const name = call.task === 'look' ? 'look' : 'review';
    callers[name] ??= reviewCaller();
    return createLookBack(callers[name], call);
  }, [call]);
  const { begin } = lookBack;
  useEffect(() => void begin(), [begin]);
  return { ...useStore(lookBack.$state), begin };
}
