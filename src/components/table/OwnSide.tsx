import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { compareTiles, type TileText, tilesWithReds, tileText } from '../../engine/notation.ts';
import type { Move, MoveOf, SeatView } from '../../engine/play.ts';
import { tileName } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import type { TablePlay } from '../../stores/table/open-table.ts';
import { digitKeys, useKeys } from '../parts/use-keys.ts';
import { Tile } from '../tiles/Tile.tsx';
import { OwnActions } from './OwnActions.tsx';
import './own-side.css';

/** Tiles of a hand, by their places in it. */
interface Lifted {
  readonly hand: string;
  readonly places: readonly number[];
}

export interface OwnSideProps {
  readonly play: Pick<TablePlay, 'answer' | 'hurry'>;
  readonly view: SeatView;
  readonly isBusy: boolean;
  /** The others wait for a touch before each act. */
  readonly isStepped?: boolean;
  /** Tiles that a coach speaks of. */
  readonly advised?: readonly TileText[];
  /** Asks a coach; absent where there is none. */
  readonly onHint?: (() => void) | undefined;
  /** What lies over the table, above the hand. */
  readonly children?: ComponentChildren;
  readonly say: Say;
}

const movesOf = <M extends Move['m']>({ moves }: SeatView, m: M): readonly MoveOf<M>[] =>
  moves.filter((move): move is MoveOf<M> => move.m === m);

/** In tile order, the tile just drawn apart at the end. */
export function inOrder({ own: { concealed, reds = [] }, phase }: SeatView): readonly TileText[] {
  const { drawn, isRed } = phase;
  const place = drawn === undefined ? -1 : concealed.lastIndexOf(drawn);
  if (drawn === undefined || place < 0) {
    return tilesWithReds([...concealed].sort(compareTiles), reds);
  }
  const sorted = concealed.toSpliced(place, 1).sort(compareTiles);
  const left = isRed ? reds.toSpliced(reds.indexOf(drawn), 1) : reds;
  return [...tilesWithReds(sorted, left), tileText(drawn, isRed)];
}

const tilesInText = (root: RefObject<HTMLElement>): readonly HTMLElement[] => [
  ...(root.current?.querySelectorAll<HTMLElement>('.held-tile') ?? []),
];

/**
 * Keys go on where they were: asked again, the player stands at the last tile that may be
 * discarded, or at what may be claimed. What was pressed may be gone, so the hand takes its place.
 */
function useStandpoint(root: RefObject<HTMLElement>, asks: boolean, hand: string): void {
  const stood = useRef('');
  useEffect(() => {
    const here = document.activeElement;
    const now = `${asks} ${hand}`;
    if (now === stood.current && here !== document.body) return;
    stood.current = now;
    const isElsewhere = here !== document.body && !root.current?.contains(here);
    if (isElsewhere && here?.checkVisibility()) return;
    const tiles = tilesInText(root);
    const free = tiles.filter((tile) => tile.ariaDisabled !== 'true');
    const claim = root.current?.querySelector<HTMLElement>('.table-deeds .button');
    const place = asks ? (free.at(-1) ?? claim) : undefined;
    if (place ?? here === document.body) (place ?? tiles.at(-1))?.focus({ preventScroll: true });
  });
}

