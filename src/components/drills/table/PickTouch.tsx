import { Tile } from '../../tiles/Tile.tsx';
import type { InnerBoardProps, ShownOf } from './inner-board.ts';
import { Pick } from './Pick.tsx';
import { HandTiles, handName, ShownHand } from './ShownHand.tsx';

/** The families of the box, with how many tiles each has shown only after the answer. */
const FamilyBoard = (props: InnerBoardProps<ShownOf<'families'>>) => {
  const { shown, verdict, say, markOf } = props;
  return (
    <div class="picks">
      {shown.families.map(({ id, tiles, copies, size }) => (
        <Pick key={id} item={id} {...{ say, markOf }} wide>
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

const TallyBoard = (props: InnerBoardProps<ShownOf<'tally'>>) => {
  const { shown, locale, say, markOf } = props;
  return (
    <>
      <ShownHand hand={shown.hand} locale={locale} say={say} />
      <div class="picks">
        {shown.sizes.map((size) => (
          <Pick key={size} item={size} {...{ say, markOf }}>
            <span>{say(`table.size.${size}`)}</span>
          </Pick>
        ))}
      </div>
    </>
  );
};

const HandsBoard = (props: InnerBoardProps<ShownOf<'complete'>>) => {
  const { shown, locale, say, markOf } = props;
  return (
    <div class="picks">
      {shown.hands.map((hand, at) => (
        <Pick
          key={`${at}`}
          item={String(at)}
          label={handName(hand, locale, say)}
          {...{ say, markOf }}
          wide
        >
          <HandTiles hand={hand} say={say} />
        </Pick>
      ))}
    </div>
  );
};

/** The discard, and the three other hands in the order of their turns. */
const ClaimBoard = (props: InnerBoardProps<ShownOf<'taker'>>) => {
  const { shown, locale, say, markOf } = props;
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
          {...{ say, markOf }}
          wide
        >
          <span class="visually-hidden">{say('table.player')}</span>
          <span class="seat-name">{player}</span>
          <HandTiles hand={hand} say={say} />
        </Pick>
      ))}
      <Pick item="-" {...{ say, markOf }} wide>
        <span>{say('table.nobody')}</span>
      </Pick>
    </div>
  );
};

export type PickAsk = 'families' | 'tally' | 'complete' | 'taker';

/** Families, hands or players, of which some are meant. */
export function PickTouch({ shown, ...props }: InnerBoardProps<ShownOf<PickAsk>>) {
  switch (shown.ask) {
    case 'families':
      return <FamilyBoard {...props} shown={shown} />;
    case 'tally':
      return <TallyBoard {...props} shown={shown} />;
    case 'complete':
      return <HandsBoard {...props} shown={shown} />;
    case 'taker':
      return <ClaimBoard {...props} shown={shown} />;
  }
}
