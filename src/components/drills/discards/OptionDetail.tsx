import { useEffect, useRef } from 'preact/hooks';
import { pageHref } from '../../../course/links.ts';
import type { AfterDiscard } from '../../../engine/drills.ts';
import { WINNING } from '../../../engine/hand.ts';
import { acceptedText, awayName } from '../../../i18n/discard-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { tileName, tilesName } from '../../../i18n/tile-names.ts';
import { GroupedTiles } from '../../boards/GroupedTiles.tsx';
import { Tile } from '../../tiles/Tile.tsx';

interface OptionDetailProps {
  readonly after: AfterDiscard;
  readonly locale: Locale;
  readonly say: Say;
}

/** The hand after a discard: how near it is, how it falls into groups, what it waits on. */
export function OptionDetail({ after, locale, say }: OptionDetailProps) {
  const { option, hand, held, placing, coming } = after;
  const root = useRef<HTMLDivElement>(null);
  // It may have been asked for at the board, far above.
  useEffect(() => root.current?.scrollIntoView({ block: 'nearest' }), []);
  const tileAt = (place: number) => {
    const tile = place === WINNING ? coming : held[place];
    const isComing = place === WINNING ? 'winning' : undefined;
    return tile && <Tile key={place} tile={tile} say={say} size="small" state={isComing} />;
  };
  return (
    <div class="option-detail" ref={root}>
      <p role="status">{afterText(after, locale, say)}</p>
      <GroupedTiles
        placing={placing}
        say={say}
        leftover={say('discards.leftover')}
        tileAt={tileAt}
      />
      {option.distance === 0 && (
        <a href={`${pageHref(locale, 'waits')}?hand=${hand}`}>{say('discards.waitFinder')}</a>
      )}
    </div>
  );
}

function afterText({ option, coming, kinds }: AfterDiscard, locale: Locale, say: Say): string {
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
