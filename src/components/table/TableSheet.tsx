/** Everything that lies open, in full: groups and discards of all four, over the table. */
import { useEffect, useRef } from 'preact/hooks';
import type { Scene } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { Laid, nameOf, PLACES } from './Laid.tsx';
import { River } from './River.tsx';

interface TableSheetProps {
  readonly scene: Scene;
  readonly say: Say;
  readonly onClose: () => void;
}

export function TableSheet({ scene, say, onClose }: TableSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="table-sheet" ref={dialog} aria-label={say('play.all.title')} onClose={onClose}>
      <header>
        <h2>{say('play.all.title')}</h2>
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {say('play.all.close')}
        </button>
      </header>
      {PLACES.map((place) => {
        const seat = scene.seats[place];
        if (seat?.wind === undefined) return null;
        const name = nameOf(place, say(`wind.${seat.wind}`), say);
        return (
          <section key={place} aria-label={name}>
            <h3>{name}</h3>
            <Laid place={place} seat={seat} say={say} />
            <River tiles={seat.river} seat={place} say={say} />
          </section>
        );
      })}
    </dialog>
  );
}
