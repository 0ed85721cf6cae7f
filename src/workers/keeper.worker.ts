/** The record as a whole, off the main thread. */
import { callKeeper, type KeeperCall } from '../stores/mine/keeper.ts';
import { databaseBase } from '../stores/record/database.ts';
import type { Base } from '../stores/record/rows.ts';
import { answerCalls } from './answer-calls.ts';

let base: Promise<Base> | undefined;

answerCalls(async (call: KeeperCall) => {
  try {
    base ??= databaseBase();
    return await callKeeper(await base, call);
  } catch (error) {
    base = undefined;
    throw error;
  }
});
