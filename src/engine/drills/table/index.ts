import { loadKit, PLAYABLE_RULES, type PlayableRules } from '../../rulesets/index.ts';
import { loadTableTeaching } from '../../rulesets/teachings.ts';
import { setSize } from '../../table/tile-set.ts';
import { wallSize } from '../../table/wall.ts';
import { deskOf } from '../desk.ts';
import type { TableSide } from './ask.ts';
import { atTheTable } from './at-the-table.ts';

async function sideOf(rules: PlayableRules) {
  const [kit, teaching] = await Promise.all([loadKit(rules), loadTableTeaching(rules)]);
  const agreed = kit.agree();
  if (!agreed.ok) throw new Error(`${rules}: ${JSON.stringify(agreed.error)}`);
  const side = { kit, teaching, agreed: agreed.value, wall: wallSize(setSize(kit.table)) };
  return [rules, side] as const;
}

export async function loadAtTheTable() {
  const sides = Object.fromEntries(await Promise.all(PLAYABLE_RULES.map(sideOf)));
  return deskOf(atTheTable(sides as Record<PlayableRules, TableSide>));
}
