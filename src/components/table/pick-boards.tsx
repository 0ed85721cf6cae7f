import type { ComponentChildren } from 'preact';
import type { Asked } from '../../course/table-questions.ts';
import {
  familySize,
  parseHand,
  type Tile as TileKind,
  tchou1924Table,
} from '../../engine/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { listed, type Say } from '../../i18n/speak.ts';
import { groupName, tileName, tilesName } from '../../i18n/tile-names.ts';
import { MeldTiles } from '../tiles/MeldTiles.tsx';
import { Tile } from '../tiles/Tile.tsx';
import { TileRow } from '../tiles/TileRow.tsx';
import type { BoardProps } from './board-props.ts';
import { type Mark, MarkSign } from './marks.tsx';

interface PickProps {
  readonly item: string;
  /** What it is, where its tiles do not say it. */
  readonly label?: string;
  readonly say: Say;
  readonly markOf: (item: string) => Mark | undefined;
  readonly onTouch: (item: string) => void;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** One thing of several to choose. */
function Pick({ item, label, say, markOf, onTouch, wide = false, children }: PickProps) {
  const mark = markOf(item);
  return (
    <button
      type="button"
      class="pick"
      data-wide={wide ? '' : undefined}
      data-mark={mark}
      aria-pressed={mark === 'chosen' || mark === 'right' || mark === 'wrong'}
      onClick={() => onTouch(item)}
    >
      {children}
      {label && <span class="visually-hidden">{label}</span>}
      <MarkSign mark={mark} say={say} />
    </button>
  );
}

/** The families of the box, with how many tiles each has shown only after the answer. */
export function FamilyBoard({ checked, say, markOf, onToggle }: BoardProps) {
  return (
    <div class="picks">
      {tchou1924Table.families.map((family) => (
        <Pick key={family.id} item={family.id} say={say} markOf={markOf} onTouch={onToggle} wide>
          <span class="pick-tiles" aria-hidden="true">
            {family.tiles.slice(0, 3).map((tile) => (
              <Tile key={tile} tile={tile} say={say} size="small" silent />
            ))}
          </span>
          <span>{say(`table.family.${family.id}`)}</span>
          <span class="pick-count">
            {checked
              ? familySize(family)
              : say('table.copies', { kinds: family.tiles.length, n: family.copies })}
          </span>
        </Pick>
      ))}
    </div>
  );
}

const concealedIn = (text: string): readonly TileKind[] => {
  const hand = parseHand(text);
  return hand.ok ? hand.value.concealed : [];
};

export function RowBoard({
  exercise,
  locale,
  say,
  markOf,
  onToggle,
}: BoardProps<Asked<'tiles' | 'fills'>>) {
  return (
    <>
      {exercise.ask === 'fills' && (
        <div class="shown-hand" role="img" aria-label={handName(exercise.hand, locale, say)}>
          <TileRow tiles={concealedIn(exercise.hand)} say={say} />
        </div>
      )}
      <div class="picks">
        {concealedIn(exercise.of).map((tile, at) => (
          <Pick
            key={`${at}${tile}`}
            item={String(at)}
            label={tileName(say, tile)}
            say={say}
            markOf={markOf}
            onTouch={onToggle}
          >
            <Tile tile={tile} say={say} silent />
          </Pick>
        ))}
      </div>
    </>
  );
}

export function HandsBoard({
  exercise,
  locale,
  say,
  markOf,
  onToggle,
}: BoardProps<Asked<'complete'>>) {
  return (
    <div class="picks">
      {exercise.hands.map((text, at) => (
        <Pick
          key={text}
          item={String(at)}
          label={handName(text, locale, say)}
          say={say}
          markOf={markOf}
          onTouch={onToggle}
          wide
        >
          <HandTiles text={text} say={say} />
        </Pick>
      ))}
    </div>
  );
}

function handName(text: string, locale: Locale, say: Say): string {
  const hand = parseHand(text);
  if (!hand.ok) return text;
  const { concealed, melds } = hand.value;
  const names = melds.map((meld) => groupName(say, meld));
  return listed(locale, [tilesName(say, locale, concealed), ...names]);
}

const HandTiles = ({ text, say }: { readonly text: string; readonly say: Say }) => {
  const hand = parseHand(text);
  if (!hand.ok) return null;
  const { concealed, melds } = hand.value;
  return (
    <span class="hand-line" aria-hidden="true">
      <TileRow tiles={concealed} say={say} />
      {melds.map((meld) => (
        <MeldTiles key={meld.kind + meld.tile} meld={meld} say={say} />
      ))}
    </span>
  );
};

/** The discard, and the three other hands in the order of their turns. */
export function ClaimBoard({
  exercise,
  locale,
  say,
  markOf,
  onChoose,
}: BoardProps<Asked<'taker'>>) {
  const { players, discarder, discard, hands } = exercise;
  const after = players.indexOf(discarder) + 1;
  const others = [0, 1, 2].map((turn) => players[(after + turn) % 4] ?? '');
  return (
    <div class="claim-board">
      <p class="claim-discard">
        <span>{say('table.discards', { player: discarder })}</span>
        <Tile tile={discard as TileKind} say={say} />
      </p>
      {others.map((player) => {
        const text = hands[player as 'A'] ?? '';
        return (
          <Pick
            key={player}
            item={player}
            label={handName(text, locale, say)}
            say={say}
            markOf={markOf}
            onTouch={onChoose}
            wide
          >
            <span class="visually-hidden">{say('table.player')}</span>
            <span class="seat-name">{player}</span>
            <HandTiles text={text} say={say} />
          </Pick>
        );
      })}
      <Pick item="-" say={say} markOf={markOf} onTouch={onChoose} wide>
        <span>{say('table.nobody')}</span>
      </Pick>
    </div>
  );
}
