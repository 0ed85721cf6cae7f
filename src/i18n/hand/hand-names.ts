/** What the 81 hands of the international rules are called. */
import type { McrHandId } from '../../engine/rulesets/mcr/index.ts';
import type { Say } from '../speak.ts';

export const catalogueHandName = (say: Say, hand: McrHandId): string => say(`mcr.item.${hand}`);
