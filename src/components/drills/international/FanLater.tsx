/** What "Which fans?" needs only after an answer. */
export { FanOnward } from './FanOnward.tsx';
export { FanSolution } from './FanSolution.tsx';
