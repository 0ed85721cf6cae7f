/** Each rule set with all that claims are judged by. */

import { loadEach } from '../../core/load-each.ts';
import { loadKit, type PlayableRules } from '../../rulesets/index.ts';
import { loadReach, reachedBy } from '../../rulesets/reaches.ts';
import { loadTableTeaching } from '../../rulesets/table-teachings.ts';
import { agreedOf } from '../../scoring/kit.ts';
import { playableAmong } from '../asked-rules.ts';
import type { ClaimRules, ClaimRulesById } from './claim-question.ts';

async function loadRules(id: PlayableRules): Promise<ClaimRules> {
  const [kit, teaching] = await Promise.all([loadKit(id), loadTableTeaching(id)]);
  const reach = kit.notEnough ? await loadReach(reachedBy(id)) : undefined;
  return { kit, teaching, reach, agreed: agreedOf(kit, {}) };
}

/** All, or as many as are asked about. */
export const loadClaimRules = (rules?: readonly string[]): Promise<ClaimRulesById> =>
  loadEach(playableAmong(rules), loadRules);
