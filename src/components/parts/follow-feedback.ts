import { $settings } from '../../stores/device/settings.ts';

const fetchWanted = (value: string): void => {
  if (value === 'on') void import('./feedback.ts').then(({ initFeedback }) => initFeedback());
};

let follows = false;

/** What is heard and felt is fetched once it is wanted, here or in another window. */
export function followFeedback(): void {
  if (follows) return;
  follows = true;
  for (const $setting of [$settings.sound, $settings.touch]) $setting.subscribe(fetchWanted);
}
