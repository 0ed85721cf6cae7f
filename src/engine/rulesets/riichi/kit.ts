import { kitOf } from '../../scoring/kit.ts';
import { riichi } from './ruleset.ts';

export const kit = kitOf(riichi);
