import type { TypesOf } from '../../../engine/drills.ts';
import type { Tile as TileKind } from '../../../engine/notation.ts';
import {
  forbiddenClaimText,
  forbiddenHintText,
  forbiddenVerdictText,
} from '../../../i18n/discards/forbidden-words.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import { AFTER_CHOW_RULES, type AfterChowDraft } from '../../../stores/drafts/after-chow-draft.ts';
import type { DiscardMark } from '../../../stores/drafts/discard-view.ts';
import { isAnswered, toggleTile, withNone } from '../../../stores/drafts/wait-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import type { BoardProps, PositionProps, QuestionView } from '../view.ts';
import { AfterChowReasons } from './AfterChowReasons.tsx';
import '../../boards/board.css';

export type AfterChowTypes = TypesOf<'after-chow'>;
type AfterChowProps = BoardProps<AfterChowTypes, AfterChowDraft>;

/** A hand whose last meld was claimed just now: the tiles that may not go. */
function AfterChowBoard(props: AfterChowProps) {
  const { session, state, locale, say } = props;
  const { shown, draft, verdict } = state;
  const { concealed, melds } = shown;
  const label = say('answer.hand', { tiles: handLabel(say, locale, shown) });
  const toggle = (place: number): void => {
    const tile = concealed[place];
    if (tile) session.edit(toggleTile(tile));
  };
  const digits = concealed.slice(0, 9).map((_, place) => [place + 1, () => toggle(place)]);
  return (
    <Stage
      {...props}
      keys={{ ...Object.fromEntries(digits), 0: () => session.edit(withNone) }}
      spoken={label}
      context={<ClaimedChow {...{ shown, locale, say }} />}
      hand={
        <DiscardBoard
          hand={{ concealed, melds, seen: [] }}
          label={label}
          say={say}
          lifted={undefined}
          pressed={placesOf(concealed, draft.tiles)}
          drawn={false}
          ruledOut={NONE}
          marks={verdict && marksOf(state)}
          onTouch={verdict ? () => undefined : toggle}
          deed={(tile) => say('forbidden.pick', { tile })}
        />
      }
      ask={say('forbidden.ask')}
      actions={
        !verdict && (
          <button
            type="button"
            class="button"
            aria-pressed={draft.none}
            onClick={() => session.edit(withNone)}
          >
            {say('forbidden.none')}
          </button>
        )
      }
      isReady={isAnswered(draft)}
      alert={say('forbidden.need')}
      verdict={verdict && forbiddenVerdictText(verdict, { shown, locale, say })}
      hintText={(hints, step) => forbiddenHintText(hints, step, { shown, locale, say })}
      reasons={verdict && <AfterChowReasons {...{ shown, verdict, locale, say }} />}
    />
  );
}

export const ClaimedChow = ({ shown, locale, say }: PositionProps<AfterChowTypes>) => (
  <p class="situation">
    {forbiddenClaimText(shown, locale, say)}{' '}
    <Tile tile={shown.tile} say={say} silent size="small" />
    {shown.agreed.length > 0 && ` ${say('forbidden.agreed')}`}
  </p>
);

const NONE: ReadonlySet<number> = new Set();

/** Each copy of a kind that was marked. */
const placesOf = (held: readonly TileKind[], kinds: readonly TileKind[]): ReadonlySet<number> =>
  new Set(held.flatMap((tile, place) => (kinds.includes(tile) ? [place] : [])));

/** What is forbidden, found or not, and what was marked beside it. */
function marksOf({ shown, verdict }: AfterChowProps['state']): ReadonlyMap<number, DiscardMark> {
  const marks = new Map<number, DiscardMark>();
  if (!verdict) return marks;
  const { given, proof } = verdict;
  for (const [place, tile] of shown.concealed.entries()) {
    const isGiven = given.includes(tile);
    if (proof.answer.includes(tile)) marks.set(place, isGiven ? 'right' : 'best');
    else if (isGiven) marks.set(place, 'mistake');
  }
  return marks;
}

export const AFTER_CHOW_QUESTION: QuestionView<AfterChowTypes, AfterChowDraft> = {
  rules: AFTER_CHOW_RULES,
  Board: AfterChowBoard,
};
