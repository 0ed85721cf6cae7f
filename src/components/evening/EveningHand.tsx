import { groupTiles, type Tile as TileKind } from '../../engine/notation.ts';
import { tileName } from '../../i18n/hand/tile-names.ts';
import { Button } from '../parts/Button.tsx';
import { PressedSeal } from '../parts/PressedSeal.tsx';
import { Meld } from '../table/Meld.tsx';
import { Tile } from '../tiles/Tile.tsx';
import {
  actName,
  foundIn,
  joinedIn,
  keysOf,
  litIn,
  orderIn,
  ownTiles,
  type StepProps,
} from './evening-view.ts';
import './evening-hand.css';

/** The reader's own tiles; won, they part into their groups. */
export function EveningHand(props: StepProps) {
  const { shown, verdict, say } = props;
  const { concealed, drawn, melds, rack, items, given, kind } = shown;
  if (verdict?.won) return <WonHand {...props} won={verdict.won} />;
  const tiles = drawn === undefined ? concealed : [...concealed, drawn];
  const keys = keysOf(ownTiles(props));
  const lit = litIn(props);
  const lights = joinedIn(tiles, lit);
  const starts = melds.map(
    (_, nth) => tiles.length + melds.slice(0, nth).flatMap(groupTiles).length,
  );
  const joined = joinedIn(tiles, verdict?.reason?.joins ?? []);
  const isTouched = rack.length === 0 && items.length === 0;
  const likes = given && kind === 'act' ? tiles.filter((tile) => tile === given.tile).length : 0;
  return (
    <div
      class="evening-hand cluster middle items-end"
      role="group"
      aria-label={say('evening.hand')}
    >
      <span class="evening-tiles">
        {tiles.map((tile, at) => (
          <HeldTile
            key={keys[at]}
            {...props}
            tile={tile}
            name={keys[at] ?? ''}
            isDrawn={drawn !== undefined && at === tiles.length - 1}
            rises={likes > 1 && tile === given?.tile}
            joined={joined.get(at)}
            isLit={lights.get(at) === 'joined'}
            isFirst={tiles.indexOf(tile) === at}
            isTouched={isTouched}
          />
        ))}
      </span>
      {melds.map((meld, at) => (
        <span key={at} class="evening-meld">
          <Meld
            meld={meld}
            marksOf={(place) => ({
              'data-key': keys[(starts[at] ?? 0) + orderIn(meld, place)] ?? '',
            })}
            isRinged={lit.includes(meld.tile)}
            say={say}
          />
        </span>
      ))}
    </div>
  );
}

interface HeldTileProps extends StepProps {
  readonly tile: TileKind;
  readonly name: string;
  readonly isDrawn: boolean;
  readonly rises: boolean;
  readonly joined: 'joined' | 'passed' | undefined;
  readonly isLit: boolean;
  /** The first of its copies, which alone has the ring. */
  readonly isFirst: boolean;
  readonly isTouched: boolean;
}

function HeldTile(props: HeldTileProps) {
  const { tile, name, isDrawn, rises, joined, isLit, isFirst, isTouched } = props;
  const { shown, ringed, isShown, say, act } = props;
  const isFound = isTouched && foundIn(props).includes(tile) && shown.kind !== 'act';
  const isRinged = isTouched && isFirst && ringed === tile;
  const said = tileName(say, tile);
  const known = isDrawn
    ? say('evening.drawn', { tile: said })
    : isFound
      ? say('evening.found', { tile: said })
      : said;
  const marks = {
    'data-key': name,
    'data-tile': tile,
    'data-drawn': isDrawn ? '' : undefined,
    'data-rises': rises ? '' : undefined,
    'data-line': joined,
    'data-lit': isLit ? '' : undefined,
    'data-found': isFound ? '' : undefined,
    'data-ring': isRinged ? '' : undefined,
    'data-shown': isRinged && isShown ? '' : undefined,
  };
  const face = <Tile tile={tile} say={say} silent />;
  if (!isTouched) {
    return (
      <span class="evening-tile" {...marks} role="img" aria-label={known}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="evening-tile"
      {...marks}
      data-act={tile}
      aria-label={known}
      onClick={() => act(tile)}
    >
      {face}
    </button>
  );
}

interface WonProps extends StepProps {
  readonly won: readonly (readonly TileKind[])[];
}

/** The groups of the winner, and the seal of the sparrow. */
function WonHand({ won, say }: WonProps) {
  const keys = keysOf(won.flat());
  const starts = won.map((_, at) => won.slice(0, at).flat().length);
  return (
    <div
      class="evening-hand cluster middle items-end"
      data-won
      role="group"
      aria-label={say('evening.hand')}
    >
      {won.map((group, at) => (
        <span key={at} class="evening-group">
          {group.map((tile, place) => (
            <span
              key={place}
              class="evening-tile"
              data-key={keys[(starts[at] ?? 0) + place]}
              data-tile={tile}
            >
              <Tile tile={tile} say={say} />
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}

export const Won = ({ say }: Pick<StepProps, 'say'>) => (
  <p class="evening-won row gap-3">
    <strong>{say('evening.won')}</strong>
    <PressedSeal name="" />
  </p>
);

interface FoundProps extends StepProps {
  readonly found: readonly string[];
}

/** Tiles that are nobody's, to choose from. */
export const Rack = ({ found, shown, ringed, isShown, say, act }: FoundProps) => (
  <div class="evening-rack cluster middle" role="group" aria-label={say('evening.rack')}>
    {shown.rack.map((tile) => {
      const isFound = found.includes(tile);
      const name = tileName(say, tile);
      return (
        <button
          type="button"
          key={tile}
          class="evening-tile"
          data-act={tile}
          data-tile={tile}
          data-found={isFound ? '' : undefined}
          data-ring={ringed === tile ? '' : undefined}
          data-shown={ringed === tile && isShown ? '' : undefined}
          aria-label={isFound ? say('evening.found', { tile: name }) : name}
          onClick={() => act(tile)}
        >
          <Tile tile={tile} say={say} silent />
        </button>
      );
    })}
  </div>
);

/** The lines of a count, each with its figure once it is found. */
export const Items = ({ found, shown, step, ringed, say, act }: FoundProps) => (
  <div class="evening-items grid gap-2 full-width" role="group" aria-label={say('evening.items')}>
    {shown.items.map((item) => {
      const isFound = found.includes(item);
      return (
        <Button
          key={item}
          data-act={item}
          data-found={isFound ? '' : undefined}
          data-ring={ringed === item ? '' : undefined}
          onClick={() => act(item)}
        >
          {actName(say, item, shown.items)}
          {isFound && <strong>{step.counts?.[item]}</strong>}
        </Button>
      );
    })}
  </div>
);
