import { loadKit, PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import { loadTableTeaching } from '../../rulesets/teachings.ts';
import { setSize } from '../../table/tile-set.ts';
import { wallSize } from '../../table/wall.ts';
import { deskOf } from '../desk.ts';
import type { TableSide } from './ask.ts';
import { atTheTable } from './at-the-table.ts';
import type { TableSides } from './question.ts';

async function sideOf(rules: PlayableRules): Promise<TableSide> {
  const [kit, teaching] = await Promise.all([loadKit(rules), loadTableTeaching(rules)]);
  const agreed = kit.agree();
  if (!agreed.ok) throw new Error(`${rules}: ${JSON.stringify(agreed.error)}`);
  return { kit, teaching, agreed: agreed.value, wall: wallSize(setSize(kit.table)) };
}

const loadTableSides = async (): Promise<TableSides> =>
  Object.fromEntries(
    await Promise.all(PLAYABLE_RULES.map(async (rules) => [rules, await sideOf(rules)] as const)),
  );

/** The drill over all rule sets. */
export const loadAtTheTable = async () => deskOf(atTheTable(await loadTableSides()));
