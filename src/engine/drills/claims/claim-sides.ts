/** Each rule set with all that claims are judged by. */
import { loadKit, PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import { loadReach, reachedBy } from '../../rulesets/reaches.ts';
import { loadTableTeaching } from '../../rulesets/table-teachings.ts';
import { agreedOf } from '../../scoring/kit.ts';
import { loadEach } from '../load-each.ts';
import type { ClaimSide, ClaimSides } from './claim-question.ts';

async function sideOfRules(rules: PlayableRules): Promise<ClaimSide> {
  const [kit, teaching] = await Promise.all([loadKit(rules), loadTableTeaching(rules)]);
  const reach = kit.notEnough ? await loadReach(reachedBy(rules)) : undefined;
  return { kit, teaching, reach, agreed: agreedOf(kit, {}) };
}

export const loadClaimSides = (): Promise<ClaimSides> => loadEach(PLAYABLE_RULES, sideOfRules);
