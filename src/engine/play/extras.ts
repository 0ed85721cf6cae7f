/** What a hand is scored with beside its tiles, under the names that rule sets give it. */
import { redsIn } from '../core/red-fives.ts';
import type { Situation } from '../core/situation.ts';
import type { Tile } from '../core/tile.ts';
import type { Wind } from '../core/wind.ts';
import type { GameRules, HandState } from './hand-state.ts';
import { markersIn, markersUp } from './markers.ts';

export function extrasOf(state: HandState, rules: GameRules, seat: Wind): Situation['extras'] {
  const known = new Set(rules.kit.extras.map(({ id }) => id));
  const extras: Record<string, readonly Tile[] | number> = {};
  if (known.has('doraIndicators')) extras['doraIndicators'] = markersUp(state, rules);
  if (known.has('uraIndicators') && state.players[seat].declared !== undefined) {
    extras['uraIndicators'] = markersIn(state, rules, 1);
  }
  const reds = redsIn(state.players[seat]).length;
  const { redFives } = rules.kit.table;
  if (redFives !== undefined && reds > 0) extras[redFives.extra] = reds;
  return extras;
}

/** With the red five that another player let go. */
export function withOneRed(extras: Situation['extras'], { kit }: GameRules): Situation['extras'] {
  const { redFives } = kit.table;
  if (redFives === undefined) return extras;
  return { ...extras, [redFives.extra]: Number(extras[redFives.extra] ?? 0) + 1 };
}
