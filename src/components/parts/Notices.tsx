import type { Locale } from '../../i18n/locales.ts';
import type { Say } from '../../i18n/speak.ts';
import { $storageTrouble } from '../../stores/device/storage.ts';
import { useSay } from './use-say.ts';
import { useStore } from './use-store.ts';

export function StorageTrouble({ say }: { readonly say: Say }) {
  const trouble = useStore($storageTrouble);
  return trouble ? (
    <p class="alert" role="status">
      {say(`storage.${trouble}`)}
    </p>
  ) : null;
}

/** Where it is seen first, on a page whose own parts come to life further down. */
export const StorageNotice = ({ locale }: { readonly locale: Locale }) => (
  <StorageTrouble say={useSay(locale)} />
);
