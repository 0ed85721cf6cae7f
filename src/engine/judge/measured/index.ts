import type { RulesetId } from '../../scoring/rule-id.ts';
import { FIGURES as encyclopedie } from './encyclopedie.ts';
import type { Figures } from './figures.ts';
import { FIGURES as mcr } from './mcr.ts';
import { FIGURES as riichi } from './riichi.ts';
import { FIGURES as tchou1924 } from './tchou1924.ts';
import { FIGURES as vulcain1953 } from './vulcain1953.ts';

export const MEASURED: Readonly<Record<RulesetId, Figures>> = {
  tchou1924,
  vulcain1953,
  encyclopedie,
  mcr,
  riichi,
};
