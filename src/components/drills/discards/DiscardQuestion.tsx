import { useStore } from '@nanostores/preact';
import { useMemo, useRef } from 'preact/hooks';
import { DISCARD_HINTS } from '../../../engine/index.ts';
import { verdictText } from '../../../i18n/discard-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { groupName, tileName, tilesName } from '../../../i18n/tile-names.ts';
import {
  canPlayOn,
  type DiscardSession,
  type DiscardSessionState,
  MOST_DRAWS,
} from '../../../stores/discard-session.ts';
import { discardView } from '../../../stores/discard-view.ts';
import { DISCARD_SIGNS, DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import { stacksOf, TileStacks } from '../../tiles/TileStacks.tsx';
import { DiscardHints } from './DiscardHints.tsx';
import { DiscardOptions } from './DiscardOptions.tsx';
import { keysOf } from './discard-keys.ts';
import { PlaySummary } from './PlaySummary.tsx';
import '../../boards/board.css';

interface DiscardQuestionProps {
  readonly session: DiscardSession;
  readonly locale: Locale;
  readonly say: Say;
  readonly waitsHref: string;
  readonly onNext: () => void;
}

/** One hand: the tiles, the choice, hints, verdict and what every discard leaves. */
export function DiscardQuestion(props: DiscardQuestionProps) {
  const { session, locale, say, onNext } = props;
  const root = useRef<HTMLDivElement>(null);
  const state = useStore(session.$state);
  const view = useMemo(() => discardView(state), [state]);
  const { question, verdict, lifted, hints, play } = state;
  const { concealed, melds, seen } = question.hand;
  useKeys(root, true, keysOf(session, view, onNext));

  const review = (choice: number): void => {
    session.review(choice);
    root.current?.querySelector('.discard-board')?.scrollIntoView({ block: 'nearest' });
  };
  const names = [tilesName(say, locale, concealed), ...melds.map((meld) => groupName(say, meld))];
  const made = (14 - concealed.length) / 3 - melds.length;
  const isDrawn = play !== undefined && play.reviewed !== 0;
  return (
    <div class="question" ref={root}>
      {play && !play.end && <DrawLine state={state} say={say} />}
      <DiscardBoard
        hand={question.hand}
        label={say('discards.hand', { tiles: listed(locale, names) })}
        say={say}
        lifted={lifted}
        drawn={isDrawn}
        ruledOut={view.ruledOut}
        marks={verdict && view.marks}
        onTouch={(place) => session.touch(place, performance.now())}
      />
      {made > 0 && <p class="question-note">{say('waits.partial', { n: made })}</p>}
      {seen.length > 0 && (
        <div class="seen" role="group" aria-label={say('discards.seen')}>
          <p class="question-note">{say('discards.seen')}</p>
          <TileStacks stacks={stacksOf(seen)} say={say} />
        </div>
      )}
      {!verdict && <p class="question-choose">{say('discards.choose')}</p>}
      <Actions {...props} state={state} />
      <Spoken state={state} say={say} />
      <DiscardHints hints={view.hints} taken={hints} locale={locale} say={say} />
      <div class="verdict" role="status">
        {verdict && (
          <p
            class="verdict-line"
            data-right={String(verdict.right)}
            data-grade={verdict.grade}
            data-sign={DISCARD_SIGNS[verdict.grade]}
          >
            {verdictText(verdict, locale, say)}
          </p>
        )}
      </div>
      {play?.end && <PlaySummary play={play} say={say} onReview={review} />}
      {verdict && <DiscardOptions {...props} state={state} view={view} onShow={session.show} />}
      <p class="question-note">{say('discards.judged')}</p>
    </div>
  );
}

interface StateProps {
  readonly state: DiscardSessionState;
  readonly say: Say;
}

/** Which draw this is, and what came. */
function DrawLine({ state, say }: StateProps) {
  const tile = state.question.hand.concealed.at(-1);
  const at = state.play?.choices.length ?? 0;
  return (
    <p class="question-choose" role="status">
      {tile && say('discards.play.draw', { at, n: MOST_DRAWS, tile: tileName(say, tile) })}{' '}
      {at === 1 && say('discards.play.rule', { n: MOST_DRAWS })}
    </p>
  );
}

/** Says which tile is lifted, for those who do not see it. */
function Spoken({ state, say }: StateProps) {
  const { question, lifted, verdict } = state;
  const { concealed } = question.hand;
  const tile = lifted === undefined || verdict ? undefined : concealed[lifted];
  return (
    <p class="visually-hidden" role="status">
      {tile &&
        say('discards.lifted', {
          tile: tileName(say, tile),
          at: (lifted ?? 0) + 1,
          n: concealed.length,
        })}
    </p>
  );
}

/** Discard, then go on; a hint before, the play after. */
function Actions({ session, state, say, onNext }: DiscardQuestionProps & StateProps) {
  const { question, lifted, verdict, hints, play } = state;
  const tile = lifted === undefined ? undefined : question.hand.concealed[lifted];
  const left = DISCARD_HINTS.length - hints;
  if (verdict) {
    return (
      <div class="question-actions">
        <button type="button" class="button button--main" onClick={onNext}>
          {say('discards.next')}
        </button>
        {canPlayOn(state) && (
          <button
            type="button"
            class="button"
            onClick={() => session.playOn(Date.now(), performance.now())}
          >
            {say('discards.play')}
          </button>
        )}
      </div>
    );
  }
  return (
    <div class="question-actions">
      <button
        type="button"
        class="button button--main"
        disabled={tile === undefined}
        onClick={() => session.discard(performance.now())}
      >
        {tile ? say('discards.discard', { tile: tileName(say, tile) }) : say('discards.pick')}
      </button>
      <button type="button" class="button" disabled={left === 0} onClick={session.hint}>
        {say('discards.hintsLeft', { n: left })}
      </button>
      {play && (
        <button type="button" class="button" onClick={session.stop}>
          {say('discards.play.stop')}
        </button>
      )}
    </div>
  );
}
