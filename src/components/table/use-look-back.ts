import { useMemo } from 'preact/hooks';
import { createLookBack, type LookBackCall } from '../../stores/table/look-back.ts';
import { useStore } from '../parts/use-store.ts';
import { reviewCaller, type TableCaller } from './at-page.ts';

let caller: TableCaller | undefined;

/** What the engine says of a finished hand, once it is asked to `begin`; the call stays the same. */
export function useLookBack(call: LookBackCall) {
  const lookBack = useMemo(() => {
    caller ??= reviewCaller();
    return createLookBack(caller, call);
  }, [call]);
  return { ...useStore(lookBack.$state), begin: lookBack.begin };
}
