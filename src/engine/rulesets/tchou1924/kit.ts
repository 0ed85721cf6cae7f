import { kitOf } from '../../scoring/kit.ts';
import { tchou1924 } from './ruleset.ts';

export const kit = kitOf(tchou1924);
