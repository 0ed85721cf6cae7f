/** What lies open before a player beside his discards, and what he is called at the table. */
import type { SceneSeat } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { flowerSpot, meldSpot } from './flights.ts';
import { LaidMeld, SpotTile } from './LaidMeld.tsx';

export const PLACES = [0, 1, 2, 3] as const;
export type Place = (typeof PLACES)[number];

export function nameOf(place: Place, wind: string, say: Say): string {
  return place === 0 ? say('play.you', { wind }) : say(`play.seat.${place}`, { wind });
}

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
        <LaidMeld
          key={nth}
          meld={meld}
          marksOf={(at) => ({ 'data-spot': meldSpot(place, nth, at) })}
          say={say}
        />
      ))}
      {flowers.length > 0 && (
        <span class="laid-meld" data-flowers>
          {flowers.map((tile, at) => (
            <SpotTile
              key={at}
              tile={tile}
              marks={{ 'data-spot': flowerSpot(place, at) }}
              say={say}
            />
          ))}
        </span>
      )}
    </div>
  );
}
