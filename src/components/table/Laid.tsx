/** What lies open before a player beside his discards, and what he is called at the table. */
import { groupTiles } from '../../engine/notation.ts';
import type { SceneMeld, SceneSeat } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { meldFaces } from '../tiles/meld-faces.ts';
import { flowerSpot, meldSpot } from './flights.ts';
import { SpotTile } from './TableSeat.tsx';

export const PLACES = [0, 1, 2, 3] as const;
export type Place = (typeof PLACES)[number];

export function nameOf(place: Place, wind: string, say: Say): string {
  return place === 0 ? say('play.you', { wind }) : say(`play.seat.${place}`, { wind });
}

const facesOf = (meld: SceneMeld) =>
  meld.laid?.tiles ?? (meld.open ? groupTiles(meld) : meldFaces(meld));

interface LaidProps {
  readonly place: Place;
  readonly seat: SceneSeat;
  readonly say: Say;
}

export function Laid({ place, seat: { melds, flowers }, say }: LaidProps) {
  if (melds.length === 0 && flowers.length === 0) return null;
  return (
    <div class="play-laid" role="group" aria-label={say('play.laid')}>
      {melds.map((meld, nth) => (
        <span key={nth} class="play-meld" data-kind={meld.kind}>
          {facesOf(meld).map((tile, at) => (
            <SpotTile
              key={at}
              tile={tile}
              spot={meldSpot(place, nth, at)}
              isAcross={meld.laid?.across === at}
              say={say}
            />
          ))}
        </span>
      ))}
      {flowers.length > 0 && (
        <span class="play-meld" data-flowers>
          {flowers.map((tile, at) => (
            <SpotTile key={at} tile={tile} spot={flowerSpot(place, at)} say={say} />
          ))}
        </span>
      )}
    </div>
  );
}
