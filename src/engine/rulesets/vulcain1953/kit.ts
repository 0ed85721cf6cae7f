import { kitOf } from '../../scoring/kit.ts';
import { vulcain1953 } from './ruleset.ts';

export const kit = kitOf(vulcain1953);
