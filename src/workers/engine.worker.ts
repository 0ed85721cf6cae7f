/** The drills off the main thread: calls of a desk come in, what it says goes out. */
import { callDesk, type DeskCall, findDesk } from '../engine/drills.ts';

interface Call extends DeskCall {
  readonly call: number;
}

self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  const { call } = data;
  try {
    const value = callDesk(await findDesk(data.drill), data);
    self.postMessage({ call, value });
  } catch (error) {
    self.postMessage({ call, trouble: String(error) });
  }
});
self.postMessage({ ready: true });
