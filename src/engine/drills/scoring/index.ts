import { loadKit, type PlayableRules } from '../../rulesets/index.ts';
import { loadTeaching } from '../../rulesets/teachings.ts';
import { deskOf } from '../desk.ts';
import { scoringDrill } from './scoring-drill.ts';

/** The drill of this id that a rule set offers. */
export async function loadScoring(rules: PlayableRules, id: string) {
  const [kit, teaching] = await Promise.all([loadKit(rules), loadTeaching(rules)]);
  return deskOf(scoringDrill(kit, teaching, id));
}
