import { useEffect } from 'preact/hooks';
import { whenIdle } from '../../stores/device/idle.ts';

/** Whether anything is to be heard or felt is looked up once there is time. */
export function useFeedback(): void {
  useEffect(
    () =>
      whenIdle(async () => {
        const { followFeedback } = await import('./follow-feedback.ts');
        followFeedback();
      }),
    [],
  );
}
