/** A hand under all rule sets, off the main thread. */
import { type CompareCall, callCompare } from '../engine/compare.ts';

self.addEventListener('message', async ({ data }: MessageEvent<CompareCall & { call: number }>) => {
  const { call } = data;
  try {
    self.postMessage({ call, value: await callCompare(data) });
  } catch (error) {
    self.postMessage({ call, trouble: String(error) });
  }
});
self.postMessage({ ready: true });
