/** Tiles that the others may not discard once a player has shown too much (`IV.obligation.1`). */

import type { Situation } from '../../core/situation.ts';
import { DRAGON_TILES, familyOf, isSuited, TILES, type Tile, WIND_TILES } from '../../core/tile.ts';

export const THREATS = ['one-series', 'honours', 'winds'] as const;
export type ThreatKind = (typeof THREATS)[number];

interface Threat {
  readonly kind: ThreatKind;
  readonly dangerous: readonly Tile[];
}

type Melds = Situation['melds'];

/** A concealed kong is no threat (E35). */
const exposed = (melds: Melds): Melds => melds.filter(({ open }) => open);

function oneSeries(melds: Melds): readonly Threat[] {
  const [first] = melds;
  if (first === undefined || exposed(melds).length < 3 || !isSuited(first.tile)) return [];
  const series = familyOf(first.tile);
  if (melds.some(({ tile }) => familyOf(tile) !== series)) return [];
  return [{ kind: 'one-series', dangerous: TILES.filter((tile) => familyOf(tile) === series) }];
}

function allButOne(kind: ThreatKind, kinds: readonly Tile[], melds: Melds): readonly Threat[] {
  const shown = exposed(melds).map(({ tile }) => tile);
  const dangerous = kinds.filter((tile) => !shown.includes(tile));
  return dangerous.length === 1 ? [{ kind, dangerous }] : [];
}

export const threatsOf = (melds: Melds): readonly Threat[] => [
  ...oneSeries(melds),
  ...allButOne('honours', DRAGON_TILES, melds),
  ...allButOne('winds', WIND_TILES, melds),
];
