/** A choice of a finished hand, to be made once more before its answer is shown. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Level } from '../../engine/judge.ts';
import { compareTiles } from '../../engine/notation.ts';
import type { ReviewedPlace, TableNews } from '../../engine/open-table.ts';
import type { Move } from '../../engine/play.ts';
import type { Voice } from '../../i18n/speak.ts';
import { choiceName, remarkText } from '../../i18n/table/counsel-words.ts';
import { isGood } from '../../stores/table/look-back.ts';
import { Button } from '../parts/Button.tsx';
import { useLater } from '../parts/use-later.ts';
import { TileRow } from '../tiles/TileRow.tsx';
import { OwnSide } from './OwnSide.tsx';
import { PlayTable } from './PlayTable.tsx';

/** What is done with a place of the hand. */
export interface PlayFrom {
  /** Takes up the hand at that place; absent where it cannot be played on. */
  readonly onPlayFrom?: ((kept: TableNews['kept']) => unknown) | undefined;
}

/** It needs the record, which pages fetch late. */
const loadKeep = () => import('./KeepChoice.tsx');

interface ChoiceAgainProps extends Voice, PlayFrom {
  readonly place: ReviewedPlace;
  readonly level: Level;
  /** What else may be done. */
  readonly children: ComponentChildren;
}

export function ChoiceAgain({ place, level, onPlayFrom, children, locale, say }: ChoiceAgainProps) {
  const [tried, setTried] = useState<{ readonly move: Move | undefined }>();
  const keep = useLater(loadKeep);
  const { view, scene, kept, card } = place;
  const trying = {
    answer: async (move?: Move): Promise<void> => setTried({ move }),
    hurry: (): void => undefined,
  };
  return (
    <section class="table-review grid gap-2">
      <PlayTable {...{ scene, view, level, say }} last={undefined} />
      {tried ? (
        <Answer {...{ place, locale, say }} move={tried.move} />
      ) : (
        <>
          <p>{say('counsel.review.again')}</p>
          <OwnSide {...{ view, say }} play={trying} isBusy={false} />
        </>
      )}
      <p class="cluster gap-2">
        {tried && onPlayFrom && (
          <Button onClick={() => void onPlayFrom(kept)}>{say('counsel.review.from')}</Button>
        )}
        {children}
      </p>
      {card && keep && <keep.KeepChoice texts={card} {...{ locale, say }} />}
    </section>
  );
}

interface AnswerProps extends Voice {
  readonly place: ReviewedPlace;
  readonly move: Move | undefined;
}

function Answer({ place, move, ...voice }: AnswerProps) {
  const { say } = voice;
  const { view, counsel } = place;
  if (counsel === undefined) return null;
  const tiles = [...view.own.concealed].sort(compareTiles);
  const { best, other } = counsel;
  const wanted = best.move.m === 'discard' ? tiles.indexOf(best.move.tile) : -1;
  return (
    <div class="grid gap-2" role="status">
      <p class="table-laid row cluster">
        <TileRow tiles={tiles} say={say} isRinged={(at) => at === wanted} />
      </p>
      <p>
        <strong>
          {say(isGood(place, move) ? 'counsel.review.right' : 'counsel.review.wrong')}
        </strong>{' '}
        {say('counsel.review.made', { made: choiceName(other.move, say) })}{' '}
        {remarkText(counsel, voice)}
      </p>
    </div>
  );
}
