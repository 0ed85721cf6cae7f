/** Rule sets as a question about the discard asks them: their shapes, and what they ask of a win. */

import type { PlayableRules } from '../../rulesets/index.ts';
import { loadKit } from '../../rulesets/index.ts';
import { loadReach, type Reach, reachedBy } from '../../rulesets/reaches.ts';
import { type AgreedRules, agreedOf, type Kit } from '../../scoring/kit.ts';
import { playableAmong } from '../asked-rules.ts';

export interface DiscardRules {
  readonly id: PlayableRules;
  readonly kit: Kit;
  readonly agreed: AgreedRules;
  /** Whether one's own discards may forbid to win on a discard. */
  readonly bars: boolean;
  /** What tiles may come to, where a hand wins only with a row of the table. */
  readonly reach?: Reach;
}

export type RulesById = ReadonlyMap<string, DiscardRules>;

/** The common shapes alone, where no rule set is asked. */
export const NO_RULES: RulesById = new Map();

export const barsByOwnDiscards = ({ claims }: Pick<Kit, 'claims'>): boolean =>
  claims.some(({ barredByOwnDiscards }) => barredByOwnDiscards !== undefined);

async function loadRules(id: PlayableRules): Promise<DiscardRules> {
  const kit = await loadKit(id);
  const reached = reachedBy(id);
  const needsRow = kit.notEnough?.code === 'no-yaku' && reached === id;
  return {
    ...{ id, kit, agreed: agreedOf(kit, {}), bars: barsByOwnDiscards(kit) },
    ...(needsRow && { reach: await loadReach(reached) }),
  };
}

export async function loadDiscardRules(ids?: readonly string[]): Promise<RulesById> {
  const rules = await Promise.all(playableAmong(ids).map(loadRules));
  return new Map(rules.map((loaded) => [loaded.id, loaded]));
}
