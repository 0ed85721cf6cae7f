/** The reader's own tiles with a coach beside them, whose card lies over the table: nothing moves. */
import { type TileText, tileText } from '../../engine/notation.ts';
import type { TableNews } from '../../engine/open-table.ts';
import type { Voice } from '../../i18n/speak.ts';
import { counselStep, remarkText } from '../../i18n/table/counsel-words.ts';
import { $settings } from '../../stores/device/settings.ts';
import type { CounselState, TableCounsel } from '../../stores/table/counsel.ts';
import type { TablePlay } from '../../stores/table/open-table.ts';
import { Button } from '../parts/Button.tsx';
import { useStore } from '../parts/use-store.ts';
import { isStepped } from './at-page.ts';
import { tilesFromHand } from './OwnActions.tsx';
import { OwnSide, type OwnSideProps } from './OwnSide.tsx';
import './counsel.css';

interface CounselCardProps extends Voice {
  readonly state: CounselState;
  readonly onMore: () => void;
  readonly onTakeBack: () => void;
  readonly onClose: () => void;
}

/** The tiles of the reader's hand that the coach speaks of. */
function tilesOf({ hint, remark }: CounselState): readonly TileText[] {
  const { counsel } = remark ?? hint ?? {};
  if (counsel === undefined || hint?.step === 'question') return [];
  const { best, other, isClear } = counsel;
  const named = remark || (hint?.step === 'reason' && isClear) ? [best] : [best, other];
  return named.flatMap(({ move }) => {
    if (move.m === 'discard') return [tileText(move.tile, move.red)];
    return move.m === 'claim' ? tilesFromHand(move) : [];
  });
}

function textOf({ hint, remark, isThinking, hasNothing }: CounselState, voice: Voice) {
  if (isThinking) return voice.say('counsel.thinking');
  if (hasNothing) return voice.say('counsel.nothing');
  if (remark) return remarkText(remark.counsel, voice);
  return hint && counselStep(hint.step, hint.counsel, voice);
}

function CounselCard({ state, onMore, onTakeBack, onClose, ...voice }: CounselCardProps) {
  const { say } = voice;
  const { hint, remark } = state;
  const text = textOf(state, voice);
  return (
    <aside
      class={text === undefined ? 'counsel' : 'counsel card grid gap-2'}
      aria-label={say('counsel.title')}
    >
      <div role="status">{text !== undefined && <p class="text-s">{text}</p>}</div>
      {text !== undefined && (
        <div class="cluster gap-2">
          {hint && hint.step !== 'reason' && (
            <Button onClick={onMore}>{say('counsel.more')}</Button>
          )}
          {remark && <Button onClick={onTakeBack}>{say('counsel.takeBack')}</Button>}
          <Button look="quiet" onClick={onClose}>
            {say('site.close')}
          </Button>
        </div>
      )}
    </aside>
  );
}

interface CounselledSideProps extends Pick<OwnSideProps, 'view' | 'isBusy'>, Voice {
  readonly play: TablePlay;
  readonly coach: TableCounsel;
  readonly news: TableNews;
}

export function CounselledSide({ play, coach, news, locale, ...own }: CounselledSideProps) {
  const state = useStore(coach.$state);
  const isWished = useStore($settings.coach) !== 'off';
  const ask = (): void => void coach.ask(news.kept);
  const takeBack = (): void => {
    coach.clear();
    if (state.remark) void play.returnTo(state.remark.before);
  };
  return (
    <OwnSide
      {...own}
      play={play}
      isStepped={isStepped()}
      advised={tilesOf(state)}
      onHint={isWished ? ask : undefined}
    >
      {isWished && (
        <CounselCard
          {...{ state, locale, say: own.say }}
          onMore={ask}
          onTakeBack={takeBack}
          onClose={coach.clear}
        />
      )}
    </OwnSide>
  );
}
