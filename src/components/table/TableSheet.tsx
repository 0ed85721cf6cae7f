/** Everything that lies open, in full: groups and discards of all four, over the table. */
import { useEffect, useRef } from 'preact/hooks';
import { SEATS, type Seat } from '../../engine/notation.ts';
import type { Scene } from '../../engine/table.ts';
import type { Say } from '../../i18n/speak.ts';
import { Button } from '../parts/Button.tsx';
import { LaidTiles } from './Meld.tsx';
import { River } from './River.tsx';
import { playerName } from './TableSeat.tsx';
import './table-sheet.css';

interface TableSheetProps {
  readonly scene: Scene;
  /** Whose tiles lie on top. */
  readonly first: Seat;
  readonly say: Say;
  readonly onClose: () => void;
}

export function TableSheet({ scene, first, say, onClose }: TableSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      class="table-sheet ink sans"
      ref={dialog}
      aria-label={say('play.all.title')}
      onClose={onClose}
    >
      <header class="row cluster gap-2 spread">
        <h2>{say('play.all.title')}</h2>
        <Button onClick={() => dialog.current?.close()}>{say('play.all.close')}</Button>
      </header>
      {[first, ...SEATS.filter((seat) => seat !== first)].map((seat) => {
        const row = scene.seats[seat];
        if (!row) return null;
        const name = playerName(row, seat, say);
        return (
          <section key={seat} class="grid gap-2 line-above" aria-label={name}>
            <h3>{name}</h3>
            <LaidTiles seat={seat} row={row} say={say} />
            {row.river.length > 0 && <River tiles={row.river} seat={seat} say={say} />}
          </section>
        );
      })}
    </dialog>
  );
}
