/** What the player may do, below his hand. */
import {
  compareTiles,
  isRedFive,
  type TileText,
  tilesWithReds,
  tileText,
} from '../../engine/notation.ts';
import type { Move, MoveOf, SeatView } from '../../engine/play.ts';
import { playerFirst } from '../../i18n/hand/player-names.ts';
import { tileCorner, tileInText, tileName, tilesAlike } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import { Button } from '../parts/Button.tsx';

interface OwnActionsProps {
  readonly view: SeatView;
  readonly chosenMove: Move | undefined;
  readonly asks: boolean;
  readonly toGive: number;
  readonly act: (move: Move | undefined) => void;
  /** A claim that takes these tiles of the hand is under the finger or has the focus. */
  readonly onPoint: (tiles: readonly TileText[]) => void;
  readonly onStep: (() => void) | undefined;
  readonly onHint: (() => void) | undefined;
  readonly say: Say;
}

/** What is asked of the player, and what he may do besides discarding. */
export function OwnActions(props: OwnActionsProps) {
  const { view, chosenMove, asks, toGive, act, onPoint, onStep, onHint, say } = props;
  const isClaiming = view.phase.kind === 'claims';
  return (
    <div class="table-actions row cluster spread" data-claims={asks && isClaiming ? '' : undefined}>
      <p class="table-ask sans text-s soft" role="status">
        {asks ? askText(view, toGive, say) : say('play.wait')}
      </p>
      {onStep && <Button onClick={onStep}>{say('scene.step')}</Button>}
      {onHint && (
        <Button aria-label={say('counsel.ask')} onClick={onHint}>
          ?
        </Button>
      )}
      {asks && (
        <div class="table-deeds cluster gap-2">
          {view.moves.map((move, at) => (
            <MoveButton key={`${at}${move.m}`} {...{ move, act, onPoint, say }} />
          ))}
          {isClaiming ? (
            <Button onClick={() => act(undefined)}>{say('play.pass')}</Button>
          ) : (
            <Button
              look="main"
              data-ready={chosenMove ? '' : undefined}
              aria-disabled={!chosenMove}
              onClick={() => chosenMove && act(chosenMove)}
            >
              {mainWords(chosenMove, toGive, say)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function mainWords(chosenMove: Move | undefined, toGive: number, say: Say): string {
  if (toGive > 0) return say('play.exchange');
  return chosenMove?.m === 'discard'
    ? say('discards.discard', {
        tile: tileInText(say, 'the', tileText(chosenMove.tile, chosenMove.red)),
      })
    : say('discards.pick');
}

function askText({ phase }: SeatView, toGive: number, say: Say): string {
  if (toGive > 0) return say('play.ask.exchange', { n: toGive });
  const { kind, seat, tile, drawn, isRed, isRobbing } = phase;
  if (kind === 'claims' && seat && tile) {
    const open = tileInText(say, 'the', tileText(tile, isRed));
    const names = { wind: playerFirst(say, seat), tile: open };
    return say(isRobbing ? 'play.ask.rob' : 'play.ask.claims', names);
  }
  return drawn === undefined
    ? say('play.ask.turn')
    : say('play.ask.drawn', { tile: tileInText(say, 'a', tileText(drawn, isRed)) });
}

interface MoveButtonProps {
  readonly move: Move;
  readonly act: (move: Move) => void;
  readonly onPoint: OwnActionsProps['onPoint'];
  readonly say: Say;
}

/** A button for what is not done by choosing a tile of the hand. */
function MoveButton({ move, act, onPoint, say }: MoveButtonProps) {
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
  readonly move: MoveOf<'claim'>;
}

/** The tiles of the hand that a claim lays down. */
export function tilesFromHand({
  tiles,
  tile,
  reds = [],
  red,
}: MoveOf<'claim'>): readonly TileText[] {
  const laid = [...tilesWithReds(tiles, reds)];
  laid.splice(laid.indexOf(tileText(tile, red)), 1);
  return laid;
}

/** What tells a red figure from a plain one beside its colour, as on the tile. */
const DOT = '•';

/** With the figures of the group it makes, which tell one chow from another. */
function ClaimButton({ move, act, onPoint, say }: ClaimButtonProps) {
  const group = tilesWithReds([...move.tiles].sort(compareTiles), move.reds);
  const point = (): void => onPoint(tilesFromHand(move));
  const leave = (): void => onPoint([]);
  const isNamed = move.kind === 'chow' || move.reds !== undefined;
  return (
    <Button
      onClick={() => act(move)}
      onFocus={point}
      onPointerEnter={point}
      onBlur={leave}
      onPointerLeave={leave}
    >
      <span>{say(`play.claim.${move.kind}`)}</span>
      {isNamed && (
        <span class="visually-hidden">{group.map((tile) => tileName(say, tile)).join(', ')}</span>
      )}
      <small class="figure-line" aria-hidden="true">
        {group.map((tile) => tileCorner(say, tile) + (isRedFive(tile) ? DOT : '')).join(' ')}
      </small>
    </Button>
  );
}
