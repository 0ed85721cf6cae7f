/** What discards are weighed by, under several rule sets. */
import { MEASURED } from '../../judge/measured/index.ts';
import { loadKit, type PlayableRules } from '../../rulesets/index.ts';
import { loadTableTeaching } from '../../rulesets/table-teachings.ts';
import { agreedOf } from '../../scoring/kit.ts';
import type { SafeSide, SafeSides } from './safe-question.ts';

async function sideOfRules(rules: PlayableRules): Promise<SafeSide> {
  const [kit, teaching] = await Promise.all([loadKit(rules), loadTableTeaching(rules)]);
  return {
    rules: { kit, agreed: agreedOf(kit, {}) },
    figures: MEASURED[rules],
    threats: teaching.threats,
  };
}

export async function sidesOf(some: readonly PlayableRules[]): Promise<SafeSides> {
  const sides = some.map(async (rules) => [rules, await sideOfRules(rules)] as const);
  return Object.fromEntries(await Promise.all(sides));
}
