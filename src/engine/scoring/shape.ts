/** The ways to see a hand as groups. A rule set names those it knows, as rows. */

import type { Situation } from '../core/situation.ts';
import type { TileCounts } from '../core/tile-counts.ts';
import { quickGroupings } from '../hand/quick-readings.ts';
import { inHand, type Part } from './part.ts';
import type { RuleId } from './rule-id.ts';

export interface Shape {
  readonly id: string;
  readonly rule: RuleId;
  readonly of: 'winner' | 'loser';
  /**
   * The groups in hand in every way the shape allows, the melds left out. The counts are those
   * of the concealed tiles and the winning tile.
   */
  readonly read: (counts: TileCounts, situation: Situation) => readonly (readonly Part[])[];
}

export const GROUPS_OF_A_HAND = 4;

/** Four groups and a pair, each meld one of the groups. */
export const fourGroupsAndAPair = (rule: RuleId): Shape => ({
  id: 'standard',
  rule,
  of: 'winner',
  read(counts, { concealed, melds }) {
    const wanted = 3 * (GROUPS_OF_A_HAND - melds.length) + 2;
    if (concealed.length + 1 !== wanted) return [];
    return quickGroupings(counts).map((groups) => groups.map(inHand));
  },
});
