import { rulesSkillName } from '../skill-names.ts';
import { levelName } from './drill-levels.ts';

export const claimSkillName = rulesSkillName((say, level) => levelName(say, 'claim', level));
