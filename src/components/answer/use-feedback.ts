import { useEffect } from 'preact/hooks';
import { $sound, $touch } from '../../stores/settings.ts';

const fetchWanted = (value: string): void => {
  if (value === 'on') void import('../site/feedback.ts').then(({ initFeedback }) => initFeedback());
};

/** What is heard and felt is fetched once it is wanted. */
export function useFeedback(): void {
  useEffect(() => {
    const stops = [$sound, $touch].map(($setting) => $setting.subscribe(fetchWanted));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
