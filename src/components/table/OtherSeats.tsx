import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Tile as TileKind, Wind } from '../../engine/notation.ts';
import { WINDS } from '../../engine/notation.ts';
import type { Move, SeatView } from '../../engine/play.ts';
import type { Say } from '../../i18n/speak.ts';
import { MeldTiles } from '../tiles/MeldTiles.tsx';
import { Tile } from '../tiles/Tile.tsx';

interface OtherSeatsProps {
  readonly view: SeatView;
  readonly last: Move | undefined;
  readonly say: Say;
}

const PLACES = [1, 2, 3] as const;

const windAfter = (wind: Wind, seats: number): Wind =>
  WINDS[(WINDS.indexOf(wind) + seats) % WINDS.length] as Wind;

/** The three partners in the order of play, each with what lies open before him. */
export const OtherSeats = ({ view, last, say }: OtherSeatsProps) => (
  <div class="table-seats">
    {view.markers.length > 0 && (
      <p class="table-markers">
        {say('play.markers')}{' '}
        {view.markers.map((tile, at) => (
          <Tile key={at} tile={tile} say={say} size="small" />
        ))}
      </p>
    )}
    {PLACES.map((place) => {
      const wind = windAfter(view.seat, place);
      const hand = view.others[wind];
      if (hand === undefined) return null;
      const name = say(`play.seat.${place}`, { wind: say(`wind.${wind}`) });
      return (
        <section
          key={wind}
          class="table-seat"
          data-place={place}
          data-acting={last?.seat === wind ? '' : undefined}
          aria-label={name}
        >
          <p class="table-name">
            {name}
            <span>{say('play.held', { n: hand.concealed })}</span>
            {hand.isDeclared && <strong>{say('play.declared')}</strong>}
          </p>
          {(hand.melds.length > 0 || hand.flowers.length > 0) && (
            <p class="table-laid">
              {hand.melds.map((meld, at) => (
                <MeldTiles key={at} meld={meld} say={say} />
              ))}
              {hand.flowers.map((tile) => (
                <Tile key={tile} tile={tile} say={say} />
              ))}
            </p>
          )}
          <River discards={hand.discards} isOpen={isOpen(view, wind)} say={say} />
        </section>
      );
    })}
  </div>
);

/** The tile that may be claimed now. */
const isOpen = ({ asked }: SeatView, wind: Wind): boolean =>
  asked.kind === 'claims' && asked.seat === wind && !asked.isRobbing;

interface RiverProps {
  readonly isOpen?: boolean;
  readonly discards: readonly { readonly tile: TileKind; readonly claimedBy?: Wind }[];
  readonly say: Say;
}

/** In the order in which they fell; what was claimed lies elsewhere. */
export function River({ discards, isOpen: hasOpen = false, say }: RiverProps) {
  const lying = discards.filter(({ claimedBy }) => claimedBy === undefined);
  const row = useRef<HTMLParagraphElement>(null);
  // The last one is in sight.
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = row.current.scrollWidth;
  });
  return (
    <p ref={row} class="table-river" aria-label={say('play.river')} role="group">
      {lying.length === 0 ? (
        <span class="table-none">{say('play.none')}</span>
      ) : (
        lying.map(({ tile }, at) => (
          <Tile
            key={at}
            tile={tile}
            say={say}
            state={hasOpen && at === lying.length - 1 ? 'tried' : undefined}
          />
        ))
      )}
    </p>
  );
}
