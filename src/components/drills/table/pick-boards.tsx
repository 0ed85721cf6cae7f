import type { ComponentChildren } from 'preact';
import type { HeldHand, Tile as TileKind } from '../../../engine/notation.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { groupName, tileName, tilesName } from '../../../i18n/tile-names.ts';
import { MeldOnTable } from '../../boards/MeldOnTable.tsx';
import { MeldTiles } from '../../tiles/MeldTiles.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { InnerBoardProps, ShownOf } from './inner-board.ts';
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
export const FamilyBoard = (props: InnerBoardProps<ShownOf<'families'>>) => {
  const { shown, verdict, say, markOf, onTouch } = props;
  return (
    <div class="picks">
      {shown.families.map(({ id, tiles, copies, size }) => (
        <Pick key={id} item={id} {...{ say, markOf, onTouch }} wide>
          <span class="pick-tiles" aria-hidden="true">
            {tiles.slice(0, 3).map((tile) => (
              <Tile key={tile} tile={tile} say={say} size="small" silent />
            ))}
          </span>
          <span>{say(`table.family.${id}`)}</span>
          <span class="pick-count">
            {verdict ? size : say('table.copies', { kinds: tiles.length, n: copies })}
          </span>
        </Pick>
      ))}
    </div>
  );
};

type Touching = Omit<InnerBoardProps, 'shown' | 'chosen' | 'verdict' | 'locale'>;

interface TilePicksProps extends Touching {
  readonly tiles: readonly TileKind[];
  /** Whether the tiles are one hand, which fits in a line. */
  readonly isHand?: boolean;
}

const TilePicks = ({ tiles, isHand, say, markOf, onTouch }: TilePicksProps) => (
  <div class={isHand ? 'picks picks--hand' : 'picks'}>
    {tiles.map((tile, place) => (
      <Pick
        key={`${place}${tile}`}
        item={String(place)}
        label={tileName(say, tile)}
        {...{ say, markOf, onTouch }}
      >
        <Tile tile={tile} say={say} silent />
      </Pick>
    ))}
  </div>
);

interface ShownHandProps {
  readonly hand: HeldHand;
  readonly locale: Locale;
  readonly say: Say;
}

const ShownHand = ({ hand, locale, say }: ShownHandProps) => (
  <div class="shown-hand" role="img" aria-label={handName(hand, locale, say)}>
    <HandTiles hand={hand} say={say} />
  </div>
);

type RowAsk = 'tiles' | 'fills' | 'enough';

/** Tiles to tell apart, below the hand that they are for. */
export const RowBoard = (props: InnerBoardProps<ShownOf<RowAsk>>) => {
  const { shown, locale, say } = props;
  return (
    <>
      {shown.ask === 'enough' && <p class="table-note">{say(`table.by.${shown.by}`)}</p>}
      {shown.ask !== 'tiles' && <ShownHand hand={shown.hand} locale={locale} say={say} />}
      <TilePicks {...props} tiles={shown.of} />
    </>
  );
};

/** The tiles of one's own hand, below what a neighbour has shown. */
export const OwnHandBoard = (props: InnerBoardProps<ShownOf<'isolated' | 'danger'>>) => {
  const { shown, locale, say } = props;
  return (
    <>
      {shown.ask === 'danger' && (
        <figure class="neighbour">
          <figcaption>{say('table.neighbour')}</figcaption>
          <div class="hand-board">
            {shown.table.melds.map((meld) => (
              <MeldOnTable key={meld.kind + meld.tile} meld={meld} say={say} />
            ))}
          </div>
        </figure>
      )}
      <div
        role="group"
        aria-label={say('table.ownHand', { tiles: tilesName(say, locale, shown.hand) })}
      >
        <TilePicks {...props} tiles={shown.hand} isHand />
      </div>
    </>
  );
};

export const TallyBoard = (props: InnerBoardProps<ShownOf<'tally'>>) => {
  const { shown, locale, say, markOf, onTouch } = props;
  return (
    <>
      <ShownHand hand={shown.hand} locale={locale} say={say} />
      <div class="picks">
        {shown.sizes.map((size) => (
          <Pick key={size} item={size} {...{ say, markOf, onTouch }}>
            <span>{say(`table.size.${size}`)}</span>
          </Pick>
        ))}
      </div>
    </>
  );
};

export const HandsBoard = (props: InnerBoardProps<ShownOf<'complete'>>) => {
  const { shown, locale, say, markOf, onTouch } = props;
  return (
    <div class="picks">
      {shown.hands.map((hand, at) => (
        <Pick
          key={`${at}`}
          item={String(at)}
          label={handName(hand, locale, say)}
          {...{ say, markOf, onTouch }}
          wide
        >
          <HandTiles hand={hand} say={say} />
        </Pick>
      ))}
    </div>
  );
};

const handName = ({ concealed, melds }: HeldHand, locale: Locale, say: Say): string =>
  listed(locale, [
    ...(concealed.length > 0 ? [tilesName(say, locale, concealed)] : []),
    ...melds.map((meld) => groupName(say, meld)),
  ]);

const HandTiles = ({ hand, say }: Omit<ShownHandProps, 'locale'>) => (
  <span class="hand-line" aria-hidden="true">
    <TileRow tiles={hand.concealed} say={say} />
    {hand.melds.map((meld, at) => (
      <MeldTiles key={`${at}${meld.tile}`} meld={meld} say={say} />
    ))}
  </span>
);

/** The discard, and the three other hands in the order of their turns. */
export const ClaimBoard = (props: InnerBoardProps<ShownOf<'taker'>>) => {
  const { shown, locale, say, markOf, onTouch } = props;
  return (
    <div class="claim-board">
      <p class="claim-discard">
        <span>{say('table.discards', { player: shown.discarder })}</span>
        <Tile tile={shown.discard} say={say} />
      </p>
      {shown.hands.map(({ player, hand }) => (
        <Pick
          key={player}
          item={player}
          label={handName(hand, locale, say)}
          {...{ say, markOf, onTouch }}
          wide
        >
          <span class="visually-hidden">{say('table.player')}</span>
          <span class="seat-name">{player}</span>
          <HandTiles hand={hand} say={say} />
        </Pick>
      ))}
      <Pick item="-" {...{ say, markOf, onTouch }} wide>
        <span>{say('table.nobody')}</span>
      </Pick>
    </div>
  );
};
