/**
 * The drills: the one list that pages, storage, key help, lessons, budgets, the worker and the
 * laws in the tests loop over. Each is fetched when it is asked for.
 */
import { loadKit, type PlayableRules, TEACHINGS } from '../rulesets/index.ts';
import { type Desk, deskOf } from './desk.ts';

export interface DrillRow {
  /** Names results on the reader's device: it never changes. */
  readonly id: string;
  /** Its address: `drill/<page>/`. */
  readonly page: string;
  readonly load: () => Promise<Desk>;
}

/** A drill that counts hands by a rule set. */
const scoring = (rules: PlayableRules, id: string) => async (): Promise<Desk> => {
  const drill = import('./scoring/scoring-drill.ts');
  const [{ scoringDrill }, kit, { teaching }] = await Promise.all([
    drill,
    loadKit(rules),
    TEACHINGS[rules](),
  ]);
  return deskOf(scoringDrill(kit, teaching, id));
};

export const DRILLS = [
  { id: 'count-hand', page: 'count', load: scoring('tchou1924', 'count-hand') },
  { id: 'which-fans', page: 'fans', load: scoring('mcr', 'which-fans') },
  { id: 'total-fans', page: 'total', load: scoring('mcr', 'total-fans') },
] as const satisfies readonly DrillRow[];
