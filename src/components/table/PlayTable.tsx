/** The table while a hand is played: a square from above, everything that lies open in its place. */
import { useRef, useState } from 'preact/hooks';
import type { Level } from '../../engine/judge.ts';
import { SEATS, type Seat } from '../../engine/notation.ts';
import type { Move, SeatView } from '../../engine/play.ts';
import type { Scene } from '../../engine/table.ts';
import { Dice } from './Dice.tsx';
import { Heap, heapOf } from './Heap.tsx';
import { PlaySeat } from './PlaySeat.tsx';
import { SeatPlate } from './SeatPlate.tsx';
import { Markers, type SceneProps, Walls } from './Table.tsx';
import { TableSheet } from './TableSheet.tsx';
import { useFlights } from './use-flights.ts';
import './dice.css';
import './meld.css';
import './square.css';
import './table-sides.css';
import './play-table.css';
import './wall-ring.css';

interface PlayTableProps extends SceneProps {
  /** The table before the last act. */
  readonly previous?: Scene | undefined;
  readonly last: Move | undefined;
  /** How well the partners play. */
  readonly level: Level;
  /** What the player at the bottom knows; absent where all hands lie open. */
  readonly view?: SeatView | undefined;
  /** What each seat has won or lost so far, written. */
  readonly scores?: readonly string[] | undefined;
}

export function PlayTable({ scene, previous, last, level, view, scores, say }: PlayTableProps) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Seat>();
  useFlights(root, scene, previous);
  const heap = view && heapOf(view);
  // Nobody can tell whose the tiles of a heap were.
  const seen = heap
    ? { ...scene, seats: scene.seats.map((row) => ({ ...row, river: [] })) }
    : scene;
  const rows = SEATS.flatMap((seat) => {
    const row = seen.seats[seat];
    return row ? [{ seat, row }] : [];
  });
  return (
    <div class="play-view sans" data-open={view ? undefined : ''}>
      <div class="seat-plates grid spread">
        {rows.map(({ seat, row }) => (
          <SeatPlate
            key={seat}
            {...{ seat, row, level, last, view, say }}
            score={scores?.[seat]}
            onOpen={() => setOpened(seat)}
          />
        ))}
      </div>
      <div class="table-square" ref={root}>
        {view && <Walls scene={scene} say={say} isFlat />}
        <Middle scene={scene} view={view} say={say} />
        {heap && (
          <Heap
            tiles={heap}
            isNew={last?.m === 'discard'}
            isClaimed={view.phase.kind === 'claims' && !view.phase.isRobbing}
            say={say}
          />
        )}
        {rows.map(({ seat, row }) => (
          <PlaySeat key={seat} {...{ seat, row, last, view, say }} />
        ))}
      </div>
      {opened !== undefined && (
        <TableSheet scene={seen} first={opened} say={say} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

/** The round, what is left to draw, and what is turned up. */
const Middle = ({ scene, view, say }: Pick<PlayTableProps, 'scene' | 'view' | 'say'>) => (
  <div class="play-middle grid centre pack-middle">
    {view && (
      <>
        {view.countsRound && <span>{say('play.round', { wind: say(`wind.${view.round}`) })}</span>}
        <span class="tiles-left figure-line">{view.drawsLeft}</span>
        <em class="soft">{say('play.toDraw', { n: view.drawsLeft })}</em>
      </>
    )}
    <div class="play-extras row gap-1">
      {scene.throws.map(({ dice }, at) => (
        <Dice key={at} dice={dice} say={say} />
      ))}
      <Markers scene={scene} say={say} />
    </div>
  </div>
);
