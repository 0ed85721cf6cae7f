/** How the partners act, to be chosen while one plays. */
import type { Say } from '../../i18n/speak.ts';
import { SETTINGS } from '../../stores/device/setting-values.ts';
import { $settings } from '../../stores/device/settings.ts';
import { useStore } from '../parts/use-store.ts';

export function TablePace({ say }: { readonly say: Say }) {
  const pace = useStore($settings.pace);
  return (
    <select
      class="button table-pace"
      aria-label={say('play.pace')}
      value={pace}
      onChange={({ currentTarget }) => $settings.pace.set(currentTarget.value)}
    >
      {SETTINGS.pace.map((each) => (
        <option key={each} value={each} selected={each === pace}>
          {say(`play.pace.${each}`)}
        </option>
      ))}
    </select>
  );
}
