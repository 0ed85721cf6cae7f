/** A lesson's page tells the record of progress that it was opened, once there is time. */
import { whenIdle } from '../../stores/idle.ts';

whenIdle(async () => {
  const { followLesson } = await import('./lesson-record.ts');
  followLesson();
});
