/** Games from elsewhere, read and played again off the main thread. */
import { callOutside, type OutsideCall } from '../engine/outside-game.ts';

self.addEventListener('message', async ({ data }: MessageEvent<OutsideCall & { call: number }>) => {
  const { call } = data;
  try {
    self.postMessage({ call, value: await callOutside(data) });
  } catch (error) {
    self.postMessage({ call, trouble: String(error) });
  }
});
self.postMessage({ ready: true });
