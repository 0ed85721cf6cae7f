import { oddsInSteps } from '../../engine/index.ts';

/** The work on chances in its steps; fetched only where no worker does it. */
export const oddsSteps = oddsInSteps;
