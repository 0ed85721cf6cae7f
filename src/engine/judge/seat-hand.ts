/** The hand of a seat after what it may do, and where its red fives lie then. */
import { groupTiles, type Meld } from '../core/group.ts';
import type { HeldHand } from '../core/hand.ts';
import type { Tile } from '../core/tile.ts';
import { afterClaim } from '../play/claim-worth.ts';
import type { GameRules } from '../play/hand-state.ts';
import { claimKindOf } from '../play/lawful.ts';
import type { ClaimMove, KongMove, MoveOf } from '../play/move.ts';
import type { SeatView } from '../play/seat-view.ts';
import { withoutTile, withoutTiles } from '../play/win.ts';
import { barredAfter } from '../table/after-claim.ts';

/** `reds` are the red fives among the concealed tiles. */
export interface SeatHand extends HeldHand {
  readonly reds?: readonly Tile[];
}

/** Whether it is a red copy too. */
export type TileToDiscard = Pick<MoveOf<'discard'>, 'tile' | 'red'>;

/** Of each kind one copy, a plain one where there is one. */
export function tilesToDiscard({ concealed, reds = [] }: SeatHand): readonly TileToDiscard[] {
  const copies = (tiles: readonly Tile[], wanted: Tile): number =>
    tiles.filter((tile) => tile === wanted).length;
  const isRed = (tile: Tile): boolean =>
    reds.includes(tile) && copies(reds, tile) === copies(concealed, tile);
  return [...new Set(concealed)].map((tile) => (isRed(tile) ? { tile, red: true } : { tile }));
}

/** What may be let go after a claim, as play has it. */
export function tilesAfterClaim(
  hand: SeatHand,
  { kind, tiles, tile: claimed }: ClaimMove,
  { kit, agreed }: GameRules,
): readonly TileToDiscard[] {
  const group = { kind, tile: tiles[0] as Tile };
  const made = { claim: claimKindOf(kind), group, tile: claimed };
  const barred = barredAfter(made, kit.claims, agreed.options).map(({ tile }) => tile);
  const held = tilesToDiscard(hand);
  const free = held.filter(({ tile }) => !barred.includes(tile));
  return free.length === 0 ? held : free;
}

export function handAfterDiscard(hand: SeatHand, { tile, red }: TileToDiscard): SeatHand {
  const rest = { ...hand, concealed: withoutTile(hand.concealed, tile) };
  return red ? { ...rest, reds: withoutTile(hand.reds ?? [], tile) } : rest;
}

export function handAfterClaim(
  { own }: SeatView,
  { kind, tiles, reds = [], tile, red }: ClaimMove,
): SeatHand {
  const group = { kind, tile: tiles[0] as Tile, reds };
  const laid = red ? withoutTile(reds, tile) : reds;
  return { ...afterClaim(own, { group, tile }), reds: withoutTiles(own.reds ?? [], laid) };
}

export function handAfterKong({ own }: SeatView, { kind, tile, red }: KongMove): SeatHand {
  const { melds, reds = [] } = own;
  if (kind === 'added') {
    const rest = handAfterDiscard(own, { tile, ...(red && { red }) });
    const added = (meld: Meld): Meld =>
      red && meld.kind === 'pung' && meld.tile === tile
        ? { ...meld, reds: [...(meld.reds ?? []), tile] }
        : meld;
    return { ...rest, melds: melds.map(added) };
  }
  const lies = kind === 'winds' ? 'winds' : 'kong';
  const laid = reds.filter((held) => held === tile);
  const meld: Meld = { kind: lies, tile, open: false, reds: laid };
  return {
    concealed: withoutTiles(own.concealed, groupTiles(meld)),
    melds: [...melds, meld],
    reds: withoutTiles(reds, laid),
  };
}
