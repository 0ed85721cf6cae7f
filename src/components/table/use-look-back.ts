import { useMemo } from 'preact/hooks';
import type { TableCall, TableNews } from '../../engine/open-table.ts';
import type { Caller } from '../../stores/device/desk-caller.ts';
import { createLookBack } from '../../stores/table/look-back.ts';
import { useStore } from '../parts/use-store.ts';
import { reviewCaller } from './at-page.ts';

let caller: Caller<TableCall> | undefined;

/** What the engine says of a finished hand, once it is asked to `begin`. */
export function useLookBack(deed: 'review' | 'same-wall', kept: TableNews['kept']) {
  const lookBack = useMemo(() => {
    caller ??= reviewCaller();
    return createLookBack({ caller, deed, kept });
  }, [deed, kept]);
  return { ...useStore(lookBack.$state), begin: lookBack.begin };
}
