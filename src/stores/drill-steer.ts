import { formerSteer } from './former-levels.ts';
import { type SteerStore, steerStore } from './steer.ts';
import { steerKey } from './storage.ts';

/** What the reader gets wrong in a drill, or in all that are about the same table. */
export const drillSteer = (drill: string): SteerStore =>
  steerStore(steerKey(drill), formerSteer(drill));
