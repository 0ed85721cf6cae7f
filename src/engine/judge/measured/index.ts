import type { RulesetId } from '../../scoring/rule-id.ts';
import { encyclopedie } from './encyclopedie.ts';
import type { Figures } from './figures.ts';
import { mcr } from './mcr.ts';
import { riichi } from './riichi.ts';
import { tchou1924 } from './tchou1924.ts';
import { vulcain1953 } from './vulcain1953.ts';

export const FIGURES: Readonly<Record<RulesetId, Figures>> = {
  tchou1924,
  vulcain1953,
  encyclopedie,
  mcr,
  riichi,
};
