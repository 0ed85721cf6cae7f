import type { Say } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/index.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

const TABLES: Readonly<Record<string, WordKey>> = {
  few: 'copies.table.few',
  half: 'copies.table.half',
  river: 'copies.table.river',
};

const tableName = (say: Say, table: string): string => say(TABLES[table] ?? 'copies.table');

const kindsName = (say: Say, kinds: string): string => say('copies.kinds.n', { n: Number(kinds) });

function skillName(say: Say, skill: string): string {
  if (skill === 'own' || skill === 'lessons') return say(`finder.results.${skill}`);
  const [kinds = '', table = ''] = skill.split('/');
  return Number(kinds) > 0 && Object.hasOwn(TABLES, table)
    ? `${kindsName(say, kinds)}, ${tableName(say, table)}`
    : say('finder.results.former', { name: skill });
}

export const levelOf = ({ levels }: DrillInfo): DrillLevel => ({
  levels,
  fields: {
    kinds: { label: 'copies.kinds' },
    table: { label: 'copies.table', valueName: tableName, isWide: true },
  },
  skillName,
});
