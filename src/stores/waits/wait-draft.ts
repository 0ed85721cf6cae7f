import type { WaitTypes } from '../../engine/drills.ts';
import { ok, type Tile } from '../../engine/notation.ts';
import type { DraftRules } from '../drill-session.ts';

export type WaitDraft = readonly Tile[];

/** The first thing worth a proof: what was wrong, then what was missed, then any win. */
function firstLook({ tiles }: WaitTypes['verdict']): Tile | undefined {
  const worst =
    tiles.find(({ mark }) => mark === 'wrong') ??
    tiles.find(({ mark }) => mark === 'missed') ??
    tiles[0];
  return worst?.tile;
}

export const WAIT_RULES: DraftRules<WaitTypes, WaitDraft> = {
  blank: () => [],
  // No tile at all is an answer too.
  read: (_, chosen) => ok(chosen),
  firstLook,
};

export const toggled =
  (tile: Tile) =>
  (chosen: WaitDraft): WaitDraft =>
    chosen.includes(tile) ? chosen.filter((other) => other !== tile) : [...chosen, tile];
