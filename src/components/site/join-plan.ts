import { whenIdle } from '../../stores/device/idle.ts';

/** A lesson may be a step of a session: what shows that is fetched where the address says so. */
export function joinPlan(): void {
  if (!/[?&]plan=/.test(location.search)) return;
  whenIdle(() => void import('./lesson-plan.ts').then(({ showPlan }) => showPlan()));
}
