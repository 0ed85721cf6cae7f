/** What a drill says of runs where none goes on. */
export { BestRuns } from './BestRuns.tsx';
export { RunStart } from './RunStart.tsx';
