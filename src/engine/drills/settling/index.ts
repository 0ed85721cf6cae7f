import { loadKit, PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import { loadSettleTeaching } from '../../rulesets/teachings.ts';
import { deskOf } from '../desk.ts';
import type { SettleSide, SettleSides } from './account.ts';
import { settling } from './settling.ts';

async function sideOf(rules: PlayableRules): Promise<SettleSide> {
  const [kit, teaching] = await Promise.all([loadKit(rules), loadSettleTeaching(rules)]);
  return { kit, teaching };
}

export const loadSettleSides = async (): Promise<SettleSides> =>
  Object.fromEntries(
    await Promise.all(PLAYABLE_RULES.map(async (rules) => [rules, await sideOf(rules)] as const)),
  );

/** The drill over all rule sets. */
export const loadSettling = async () => deskOf(settling(await loadSettleSides()));