/** What the player may do with the tiles of his hand: lift them, discard one or give some away. */
function useLifted({ play, view, asks }: Pick<OwnSideProps, 'play' | 'view'> & { asks: boolean }) {
  const tiles = inOrder(view);
  const hand = tiles.join('');
  const [lifted, setLifted] = useState<Lifted>({ hand, places: [] });
  // Another hand is chosen from anew.
  const chosen = lifted.hand === hand ? lifted.places : [];
  const toGive = movesOf(view, 'exchange')[0]?.give.length ?? 0;
  const isFree = (tile: TileText): boolean =>
    toGive > 0 || movesOf(view, 'discard').some((move) => tileText(move.tile, move.red) === tile);
  const move = moveWith(
    view,
    chosen.map((at) => tiles[at] as TileText),
  );
  const act = (wanted: Move | undefined): void => {
    setLifted({ hand, places: [] });
    void play.answer(wanted);
  };
  /** The first touch lifts a tile, the second discards it. */
  const touch = (at: number): void => {
    if (!asks || !isFree(tiles[at] as TileText)) return;
    const isLifted = chosen.includes(at);
    if (isLifted && toGive === 0) {
      act(move);
      return;
    }
    const places = isLifted ? chosen.filter((place) => place !== at) : [...chosen, at];
    setLifted({ hand, places: places.slice(-(toGive || 1)) });
  };
  const isOwed = chosen.length < (toGive || 1);
  return { tiles, hand, chosen, toGive, isOwed, move, isFree, act, touch };
}

export function OwnSide(props: OwnSideProps) {
  const { play, view, isBusy, isStepped = false, advised = [], onHint, children, say } = props;
  const root = useRef<HTMLDivElement>(null);
  const asks = !isBusy && view.moves.length > 0;
  const own = useLifted({ play, view, asks });
  const { tiles, chosen, toGive, isFree, act, touch } = own;
  const [claimed, setClaimed] = useState<readonly TileText[]>([]);
  const pulled = asks ? placesOf(tiles, claimed) : [];
  const ringed = placesOf(tiles, advised);
  useStandpoint(root, asks, own.hand);
  const standsAt = (): number => tilesInText(root).indexOf(document.activeElement as HTMLElement);
  const go = (by: number): void => tilesInText(root)[standsAt() + by]?.focus();
  useKeys(root, true, {
    enter: () => {
      if (isBusy) play.hurry();
      const at = standsAt();
      if (at >= 0 && (toGive === 0 || (own.isOwed && !chosen.includes(at)))) touch(at);
      else if (asks && own.move) act(own.move);
    },
    arrowleft: () => go(-1),
    arrowright: () => go(1),
    ...digitKeys(root, '.held-tile'),
  });
  return (
    <div class="own-side" ref={root}>
      {children}
      <div class="own-hand cluster pack-top" role="group" aria-label={say('play.hand')}>
        {tiles.map((tile, at) => (
          <button
            type="button"
            key={at}
            class="held-tile bare touch"
            aria-pressed={chosen.includes(at)}
            data-pulled={pulled.includes(at) ? '' : undefined}
            data-advised={ringed.includes(at) ? '' : undefined}
            tabIndex={at === tiles.length - 1 ? 0 : -1}
            data-drawn={view.phase.drawn !== undefined && at === tiles.length - 1 ? '' : undefined}
            aria-disabled={!asks || !isFree(tile)}
            onClick={() => touch(at)}
          >
            <span class="visually-hidden">{tileName(say, tile)}</span>
            <Tile tile={tile} say={say} silent />
          </button>
        ))}
      </div>
      <OwnActions
        view={view}
        chosenMove={own.move}
        asks={asks}
        toGive={toGive}
        act={act}
        onPoint={setClaimed}
        onHint={asks ? onHint : undefined}
        say={say}
        onStep={isBusy && isStepped ? play.hurry : undefined}
      />
    </div>
  );
}

/** Where in a hand such tiles lie, each place once. */
function placesOf(tiles: readonly TileText[], wanted: readonly TileText[]): readonly number[] {
  const places: number[] = [];
  for (const tile of wanted) {
    const place = tiles.findIndex((one, at) => one === tile && !places.includes(at));
    if (place >= 0) places.push(place);
  }
  return places;
}

/** What the chosen tiles are chosen for: a discard, or tiles to pass. */
function moveWith(view: SeatView, chosen: readonly TileText[]): Move | undefined {
  const written = [...chosen].sort().join();
  return (
    movesOf(view, 'exchange').find(({ give }) => [...give].sort().join() === written) ??
    movesOf(view, 'discard').find(({ tile, red }) => tileText(tile, red) === written)
  );
}
