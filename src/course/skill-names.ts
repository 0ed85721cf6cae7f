/** What skills are called outside the page of their drill, when the site is built. */
import {
  type DrillEntry,
  DRILLS as ENGINE_DRILLS,
  skillDrill,
  skillLevel,
  type TableDrillId,
} from '../engine/drills.ts';
import { claimSkillName } from '../i18n/claim-drill-words.ts';
import { discardSkillName } from '../i18n/discard-drill-words.ts';
import { levelSkillName } from '../i18n/drill-levels.ts';
import { settleSkillName } from '../i18n/settle-drill-words.ts';
import type { Say } from '../i18n/speak.ts';
import { tableSkillName } from '../i18n/table-drill-words.ts';
import { waitKindSkillName } from '../i18n/wait-kind-drill-words.ts';
import { waitSkillName } from '../i18n/wait-words.ts';
import { whichSkillName } from '../i18n/which-drill-words.ts';
import { drillData } from './drill-data.ts';

type SkillName = (say: Say, skill: string) => string;

/** Of the drills that are of no rule set, by their ids. */
const NAMES: Readonly<Record<string, SkillName>> = {
  'find-waits': waitSkillName,
  'name-wait': waitKindSkillName,
  'what-discard': discardSkillName,
  'settle-table': settleSkillName,
  'may-i-claim': claimSkillName,
  'which-rules': whichSkillName,
};

/** Where its words are not called as its page. */
const AREAS: Readonly<Record<string, string>> = { eight: 'route' };

async function nameIn(row: DrillEntry): Promise<SkillName> {
  const own = NAMES[row.id];
  if (own) return own;
  if (row.board === 'table') return tableSkillName(row.id as TableDrillId);
  const { levels } = await drillData(row);
  const [topics] = levels;
  if (!topics) throw new Error(`${row.id} has no levels`);
  return levelSkillName(AREAS[row.page] ?? row.page, topics);
}

const BY_DRILL = new Map(
  await Promise.all(
    ENGINE_DRILLS.map(async (row: DrillEntry) => [row.id, await nameIn(row)] as const),
  ),
);

/** `find-waits/13/pure` in words. */
export function skillName(say: Say, skill: string): string {
  const name = BY_DRILL.get(skillDrill(skill));
  if (!name) throw new Error(`no drill: ${skill}`);
  return name(say, skillLevel(skill));
}
