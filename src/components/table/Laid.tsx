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
  /** Before the flowers are turned up. */
  readonly flowersDown?: boolean | undefined;
}

export const hasLaid = ({ melds, flowers }: SceneSeat): boolean =>
  melds.length > 0 || flowers.length > 0;

/** Melds, then flowers, each where it can be followed on its way. */
export const LaidTiles = ({ place, seat: { melds, flowers }, flowersDown, say }: LaidProps) => (
  <>
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
            tile={flowersDown ? undefined : tile}
            marks={{ 'data-spot': flowerSpot(place, at) }}
            say={say}
          />
        ))}
      </span>
    )}
  </>
);

export const Laid = (props: LaidProps) =>
  hasLaid(props.seat) && (
    <div class="play-laid" role="group" aria-label={props.say('play.laid')}>
      <LaidTiles {...props} />
    </div>
  );
