import { useLayoutEffect, useRef } from 'preact/hooks';
import type { HeldHand } from '../../engine/notation.ts';
import { tileInText, tileName } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import type { DiscardMark } from '../../stores/drafts/discard-view.ts';
import { Tile } from '../tiles/Tile.tsx';
import { DiscardSign, MARK_NAMES } from './DiscardSign.tsx';
import { MeldsOnTable, slotsOf } from './MeldsOnTable.tsx';

interface DiscardBoardProps {
  readonly hand: HeldHand;
  readonly label: string;
  readonly say: Say;
  /** Index of the lifted tile; once answered, of the discard. */
  readonly lifted?: number | undefined;
  /** Where several tiles are taken at once. */
  readonly pressed?: ReadonlySet<number>;
  /** Whether the last tile was drawn. */
  readonly drawn?: boolean;
  readonly ruledOut?: ReadonlySet<number>;
  readonly marks: ReadonlyMap<number, DiscardMark> | undefined;
  /** Those that cannot be chosen. */
  readonly closed?: ReadonlySet<number>;
  readonly onTouch: (place: number) => void;
  /** The name of a tile's button, where pressing it is not a discard. */
  readonly deed?: (tile: string) => string;
}

export function DiscardBoard(props: DiscardBoardProps) {
  const { hand, label, say, lifted } = props;
  const root = useRef<HTMLDivElement>(null);
  // Roving focus: if a tile has the focus, the focus moves with the lifted tile.
  useLayoutEffect(() => {
    const tiles = root.current?.querySelectorAll<HTMLElement>('.held-tile');
    const inside = [...(tiles ?? [])].includes(document.activeElement as HTMLElement);
    if (inside && lifted !== undefined) tiles?.[lifted]?.focus();
  }, [lifted]);

  return (
    <div
      class="hand-board cluster discard-board"
      ref={root}
      role="group"
      aria-label={label}
      style={slotsOf(hand.concealed.length, hand.melds)}
    >
      <span class="tile-row">
        {hand.concealed.map((_, place) => (
          <HeldTile key={place} {...props} place={place} />
        ))}
      </span>
      <MeldsOnTable melds={hand.melds} say={say} />
    </div>
  );
}

function HeldTile(props: DiscardBoardProps & { readonly place: number }) {
  const { hand, place, say, lifted, ruledOut, marks, onTouch } = props;
  const tile = hand.concealed[place];
  if (tile === undefined) return null;
  const mark = marks?.get(place);
  const isTaken = props.pressed?.has(place) ?? lifted === place;
  const drawn = props.drawn && place === hand.concealed.length - 1;
  const name = tileName(say, tile);
  const inside = tileInText(say, 'the', tile);
  const asked =
    props.deed?.(inside) ??
    say(drawn ? 'discards.discardDrawn' : 'discards.discard', { tile: inside });
  const judged = mark ? `${name}, ${say(MARK_NAMES[mark])}` : name;
  return (
    <button
      type="button"
      class="held-tile bare touch"
      tabIndex={props.pressed || place === (lifted ?? 0) ? 0 : -1}
      data-place={place}
      disabled={props.closed?.has(place)}
      data-lifted={isTaken ? '' : undefined}
      data-drawn={drawn ? '' : undefined}
      data-ruled-out={ruledOut?.has(place) ? '' : undefined}
      data-mark={mark}
      aria-pressed={marks ? undefined : isTaken}
      onClick={() => onTouch(place)}
    >
      <Tile tile={tile} say={say} silent />
      {mark && <DiscardSign mark={mark} />}
      <span class="visually-hidden">{marks ? judged : asked}</span>
    </button>
  );
}
