/** The one list of guides through the questions of a drill: fetched where an address asks for it. */
import type { DrillTypes } from '../../engine/drills.ts';
import type { GuideModule, GuideOptions, GuideView } from './guide-view.ts';

/** By the part of the address that asks for it. */
const GUIDES: Readonly<Record<string, () => Promise<GuideModule>>> = {
  run: () => import('./run/run-guide.tsx'),
  plan: () => import('./plan/plan-guide.tsx'),
};

export async function guideFor<T extends DrillTypes, Draft>(
  options: GuideOptions<T, Draft>,
): Promise<GuideView<T, Draft> | undefined> {
  const name = Object.keys(GUIDES).find((part) => options.query.has(part));
  const module = name === undefined ? undefined : await GUIDES[name]?.();
  return module?.guideOf(options);
}

/** What an address says of its guide: it stays while the questions change. */
export const guideIn = (search: string): readonly string[] =>
  [...new URLSearchParams(search)].flatMap(([name, value]) =>
    name in GUIDES && /^[\w-]*$/.test(value) ? [`${name}=${value}`] : [],
  );
