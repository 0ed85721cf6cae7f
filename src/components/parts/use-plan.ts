import { useEffect, useState } from 'preact/hooks';
import { endPlan, type Plan, planFrom } from '../../stores/guide/plan.ts';

/** The session that was begun on a page, also where the page lay asleep while it went on; and its end. */
export function usePlan(from: Plan['from']) {
  const [plan, setPlan] = useState(() => planFrom(from));
  useEffect(() => {
    const look = (): void => setPlan(planFrom(from));
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [from]);
  const close = (): void => {
    endPlan(from);
    setPlan(undefined);
    // What was pressed is gone.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`.${from} .button`)?.focus());
  };
  return [plan, close] as const;
}
