/** The table as the seat saw it, its hand below, and what else can be done than discard. */
import type { Decision } from '../../../engine/judge.ts';
import { type TileText, tileText } from '../../../engine/notation.ts';
import { tileName } from '../../../i18n/hand/tile-names.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import type { Say } from '../../../i18n/speak.ts';
import { choiceName } from '../../../i18n/table/counsel-words.ts';
import { contextText } from '../../../i18n/table/play-words.ts';
import { PickList } from '../../boards/PickList.tsx';
import { inOrder } from '../../table/OwnSide.tsx';
import { PlayTable } from '../../table/PlayTable.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import type { BoardProps } from '../view.ts';
import { isSameMove, type TableChoiceDraft, type TableChoiceTypes } from './choice-rules.ts';

export type ChoiceProps = BoardProps<TableChoiceTypes, TableChoiceDraft>;

const discardOf = (choices: readonly Decision[], tile: TileText | undefined) =>
  choices.find((move) => move.m === 'discard' && tileText(move.tile, move.red) === tile);

/** Under which rules the hand is played, and where the seat is. */
export const situation = ({ rules, view }: TableChoiceTypes['shown'], say: Say): string =>
  `${rulesName(say, rules)}. ${contextText(view, say)}`;

export function ChoiceTable(props: ChoiceProps) {
  const { state, session, say } = props;
  const { shown, draft, verdict } = state;
  const { view, scene, choices } = shown;
  const others = choices.filter(({ m }) => m !== 'discard');
  const best = verdict?.counsel.best.move;
  const placeOf = (move: Decision | undefined): number | undefined => {
    const at = others.findIndex((other) => isSameMove(other, move));
    return at < 0 ? undefined : at;
  };
  return (
    <div class="table-review grid gap-2">
      <PlayTable {...{ scene, view, say }} level="learner" last={undefined} />
      <div class="own-side">
        <Held {...props} />
      </div>
      {others.length > 0 && (
        <PickList
          label={say('choice.others')}
          ids={others.map((_, at) => at)}
          chosen={placeOf(draft.move)}
          wanted={verdict ? (placeOf(best) ?? -1) : undefined}
          nameOf={(at) => choiceName(others[at] as Decision, say)}
          onPick={(at) => session.edit(() => ({ move: others[at] as Decision }))}
        />
      )}
    </div>
  );
}

/** The first touch chooses a tile, the second discards it. */
function Held({ state, session, say }: ChoiceProps) {
  const { shown, draft, verdict } = state;
  const { view, choices } = shown;
  const tiles = inOrder(view);
  const best = verdict?.counsel.best.move;
  const touch = (at: number): void => {
    const move = discardOf(choices, tiles[at]);
    if (verdict || !move) return;
    if (draft.place === at) void session.check(performance.now());
    else session.edit(() => ({ move, place: at }));
  };
  return (
    <div class="own-hand cluster pack-top" role="group" aria-label={say('play.hand')}>
      {tiles.map((tile, at) => {
        const move = discardOf(choices, tile);
        const isBest = isSameMove(best, move);
        return (
          <button
            type="button"
            key={at}
            class="held-tile bare touch"
            aria-pressed={draft.place === at}
            aria-disabled={verdict !== undefined || !move}
            data-advised={isBest ? '' : undefined}
            data-drawn={view.phase.drawn !== undefined && at === tiles.length - 1 ? '' : undefined}
            onClick={() => touch(at)}
          >
            <span class="visually-hidden">
              {tileName(say, tile)}
              {isBest && `, ${say('choice.best')}`}
            </span>
            <Tile tile={tile} say={say} silent />
          </button>
        );
      })}
    </div>
  );
}
