import { oddsInSteps } from '../../engine/hand.ts';

/** The work on chances in its steps; fetched only where no worker does it. */
export const oddsSteps = oddsInSteps;
