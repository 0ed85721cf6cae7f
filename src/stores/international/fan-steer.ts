/** Which fans the reader gets wrong; one store for all drills that are about the same table. */
import { steerStore } from '../steer.ts';
import { FAN_STEER_KEY } from '../storage.ts';

export const fanSteer = steerStore(FAN_STEER_KEY);
