/** What drills need to know of the rule sets, beside their kits. Each is fetched when it is asked for. */
import type { Teaching } from '../scoring/teaching.ts';
import type { PlayableRules } from './index.ts';

const TEACHINGS: Readonly<Record<PlayableRules, () => Promise<{ readonly teaching: Teaching }>>> = {
  tchou1924: () => import('./tchou1924/teaching/index.ts'),
  vulcain1953: () => import('./vulcain1953/teaching/index.ts'),
  encyclopedie: () => import('./encyclopedie/teaching/index.ts'),
  mcr: () => import('./mcr/teaching/index.ts'),
  riichi: () => import('./riichi/teaching/index.ts'),
};

/** What drills need to know of a rule set. */
export const loadTeaching = async (id: PlayableRules): Promise<Teaching> =>
  (await TEACHINGS[id]()).teaching;
