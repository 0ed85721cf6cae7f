import { kitOf } from '../../scoring/kit.ts';
import { mcr } from './ruleset.ts';

export const kit = kitOf(mcr);
