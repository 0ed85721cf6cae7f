import { compareTiles, type Tile } from '../../engine/notation.ts';
import type { Move } from '../../engine/play.ts';
import { tileCorner, tileName, tilesAlike } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';

interface MoveButtonProps {
  readonly move: Move;
  readonly act: (move: Move) => void;
  /** A claim that takes these tiles of the hand is under the finger or has the focus. */
  readonly onPoint: (tiles: readonly Tile[]) => void;
  readonly say: Say;
}

/** A button for what is not done by choosing a tile of the hand. */
export function MoveButton({ move, act, onPoint, say }: MoveButtonProps) {
  const button = (words: string, isMain = false) => (
    <button
      type="button"
      class={isMain ? 'button button--main' : 'button'}
      data-ready={isMain ? '' : undefined}
      onClick={() => act(move)}
    >
      {words}
    </button>
  );
  switch (move.m) {
    case 'win':
      return button(say('play.win'), true);
    case 'claim':
      return <ClaimButton {...{ move, act, onPoint, say }} />;
    case 'kong':
      return button(
        move.kind === 'winds'
          ? say('play.kong.winds')
          : say('play.kong', { tiles: tilesAlike(say, move.tile) }),
      );
    case 'ready':
      return button(say('play.ready'));
    case 'annul':
      return button(say('play.annul'));
    case 'abort':
      return button(say('play.abort'));
    default:
      return null;
  }
}

interface ClaimButtonProps extends Omit<MoveButtonProps, 'move'> {
  readonly move: Extract<Move, { readonly m: 'claim' }>;
}

/** With the figures of the group it makes, by which two chows are told apart. */
function ClaimButton({ move, act, onPoint, say }: ClaimButtonProps) {
  const group = [...move.tiles].sort(compareTiles);
  const held = move.tiles.toSpliced(move.tiles.indexOf(move.tile), 1);
  const point = (): void => onPoint(held);
  const leave = (): void => onPoint([]);
  return (
    <button
      type="button"
      class="button"
      onClick={() => act(move)}
      onFocus={point}
      onPointerEnter={point}
      onBlur={leave}
      onPointerLeave={leave}
    >
      <span>{say(`play.claim.${move.kind}`)}</span>
      {move.kind === 'chow' && (
        <span class="visually-hidden">{group.map((tile) => tileName(say, tile)).join(', ')}</span>
      )}
      <small class="figure-line" aria-hidden="true">
        {group.map((tile) => tileCorner(say, tile)).join(' ')}
      </small>
    </button>
  );
}
