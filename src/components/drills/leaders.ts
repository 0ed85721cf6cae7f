/** The one list of what can lead through the questions of a drill: fetched where an address asks for it. */
import type { DrillTypes } from '../../engine/drills.ts';
import type { Leader, LeadOptions, Led } from './led.ts';

/** By the part of the address that asks for it. */
const LEADERS: Readonly<Record<string, () => Promise<Leader>>> = {
  run: () => import('./run/lead.tsx'),
  plan: () => import('./plan/lead.tsx'),
};

export async function ledBy<T extends DrillTypes, Draft>(
  options: LeadOptions<T, Draft>,
): Promise<Led<T, Draft> | undefined> {
  const name = Object.keys(LEADERS).find((leader) => options.query.has(leader));
  const leader = name === undefined ? undefined : await LEADERS[name]?.();
  return leader?.lead(options);
}

/** What an address says of who leads: it stays while the questions change. */
export const leaderIn = (search: string): readonly string[] =>
  [...new URLSearchParams(search)].flatMap(([name, value]) =>
    name in LEADERS && /^[\w-]*$/.test(value) ? [`${name}=${value}`] : [],
  );
