/** The ledgers of all rule sets off the main thread. */
import { type CompareCall, compareHere } from '../engine/compare.ts';

self.addEventListener('message', async ({ data }: MessageEvent<CompareCall & { call: number }>) => {
  const { call } = data;
  try {
    self.postMessage({ call, value: await compareHere(data) });
  } catch (error) {
    self.postMessage({ call, trouble: String(error) });
  }
});
self.postMessage({ ready: true });
