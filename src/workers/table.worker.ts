/** An open table off the main thread. */
import { callTable, type TableCall } from '../engine/open-table.ts';

self.addEventListener('message', async ({ data }: MessageEvent<TableCall & { call: number }>) => {
  const { call } = data;
  try {
    self.postMessage({ call, value: await callTable(data) });
  } catch (error) {
    self.postMessage({ call, trouble: String(error) });
  }
});
self.postMessage({ ready: true });
