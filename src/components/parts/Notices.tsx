import type { Say } from '../../i18n/speak.ts';
import { $storageTrouble } from '../../stores/device/storage.ts';
import { useStore } from './use-store.ts';

export function StorageTrouble({ say }: { readonly say: Say }) {
  const trouble = useStore($storageTrouble);
  return trouble ? (
    <p class="alert" role="status">
      {say(`storage.${trouble}`)}
    </p>
  ) : null;
}
