import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Hand, type Meld, type TileText, tileText } from '../../engine/notation.ts';
import { groupName, tileInText } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import { concealedFaces, type HandPart } from '../../stores/picker/hand-picker.ts';
import { MeldTiles } from '../tiles/MeldTiles.tsx';
import { Tile } from '../tiles/Tile.tsx';

interface EditableHandProps {
  readonly hand: Hand | undefined;
  /** Said while there is none. */
  readonly none?: string;
  readonly say: Say;
  readonly onRemove: (part: HandPart) => void;
}

interface PieceProps {
  readonly name: string;
  readonly onTap: () => void;
  readonly children: ComponentChildren;
}

const Piece = ({ name, onTap, children }: PieceProps) => (
  <button
    type="button"
    class="picker-piece bare grid items-centre touch"
    title={name}
    onClick={onTap}
  >
    <span class="visually-hidden">{name}</span>
    {children}
  </button>
);

const meldName = (say: Say, meld: Meld): string =>
  say(meld.open ? 'pick.removeMeld' : 'pick.removeKong', { group: groupName(say, meld) });

const facesOf = (hand: Hand, sort: 'concealed' | 'flowers'): readonly TileText[] =>
  sort === 'flowers' ? hand.flowers : concealedFaces(hand);

const winFace = ({ tile, red }: NonNullable<Hand['win']>): TileText => tileText(tile, red);

export function EditableHand({ hand, none, say, onRemove }: EditableHandProps) {
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusAfterRemoval(root);
  const remove = (part: HandPart): void => {
    keepFocus();
    onRemove(part);
  };
  return (
    <div
      class="picker-hand cluster items-end"
      ref={root}
      role="group"
      aria-label={say('pick.hand')}
    >
      {!hand && none && <p class="question-note">{none}</p>}
      {(['concealed', 'flowers'] as const).map(
        (sort) =>
          hand &&
          facesOf(hand, sort).map((tile, at) => (
            <Piece
              key={`${sort}${at}`}
              name={say('pick.remove', { tile: tileInText(say, 'the', tile) })}
              onTap={() => remove({ sort, at })}
            >
              <Tile tile={tile} say={say} silent />
            </Piece>
          )),
      )}
      {hand?.melds.map((meld, at) => (
        <Piece
          key={`meld${at}`}
          name={meldName(say, meld)}
          onTap={() => remove({ sort: 'melds', at })}
        >
          <span aria-hidden="true">
            <MeldTiles meld={meld} say={say} />
          </span>
        </Piece>
      ))}
      {hand?.win && (
        <Piece
          name={say('pick.removeWin', { tile: tileInText(say, 'the', winFace(hand.win)) })}
          onTap={() => remove({ sort: 'win', at: 0 })}
        >
          <Tile tile={winFace(hand.win)} say={say} state="winning" silent />
        </Piece>
      )}
    </div>
  );
}

/** Keyboard users go on from the same place: the next tile there takes the focus. */
function useFocusAfterRemoval(root: { readonly current: HTMLElement | null }): () => void {
  const place = useRef<number | undefined>(undefined);
  const pieces = (): HTMLElement[] => [...(root.current?.querySelectorAll('button') ?? [])];
  useLayoutEffect(() => {
    if (place.current === undefined) return;
    const left = pieces();
    left[Math.min(place.current, left.length - 1)]?.focus();
    place.current = undefined;
  });
  return () => {
    const at = pieces().indexOf(document.activeElement as HTMLElement);
    place.current = at < 0 ? undefined : at;
  };
}
