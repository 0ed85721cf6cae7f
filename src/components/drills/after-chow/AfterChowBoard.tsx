import type { TypesOf } from '../../../engine/drills.ts';
import { forbiddenClaimText } from '../../../i18n/discards/forbidden-words.ts';
import { handLabel } from '../../../i18n/hand/tile-names.ts';
import type { AfterChowDraft } from '../../../stores/drafts/after-chow-draft.ts';
import { markKinds, placesOf } from '../../../stores/drafts/discard-view.ts';
import { isAnswered, toggleTile, withNone } from '../../../stores/drafts/wait-draft.ts';
import { Stage } from '../../answer/Stage.tsx';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { Button } from '../../parts/Button.tsx';
import { placeKeys } from '../../parts/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { judgementOn } from '../judgement.tsx';
import type { BoardProps, PositionProps } from '../view.ts';
import { AFTER_CHOW_JUDGEMENT } from './AfterChowReasons.tsx';
import '../../boards/board.css';

export type AfterChowTypes = TypesOf<'after-chow'>;

/** A hand whose last meld was claimed just now: the tiles that may not go. */
export function AfterChowBoard(props: BoardProps<AfterChowTypes, AfterChowDraft>) {
  const { session, state, locale, say } = props;
  const { shown, draft, verdict } = state;
  const { concealed } = shown;
  const label = say('answer.hand', { tiles: handLabel(say, locale, shown) });
  const toggle = (place: number): void => {
    const tile = concealed[place];
    if (tile) session.edit(toggleTile(tile));
  };
  return (
    <Stage
      {...props}
      {...judgementOn({ ...props, judged: AFTER_CHOW_JUDGEMENT })}
      keys={{ ...placeKeys(concealed.length, toggle), 0: () => session.edit(withNone) }}
      spoken={label}
      context={<ClaimedChow {...{ shown, locale, say }} />}
      hand={
        <DiscardBoard
          {...{ hand: shown, label, say }}
          pressed={placesOf(concealed, (tile) => draft.tiles.includes(tile))}
          marks={verdict && markKinds(concealed, verdict.given, verdict.proof.answer)}
          onTouch={toggle}
          deed={(tile) => say('forbidden.pick', { tile })}
        />
      }
      ask={say('forbidden.ask')}
      actions={
        !verdict && (
          <Button aria-pressed={draft.none} onClick={() => session.edit(withNone)}>
            {say('forbidden.none')}
          </Button>
        )
      }
      isReady={isAnswered(draft)}
      alert={say('forbidden.need')}
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
