import type { Say } from '../../i18n/speak.ts';
import { $storageTrouble } from '../../stores/storage.ts';
import { TileBack } from '../tiles/Tile.tsx';
import { useStore } from './use-store.ts';

/** What the drill is about, while the first hand is dealt; what a reader without JavaScript sees. */
export const Dealing = ({ say, text }: { readonly say: Say; readonly text: string }) => (
  <div class="drill-dealing" aria-busy="true">
    <p>{text}</p>
    <p class="visually-hidden">{say('finder.dealing')}</p>
    <span class="tile-row" aria-hidden="true">
      {Array.from({ length: 7 }, (_, at) => (
        <TileBack key={at} say={say} />
      ))}
    </span>
  </div>
);

export function StorageTrouble({ say }: { readonly say: Say }) {
  const trouble = useStore($storageTrouble);
  return trouble ? (
    <p class="alert" role="status">
      {say(`storage.${trouble}`)}
    </p>
  ) : null;
}

interface RefusedProps {
  readonly say: Say;
  readonly what: string;
  readonly why: string;
}

/** An address that was refused; another hand is on the board meanwhile. */
export const Refused = ({ say, what, why }: RefusedProps) => (
  <p class="alert" role="alert">
    {what}
    {why} {say('finder.own.instead')}
  </p>
);
