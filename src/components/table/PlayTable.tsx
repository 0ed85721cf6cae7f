/** The table while a hand is played: everything that lies open, as large as there is room for. */
import { useRef, useState } from 'preact/hooks';
import type { Move, SeatView } from '../../engine/play.ts';
import type { Scene } from '../../engine/table.ts';
import { DiceShown } from './DiceShown.tsx';
import { Felt, Markers, type SceneProps } from './Table.tsx';
import { TableSheet } from './TableSheet.tsx';
import { useFit } from './use-fit.ts';
import { useFlights } from './use-flights.ts';
import './dice.css';
import './meld.css';
import './table.css';
import './play-table.css';
import './wall-ring.css';

interface PlayTableProps extends SceneProps {
  /** The table before the last act. */
  readonly previous?: Scene | undefined;
  readonly last: Move | undefined;
  /** What the player at the bottom knows; absent where all hands lie open. */
  readonly view?: SeatView | undefined;
}

export function PlayTable({ scene, previous, last, view, say }: PlayTableProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  useFit(root);
  useFlights(root, scene, previous);
  return (
    <div class="table-view grid gap-2 items-centre full-width sans">
      <Felt {...{ root, scene, last, view, say }} size="play">
        <div class="centre-said row cluster middle gap-2">
          {view && (
            <span class="tiles-left text-l figure-line full-width text-centre">
              {view.drawsLeft}
            </span>
          )}
          {scene.throws.map(({ dice }, at) => (
            <DiceShown key={at} dice={dice} say={say} />
          ))}
          <Markers scene={scene} say={say} />
        </div>
        {view && (
          <button type="button" class="button table-all" onClick={() => setWhole(true)}>
            {say('play.all')}
          </button>
        )}
      </Felt>
      {isWhole && <TableSheet scene={scene} say={say} onClose={() => setWhole(false)} />}
    </div>
  );
}
