import { useEffect, useId, useRef } from 'preact/hooks';
import { pageHref } from '../../../course/links.ts';
import type { JudgedDiscard, TypesOf } from '../../../engine/drills.ts';
import { WIN_PLACE } from '../../../engine/hand.ts';
import type { Tile as TileKind } from '../../../engine/notation.ts';
import {
  acceptedText,
  awayName,
  copiesName,
  costName,
  winsName,
} from '../../../i18n/discards/discard-words.ts';
import { isKnown, worthCost, worthText } from '../../../i18n/discards/worth-words.ts';
import { tileInText, tileName, tilesInText } from '../../../i18n/hand/tile-names.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listText, type Say, type Voice } from '../../../i18n/speak.ts';
import type { DiscardState } from '../../../stores/drafts/discard-draft.ts';
import { type DiscardView, discardMark } from '../../../stores/drafts/discard-view.ts';
import { DiscardSign, MARK_NAMES } from '../../boards/DiscardSign.tsx';
import { GroupedTiles } from '../../boards/GroupedTiles.tsx';
import { Fold } from '../../parts/Fold.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { TileStacks } from '../../tiles/TileStacks.tsx';
import { RuledDetail } from './RuledDetail.tsx';

export interface DiscardOptionsProps extends Voice {
  /** The discard that is stepped into. */
  readonly look: DiscardState['look'];
  readonly verdict: TypesOf<'what-discard'>['verdict'];
  readonly view: DiscardView;
  readonly onShow: (tile: TileKind) => void;
}

/** Every discard with the tiles it accepts; those that go further back are folded away. */
export function DiscardOptions(props: DiscardOptionsProps) {
  const { look, verdict, say } = props;
  const { worth } = verdict;
  const title = useId();
  const { sensible, others } = props.view;
  const listOf = (options: readonly JudgedDiscard[]) => {
    const most = Math.max(1, ...options.map(({ count }) => count));
    return (
      <ol class="option-list plain-list">
        {options.map((option) => (
          <li class="line-above" key={option.tile}>
            <Option {...props} option={option} most={most} />
            {look?.about === option.tile && <OptionDetail {...props} after={look.detail} />}
          </li>
        ))}
      </ol>
    );
  };
  return (
    <section class="options column gap-2" aria-labelledby={title}>
      <h2 class="text-l" id={title}>
        {say(worth ? 'worth.options' : 'discards.options')}
      </h2>
      <p class="question-note">{say('discards.stepIn')}</p>
      {listOf(sensible)}
      {others.length > 0 && (
        <Fold
          summary={say(worth ? 'worth.others' : 'discards.others', { n: others.length })}
          open={others.some(({ tile }) => tile === look?.about)}
        >
          {() => listOf(others)}
        </Fold>
      )}
    </section>
  );
}

type AfterDiscard = TypesOf<'what-discard'>['detail'];

interface OptionProps extends DiscardOptionsProps {
  readonly option: JudgedDiscard;
  readonly most: number;
}

/** Its figures, as far as there are any. */
const rowOf = ({ worth }: DiscardOptionsProps['verdict'], { tile }: JudgedDiscard) =>
  worth?.rows.find((row) => row.tile === tile && isKnown(row));

function Option(props: OptionProps) {
  const { option, most, verdict, look, locale, say, onShow } = props;
  const { tile, count, accepts, cost } = option;
  const mark = discardMark(verdict, option);
  const name = tileName(say, tile);
  const isBest = option.grade === 'right';
  const row = rowOf(verdict, option);
  const figures =
    verdict.worth &&
    row &&
    [...[winsName(say, option) ?? []].flat(), worthText(verdict.worth, row, { locale, say })].join(
      ' · ',
    );
  const note = verdict.worth
    ? worthCost(verdict.worth, cost, { locale, say })
    : (winsName(say, option) ?? costName(say, cost));
  const hasNote = verdict.worth || cost.distance > 0 || option.wins !== undefined;
  const label = say('discards.option', {
    tile: mark ? `${name}, ${say(MARK_NAMES[mark])}` : name,
    copies: copiesName(say, count),
    cost: [note, ...(figures ? [figures] : [])].join(', '),
    tiles: acceptedText(accepts, locale, say),
  });
  return (
    <button
      type="button"
      class="option bare grid full-width touch"
      aria-expanded={look?.about === tile}
      onClick={() => onShow(tile)}
    >
      <span class="visually-hidden">{label}</span>
      <Tile tile={tile} say={say} silent />
      <span class="option-sum grid gap-1 sans text-s figure-line" aria-hidden="true">
        <span class="option-line row cluster">
          {mark && <DiscardSign mark={mark} />}
          <span class="option-count">{copiesName(say, count)}</span>
          {hasNote && (
            <span class={isBest ? 'push text-xs' : 'option-cost push text-xs'}>{note}</span>
          )}
        </span>
        {figures && <span class="text-xs">{figures}</span>}
        <span class="option-bar" style={{ inlineSize: `${(100 * count) / most}%` }} />
      </span>
      <TileStacks
        stacks={accepts.map(({ tile, left }) => ({ tile, copies: left }))}
        say={say}
        silent
      />
    </button>
  );
}

function OptionDetail({
  after,
  locale,
  say,
}: DiscardOptionsProps & { readonly after: AfterDiscard }) {
  const { option, hand, held, placing, coming, ruled } = after;
  const root = useRef<HTMLDivElement>(null);
  // It may have been asked for at the board, far above.
  useEffect(() => root.current?.scrollIntoView({ block: 'nearest' }), []);
  const tileAt = (place: number) => {
    const tile = place === WIN_PLACE ? coming : held[place];
    const isComing = place === WIN_PLACE ? 'winning' : undefined;
    return tile && <Tile key={place} tile={tile} say={say} state={isComing} />;
  };
  return (
    <div class="option-detail grid gap-3 text-s" ref={root}>
      <p role="status">{afterText(after, locale, say)}</p>
      <GroupedTiles
        placing={placing}
        say={say}
        leftover={say('discards.leftover')}
        tileAt={tileAt}
      />
      {ruled && <RuledDetail ruled={ruled} locale={locale} say={say} />}
      {option.distance === 0 && !ruled && (
        <a href={`${pageHref(locale, 'waits')}?hand=${hand}`}>{say('discards.waitFinder')}</a>
      )}
    </div>
  );
}

function afterText({ option, coming, kinds }: AfterDiscard, locale: Locale, say: Say): string {
  const away = awayName(say, option.distance);
  const after = say('discards.after', { tile: tileInText(say, 'the', option.tile), away });
  if (!coming) return `${after} ${acceptedText(option.accepts, locale, say)}`;
  const waits = say('discards.waits', {
    tiles: tilesInText(
      say,
      locale,
      option.accepts.map(({ tile }) => tile),
    ),
    kinds: listText(
      locale,
      kinds.map((kind) => say(`wait.${kind}`)),
    ),
    coming: tileInText(say, 'the', coming),
  });
  return `${after} ${waits}`;
}
