/** What discards are weighed by, under each rule set. */

import { loadEach } from '../../core/load-each.ts';
import { MEASURED } from '../../judge/measured/index.ts';
import { loadKit, type PlayableRules } from '../../rulesets/index.ts';
import { DEFENCE_RULES } from '../../rulesets/levels.ts';
import { loadTableTeaching } from '../../rulesets/table-teachings.ts';
import { agreedOf } from '../../scoring/kit.ts';
import type { SafeRules, SafeRulesById } from './safe-question.ts';

async function loadRules(id: PlayableRules): Promise<SafeRules> {
  const [kit, teaching] = await Promise.all([loadKit(id), loadTableTeaching(id)]);
  const { threats } = teaching;
  return { kit, agreed: agreedOf(kit, {}), figures: MEASURED[id], threats };
}

/** All, or as many as are asked about. */
export const loadSafeRules = (rules: readonly string[] = DEFENCE_RULES): Promise<SafeRulesById> =>
  loadEach(
    DEFENCE_RULES.filter((id) => rules.includes(id)),
    loadRules,
  );
