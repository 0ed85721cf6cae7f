/** The record as a whole, off the main thread. */
import { callKeeper, type KeeperCall } from '../stores/mine/keeper.ts';
import { databaseBase } from '../stores/record/database.ts';
import type { Base } from '../stores/record/rows.ts';

let base: Promise<Base> | undefined;

self.addEventListener('message', async ({ data }: MessageEvent<KeeperCall & { call: number }>) => {
  const { call } = data;
  try {
    base ??= databaseBase();
    self.postMessage({ call, value: await callKeeper(await base, data) });
  } catch (error) {
    base = undefined;
    self.postMessage({ call, trouble: String(error) });
  }
});
self.postMessage({ ready: true });
