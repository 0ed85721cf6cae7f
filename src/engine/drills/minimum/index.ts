import { loadKit, type PlayableRules } from '../../rulesets/index.ts';
import { loadTeaching } from '../../rulesets/teachings.ts';
import { deskOf } from '../desk.ts';
import { minimumDrill } from './minimum-drill.ts';

/** The drill that leads to the minimum of a rule set. */
export async function loadMinimum(rules: PlayableRules) {
  const [kit, teaching] = await Promise.all([loadKit(rules), loadTeaching(rules)]);
  return deskOf(minimumDrill(kit, teaching));
}
