/** What a table needs to know of the rule sets, without what counts a hand. Each is fetched when it is asked for. */
import type { ClaimRule, TableRules } from '../core/table-rules.ts';
import type { PlayableRules } from './index.ts';

export interface RulesAtTable {
  readonly table: TableRules;
  readonly claims: readonly ClaimRule[];
}

const TABLES: Readonly<Record<PlayableRules, () => Promise<RulesAtTable>>> = {
  tchou1924: async () => ({
    table: (await import('./tchou1924/table.ts')).tchou1924Table,
    claims: (await import('./tchou1924/claims.ts')).tchou1924Claims,
  }),
  vulcain1953: async () => ({
    table: (await import('./vulcain1953/table.ts')).vulcain1953Table,
    claims: (await import('./vulcain1953/claims.ts')).vulcain1953Claims,
  }),
  encyclopedie: async () => ({
    table: (await import('./encyclopedie/table.ts')).encyclopedieTable,
    claims: (await import('./encyclopedie/claims.ts')).encyclopedieClaims,
  }),
  mcr: async () => ({
    table: (await import('./mcr/table.ts')).mcrTable,
    claims: (await import('./mcr/claims.ts')).mcrClaims,
  }),
  riichi: async () => ({
    table: (await import('./riichi/table.ts')).riichiTable,
    claims: (await import('./riichi/claims.ts')).riichiClaims,
  }),
};

/** What a table needs to know of a rule set. */
export const loadAtTable = (id: PlayableRules): Promise<RulesAtTable> => TABLES[id]();
