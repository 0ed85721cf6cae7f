import { useEffect, useRef } from 'preact/hooks';
import { type Discard, formatHand, type Tile as TileKind, WINNING } from '../../../engine/index.ts';
import { acceptedText, awayName, copiesName } from '../../../i18n/discard-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { tileName, tilesName } from '../../../i18n/tile-names.ts';
import type { DiscardSessionState } from '../../../stores/discard-session.ts';
import type { DiscardView, SteppedInto } from '../../../stores/discard-view.ts';
import { GroupedTiles } from '../../boards/GroupedTiles.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { TileStacks } from '../../tiles/TileStacks.tsx';

interface DiscardOptionsProps {
  readonly state: DiscardSessionState;
  readonly view: DiscardView;
  readonly locale: Locale;
  readonly say: Say;
  /** Where hands are asked for their waits; a hand follows. */
  readonly waitsHref: string;
  readonly onShow: (tile: TileKind) => void;
}

/** Every discard with the tiles it accepts; those that go further back are folded away. */
export function DiscardOptions(props: DiscardOptionsProps) {
  const { view, say } = props;
  const { sensible, others, stepped } = view;
  return (
    <section class="options" aria-labelledby="options-title">
      <h2 id="options-title">{say('discards.options')}</h2>
      <p class="question-note">{say('discards.stepIn')}</p>
      <OptionList {...props} options={sensible} />
      {others.length > 0 && (
        <details class="fold" open={others.some(({ tile }) => tile === stepped?.option.tile)}>
          <summary>{say('discards.others', { n: others.length })}</summary>
          <OptionList {...props} options={others} />
        </details>
      )}
    </section>
  );
}

type OptionListProps = DiscardOptionsProps & { readonly options: readonly Discard[] };

function OptionList(props: OptionListProps) {
  const { options, view, locale, say, onShow } = props;
  const most = Math.max(1, ...options.map(({ count }) => count));
  return (
    <ol class="option-list">
      {options.map((option) => {
        const { tile, count, accepts } = option;
        const isShown = view.stepped?.option.tile === tile;
        const name = say('discards.option', {
          tile: tileName(say, tile),
          copies: copiesName(say, count),
          tiles: acceptedText(accepts, locale, say),
        });
        return (
          <li key={tile}>
            <button
              type="button"
              class="option"
              aria-expanded={isShown}
              aria-label={name}
              onClick={() => onShow(tile)}
            >
              <Tile tile={tile} say={say} size="small" silent />
              <span class="option-sum">
                <span class="option-count">{copiesName(say, count)}</span>
                <span class="option-bar" style={{ inlineSize: `${(100 * count) / most}%` }} />
              </span>
              <TileStacks
                stacks={accepts.map((one) => ({ tile: one.tile, copies: one.left }))}
                say={say}
                silent
              />
            </button>
            {isShown && view.stepped && <OptionDetail {...props} stepped={view.stepped} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The hand after a discard: how near it is, how it falls into groups, what it waits on. */
function OptionDetail(props: DiscardOptionsProps & { readonly stepped: SteppedInto }) {
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
