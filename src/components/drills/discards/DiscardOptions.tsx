import type { JudgedDiscard, TypesOf } from '../../../engine/drills.ts';
import type { Tile as TileKind } from '../../../engine/notation.ts';
import { acceptedText, copiesName, costName } from '../../../i18n/discard-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { tileName } from '../../../i18n/tile-names.ts';
import type { DiscardState } from '../../../stores/discards/discard-draft.ts';
import { type DiscardView, markOf } from '../../../stores/discards/discard-view.ts';
import { DiscardSign, MARK_NAMES } from '../../boards/DiscardSign.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import { TileStacks } from '../../tiles/TileStacks.tsx';
import { OptionDetail } from './OptionDetail.tsx';
import './options.css';

interface DiscardOptionsProps {
  /** The discard that is stepped into. */
  readonly look: DiscardState['look'];
  readonly verdict: TypesOf<'what-discard'>['verdict'];
  readonly view: DiscardView;
  readonly locale: Locale;
  readonly say: Say;
  readonly onShow: (tile: TileKind) => void;
}

/** Every discard with the tiles it accepts; those that go further back are folded away. */
export function DiscardOptions(props: DiscardOptionsProps) {
  const { view, look, say } = props;
  const { sensible, others } = view;
  return (
    <section class="options" aria-labelledby="options-title">
      <h2 id="options-title">{say('discards.options')}</h2>
      <p class="question-note">{say('discards.stepIn')}</p>
      <OptionList {...props} options={sensible} />
      {others.length > 0 && (
        <details class="fold" open={others.some(({ tile }) => tile === look?.about)}>
          <summary>{say('discards.others', { n: others.length })}</summary>
          <OptionList {...props} options={others} />
        </details>
      )}
    </section>
  );
}

type OptionListProps = DiscardOptionsProps & { readonly options: readonly JudgedDiscard[] };

function OptionList(props: OptionListProps) {
  const { options, look } = props;
  const most = Math.max(1, ...options.map(({ count }) => count));
  return (
    <ol class="option-list">
      {options.map((option) => (
        <li key={option.tile}>
          <Option {...props} option={option} most={most} />
          {look?.about === option.tile && <OptionDetail {...props} after={look.detail} />}
        </li>
      ))}
    </ol>
  );
}

interface OptionProps extends DiscardOptionsProps {
  readonly option: JudgedDiscard;
  /** The most copies that a discard of the list accepts. */
  readonly most: number;
}

/** A discard: its tile with its mark, the copies as a bar, the tiles themselves. */
function Option(props: OptionProps) {
  const { option, most, verdict, look, locale, say, onShow } = props;
  const { tile, count, accepts, cost } = option;
  const mark = markOf(verdict, option);
  const name = tileName(say, tile);
  const label = say('discards.option', {
    tile: mark ? `${name}, ${say(MARK_NAMES[mark])}` : name,
    copies: copiesName(say, count),
    cost: costName(say, cost),
    tiles: acceptedText(accepts, locale, say),
  });
  return (
    <button
      type="button"
      class="option"
      aria-expanded={look?.about === tile}
      onClick={() => onShow(tile)}
    >
      <span class="visually-hidden">{label}</span>
      <Tile tile={tile} say={say} size="small" silent />
      <span class="option-sum" aria-hidden="true">
        <span class="option-line">
          {mark && <DiscardSign mark={mark} />}
          <span class="option-count">{copiesName(say, count)}</span>
          {cost.distance > 0 && <span class="option-cost">{costName(say, cost)}</span>}
        </span>
        <span class="option-bar" style={{ inlineSize: `${(100 * count) / most}%` }} />
      </span>
      <TileStacks
        stacks={accepts.map((one) => ({ tile: one.tile, copies: one.left }))}
        say={say}
        silent
      />
    </button>
  );
}
