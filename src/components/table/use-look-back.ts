import { useEffect, useMemo } from 'preact/hooks';
import type { TableCall } from '../../engine/open-table.ts';
import type { Caller } from '../../stores/device/desk-caller.ts';
import { createLookBack, type LookBackCall } from '../../stores/table/look-back.ts';
import { useStore } from '../parts/use-store.ts';
import { reviewCaller } from './at-page.ts';

/** A look at a hand is quick: it does not wait behind a review. */
const callers: { look?: Caller<TableCall>; review?: Caller<TableCall> } = {};

/** What the engine says of a finished hand; `begin` asks once more. Another call is asked anew. */
export function useLookBack(call: LookBackCall) {
  const lookBack = useMemo(() => {
    const name = call.deed === 'look' ? 'look' : 'review';
    callers[name] ??= reviewCaller();
    return createLookBack(callers[name], call);
  }, [call]);
  const { begin } = lookBack;
  useEffect(() => void begin(), [begin]);
  return { ...useStore(lookBack.$state), begin };
}
