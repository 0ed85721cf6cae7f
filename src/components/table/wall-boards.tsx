import {
  type Asked,
  breachIn,
  ringedStack,
  stackName,
  takingsIn,
  WALL,
} from '../../course/table-questions.ts';
import { fromHead, fromTail, placeAt, ringIndex, SEATS } from '../../engine/index.ts';
import type { BoardProps } from './board-props.ts';
import { DicePair } from './DicePair.tsx';
import { SeatBoard } from './SeatBoard.tsx';
import { type StackLook, WallRing } from './WallRing.tsx';

const STACKS = SEATS.length * WALL.stacks;

/** The walls with a marker to move to where they are to be opened. */
export function BreachBoard({
  exercise,
  chosen,
  checked,
  say,
  markOf,
  onChoose,
}: BoardProps<Asked<'breach'>>) {
  const names = Array.from({ length: STACKS }, (_, at) => stackName(exercise, placeAt(at, WALL)));
  const at = names.indexOf(chosen[0] ?? '');
  const loose = ringIndex(fromTail(breachIn(exercise), 1, WALL), WALL);
  const lookOf = (index: number): StackLook | undefined =>
    markOf(names[index] ?? '') ?? (checked && index === loose ? 'loose' : undefined);
  const move = (to: number) => onChoose(names[(to + STACKS) % STACKS] ?? '');
  const named = at < 0 ? say('table.noStack') : placeName(at);

  function placeName(index: number): string {
    const { seat, stack } = placeAt(index, WALL);
    return say('table.stackOf', { player: exercise.players[seat] ?? '', stack });
  }

  return (
    <>
      <SeatBoard
        players={exercise.players}
        say={say}
        markOf={() => undefined}
        noteOf={(player) => (player === exercise.starter ? say('table.starter') : undefined)}
      >
        <WallRing size={WALL} lookOf={lookOf} onTouch={move} label={say('table.walls')}>
          {exercise.throws.map((dice, turn) => (
            <DicePair key={`${turn}`} dice={dice} say={say} />
          ))}
        </WallRing>
      </SeatBoard>
      <div class="stack-slider">
        <button
          type="button"
          class="button"
          aria-label={say('table.stackBack')}
          disabled={checked}
          onClick={() => move(Math.max(at, 0) - 1)}
        >
          −
        </button>
        <input
          type="range"
          min="0"
          max={STACKS - 1}
          value={Math.max(at, 0)}
          disabled={checked}
          aria-label={say('table.stackChoice')}
          aria-valuetext={named}
          onInput={({ currentTarget }) => move(Number(currentTarget.value))}
        />
        <button
          type="button"
          class="button"
          aria-label={say('table.stackOn')}
          disabled={checked}
          onClick={() => move(at + 1)}
        >
          +
        </button>
        <output>{named}</output>
      </div>
    </>
  );
}

/** The open walls with one stack ringed: whose is it in the deal? */
export function DealBoard({
  exercise,
  checked,
  say,
  markOf,
  onChoose,
}: BoardProps<Asked<'dealt'>>) {
  const breach = breachIn(exercise);
  const opened = ringIndex(breach.place, WALL);
  const loose = ringIndex(fromTail(breach, 1, WALL), WALL);
  const ringed = ringedStack(exercise);
  const own = checked ? stacksOfTaker(exercise) : new Set<number>();
  const lookOf = (index: number): StackLook | undefined => {
    if (index === opened) return 'missed';
    if (index === ringed) return 'ringed';
    if (index === loose) return 'loose';
    return own.has(index) ? 'taken' : undefined;
  };
  return (
    <SeatBoard
      players={exercise.players}
      say={say}
      markOf={markOf}
      onTouch={onChoose}
      noteOf={(player) => (player === exercise.starter ? say('table.starter') : undefined)}
    >
      <WallRing size={WALL} lookOf={lookOf} label={say('table.walls')} />
    </SeatBoard>
  );
}

/** Every stack of which the taker of the ringed tile has some. */
function stacksOfTaker(exercise: Asked<'dealt'>): ReadonlySet<number> {
  const { stack, layer } = exercise;
  const takings = takingsIn(exercise);
  const taker = takings.find(({ tiles }) =>
    tiles.some((tile) => tile.stack === stack && tile.layer === layer),
  )?.seat;
  return new Set(
    takings
      .filter(({ seat }) => seat === taker)
      .flatMap(({ tiles }) => tiles)
      .map((tile) => ringIndex(fromHead(breachIn(exercise), tile.stack, WALL), WALL)),
  );
}
