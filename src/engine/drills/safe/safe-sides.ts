/** What discards are weighed by, under each rule set. */
import { MEASURED } from '../../judge/measured/index.ts';
import { loadKit, type PlayableRules } from '../../rulesets/index.ts';
import { DEFENCE_RULES } from '../../rulesets/levels.ts';
import { loadTableTeaching } from '../../rulesets/table-teachings.ts';
import { agreedOf } from '../../scoring/kit.ts';
import { loadEach } from '../load-each.ts';
import type { SafeSide, SafeSides } from './safe-question.ts';

async function sideOfRules(rules: PlayableRules): Promise<SafeSide> {
  const [kit, teaching] = await Promise.all([loadKit(rules), loadTableTeaching(rules)]);
  return {
    rules: { kit, agreed: agreedOf(kit, {}) },
    figures: MEASURED[rules],
    threats: teaching.threats,
  };
}

export const loadSafeSides = (): Promise<SafeSides> => loadEach(DEFENCE_RULES, sideOfRules);
