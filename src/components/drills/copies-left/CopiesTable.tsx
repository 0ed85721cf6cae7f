/** What is looked at to count: one's own hand, and all that lies open on the table. */
import { groupTiles, type Meld, type Tile } from '../../../engine/notation.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/index.ts';
import { slotsOf } from '../../boards/MeldOnTable.tsx';
import { MeldTiles } from '../../tiles/MeldTiles.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { PositionProps } from '../view.ts';
import type { CopiesTypes } from './copies-rules.ts';

interface CopiesProps extends PositionProps<CopiesTypes> {
  /** The kinds whose copies are ringed. */
  readonly ringed?: readonly Tile[];
}

const isIn = (ringed: readonly Tile[], tiles: readonly Tile[]) => (at: number) =>
  ringed.some((tile) => tile === tiles[at]);

interface MeldsProps {
  readonly melds: readonly Meld[];
  readonly ringed: readonly Tile[];
  readonly say: Say;
}

const Melds = ({ melds, ringed, say }: MeldsProps) =>
  melds.map((meld, at) => (
    <figure key={at} class="hand-group grid items-centre gap-1 hand-meld">
      <MeldTiles meld={meld} say={say} isRinged={isIn(ringed, groupTiles(meld))} />
      <figcaption>{say(`group.${meld.kind}`)}</figcaption>
    </figure>
  ));

export const CopiesHand = ({ shown: { hand }, ringed = [], locale, say }: CopiesProps) => (
  <div
    class="copies-hand hand-board cluster"
    role="group"
    aria-label={say('copies.hand', { tiles: handLabel(say, locale, hand) })}
    style={{ ...slotsOf(hand.concealed.length, hand.melds), '--rows': 0 }}
  >
    <TileRow tiles={hand.concealed} say={say} isRinged={isIn(ringed, hand.concealed)} />
    <Melds melds={hand.melds} ringed={ringed} say={say} />
  </div>
);

/** In the order of play, one's own discards last: they lie next to the answer. */
const SEATS = [
  ['right', 'copies.seat.right'],
  ['across', 'copies.seat.across'],
  ['left', 'copies.seat.left'],
] as const;

export function CopiesTable({ shown, ringed = [], say }: CopiesProps) {
  const { own, markers } = shown;
  return (
    <div class="copies-table grid gap-2">
      {SEATS.map(([seat, name]) => (
        <Seat key={seat} name={name} {...shown[seat]} ringed={ringed} say={say} />
      ))}
      <Seat name="copies.seat.own" discards={own} melds={[]} ringed={ringed} say={say} />
      {markers.length > 0 && (
        <Seat name="copies.markers" discards={markers} melds={[]} ringed={ringed} say={say} />
      )}
    </div>
  );
}

interface SeatProps extends MeldsProps {
  readonly name: WordKey;
  readonly discards: readonly Tile[];
}

/** The discards of a player, the first one first, and the melds. */
const Seat = ({ name, discards, melds, ringed, say }: SeatProps) => (
  <div class="copies-seat grid gap-1" role="group" aria-label={say(name)}>
    <p class="question-note" aria-hidden="true">
      {say(name)}
    </p>
    {discards.length + melds.length === 0 && <p class="question-note">{say('copies.nothing')}</p>}
    {discards.length > 0 && (
      <TileRow tiles={discards} say={say} isRinged={isIn(ringed, discards)} />
    )}
    {melds.length > 0 && (
      <div class="copies-melds cluster gap-2">
        <Melds melds={melds} ringed={ringed} say={say} />
      </div>
    )}
  </div>
);
