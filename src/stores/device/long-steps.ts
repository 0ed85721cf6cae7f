/** Long work in its steps; fetched only where no worker does it. */
export { atlasInSteps, oddsInSteps } from '../../engine/hand.ts';
