import { useEffect, useRef } from 'preact/hooks';
import { formatHand, WINNING } from '../../../engine/index.ts';
import { acceptedText, awayName } from '../../../i18n/discard-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { tileName, tilesName } from '../../../i18n/tile-names.ts';
import type { DiscardSessionState } from '../../../stores/discards/discard-session.ts';
import type { SteppedInto } from '../../../stores/discards/discard-view.ts';
import { GroupedTiles } from '../../boards/GroupedTiles.tsx';
import { Tile } from '../../tiles/Tile.tsx';

interface OptionDetailProps {
  readonly state: DiscardSessionState;
  readonly stepped: SteppedInto;
  readonly locale: Locale;
  readonly say: Say;
  /** Where hands are asked for their waits; a hand follows. */
  readonly waitsHref: string;
}

/** The hand after a discard: how near it is, how it falls into groups, what it waits on. */
export function OptionDetail(props: OptionDetailProps) {
  const { state, stepped, locale, say, waitsHref } = props;
  const { option, placing, coming, gone } = stepped;
  const { concealed, melds } = state.question.hand;
  const held = concealed.toSpliced(gone, 1);
  const root = useRef<HTMLDivElement>(null);
  // It may have been asked for at the board, far above.
  useEffect(() => root.current?.scrollIntoView({ block: 'nearest' }), []);
  const tileAt = (place: number) => {
    const tile = place === WINNING ? coming : concealed[place];
    const isComing = place === WINNING ? 'winning' : undefined;
    return tile && <Tile key={place} tile={tile} say={say} size="small" state={isComing} />;
  };
  return (
    <div class="option-detail" ref={root}>
      <p role="status">{afterText(stepped, locale, say)}</p>
      <GroupedTiles
        placing={placing}
        say={say}
        leftover={say('discards.leftover')}
        tileAt={tileAt}
      />
      {option.distance === 0 && (
        <a href={waitsHref + formatHand({ concealed: held, melds, flowers: [] })}>
          {say('discards.waitFinder')}
        </a>
      )}
    </div>
  );
}

function afterText({ option, coming, kinds }: SteppedInto, locale: Locale, say: Say): string {
  const away = awayName(say, option.distance);
  const after = say('discards.after', { tile: tileName(say, option.tile), away });
  if (!coming) return `${after} ${acceptedText(option.accepts, locale, say)}`;
  const waits = say('discards.waits', {
    tiles: tilesName(
      say,
      locale,
      option.accepts.map(({ tile }) => tile),
    ),
    kinds: listed(
      locale,
      kinds.map((kind) => say(`wait.${kind}`)),
    ),
    coming: tileName(say, coming),
  });
  return `${after} ${waits}`;
}
