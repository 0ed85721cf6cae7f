import { useMemo, useRef } from 'preact/hooks';
import type { DiscardHintStep, TypesOf } from '../../../engine/drills.ts';
import { awayName, copiesName, verdictText } from '../../../i18n/discard-words.ts';
import { heldName, tileName, tilesName } from '../../../i18n/tile-names.ts';
import {
  type DiscardDraft,
  lift,
  liftedTile,
  moveLift,
} from '../../../stores/discards/discard-draft.ts';
import {
  canPlayOn,
  createDiscardPlay,
  type DiscardPlay,
  MOST_DRAWS,
  type Play,
} from '../../../stores/discards/discard-play.ts';
import { type DiscardView, discardView } from '../../../stores/discards/discard-view.ts';
import { stepped } from '../../../stores/drill-session.ts';
import { drillSource } from '../../../stores/drill-source.ts';
import { record } from '../../../stores/progress.ts';
import { HintList } from '../../answer/HintList.tsx';
import { Odds } from '../../answer/Odds.tsx';
import { useStore } from '../../answer/use-store.ts';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { DISCARD_SIGNS } from '../../boards/DiscardSign.tsx';
import { type Keys, useKeys } from '../../boards/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { stacksOf, TileStacks } from '../../tiles/TileStacks.tsx';
import { desks } from '../desks.ts';
import type { BoardProps } from '../view.ts';
import { DiscardOptions } from './DiscardOptions.tsx';
import { PlayLine, PlaySummary } from './PlaySummary.tsx';
import '../../boards/board.css';
import './discards.css';

type QuestionProps = BoardProps<TypesOf<'what-discard'>, DiscardDraft>;

interface HandProps extends QuestionProps {
  readonly playing: DiscardPlay;
  readonly play: Play | undefined;
  readonly view: DiscardView;
}

export function DiscardQuestion(props: QuestionProps) {
  const { session, state, locale, say, wholePage } = props;
  const { shown, verdict } = state;
  const root = useRef<HTMLDivElement>(null);
  const playing = useMemo(() => {
    const source = drillSource<TypesOf<'what-discard'>>('what-discard', desks);
    return createDiscardPlay({ session, source, onResult: record });
  }, [session]);
  const play = useStore(playing.$play);
  const view = useMemo(() => discardView(state), [state]);
  const hand = { ...props, playing, play, view };
  useKeys(root, wholePage, keysOf(hand));

  const review = (choice: number): void => {
    playing.review(choice);
    root.current?.querySelector('.discard-board')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div class="question" ref={root}>
      {play && <PlayLine state={state} play={play} say={say} />}
      {play?.end && <PlaySummary play={play} say={say} onReview={review} />}
      <Hand {...hand} />
      <div class="question-actions discard-actions">
        {verdict ? <AfterVerdict {...hand} /> : <BeforeVerdict {...hand} />}
      </div>
      <SpokenLift state={state} say={say} />
      <Hints {...hand} />
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
      {verdict && (
        <DiscardOptions
          {...{ verdict, view, locale, say }}
          look={state.look}
          onShow={session.look}
        />
      )}
      {verdict && (
        <Odds
          key={[...shown.concealed, '', ...shown.seen].join()}
          hand={shown}
          near={verdict.hasOdds}
          {...{ locale, say }}
        />
      )}
      <p class="question-note">{say('discards.judged')}</p>
    </div>
  );
}

/** Digits lift by place, arrows move, Enter discards and goes on. */
function keysOf({ session, state: { verdict, shown }, playing, view, onward }: HandProps): Keys {
  /** Lifts the next tile; once judged, steps through the discards that keep the distance. */
  const move = (by: number): void => {
    if (!verdict) {
      moveLift(session, by);
      return;
    }
    const about = session.$state.get().look?.about;
    const at = view.sensible.findIndex(({ tile }) => tile === about);
    const next = view.sensible[stepped(at < 0 ? undefined : at, by, view.sensible.length)];
    if (next && next.tile !== about) session.look(next.tile);
  };
  /** Discards the lifted tile; if none is, lifts the one that has the focus. */
  const enter = (): void => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (verdict) onward.go();
    else if (session.$state.get().draft.lifted !== undefined) playing.discard(performance.now());
    else if (focused !== undefined) lift(session, Number(focused));
  };
  const digits = shown.concealed
    .slice(0, 10)
    .map((_, place) => [(place + 1) % 10, () => lift(session, place)] as const);
  return {
    enter,
    h: session.hint,
    p: () => playing.playOn(Date.now(), performance.now()),
    arrowleft: () => move(-1),
    arrowright: () => move(1),
    ...Object.fromEntries(digits),
  };
}

function Hand({ session, state, playing, play, view, locale, say }: HandProps) {
  const { shown, draft, verdict } = state;
  const { concealed, melds, seen } = shown;
  const made = (14 - concealed.length) / 3 - melds.length;
  /** Lifts a tile, or discards it if it is lifted; once answered, steps into its discard. */
  const touch = (place: number): void => {
    const tile = concealed[place];
    if (verdict && tile) session.look(tile);
    else if (draft.lifted === place) playing.discard(performance.now());
    else lift(session, place);
  };
  return (
    <>
      <DiscardBoard
        hand={shown}
        label={say('discards.hand', { tiles: heldName(say, locale, shown) })}
        say={say}
        lifted={draft.lifted}
        drawn={play !== undefined && play.reviewed !== 0}
        ruledOut={view.ruledOut}
        marks={verdict && view.marks}
        onTouch={touch}
      />
      {made > 0 && <p class="question-note">{say('waits.partial', { n: made })}</p>}
      {seen.length > 0 && (
        <div class="seen" role="group" aria-label={say('discards.seen')}>
          <p class="question-note">{say('discards.seen')}</p>
          <TileStacks stacks={stacksOf(seen)} say={say} />
        </div>
      )}
      {!verdict && (play?.choices.length ?? 0) < 2 && (
        <p class="question-choose">
          {play ? say('discards.play.rule', { n: MOST_DRAWS }) : say('discards.choose')}
        </p>
      )}
    </>
  );
}

const AfterVerdict = ({ state, playing, play, onward, say }: HandProps) => (
  <>
    <button type="button" class="button button--main" onClick={onward.go}>
      {say(onward.kind === 'again' ? 'waits.again' : 'discards.next')}
    </button>
    {canPlayOn(state, play) && (
      <button
        type="button"
        class="button"
        onClick={() => playing.playOn(Date.now(), performance.now())}
      >
        {say('discards.play')}
      </button>
    )}
  </>
);

function BeforeVerdict({ session, state, playing, play, say }: HandProps) {
  const tile = liftedTile(state.shown, state.draft);
  const left = state.hintSteps.length - state.taken;
  return (
    <>
      <button
        type="button"
        class="button button--main"
        disabled={tile === undefined}
        aria-label={tile && say('discards.discard', { tile: tileName(say, tile) })}
        onClick={() => playing.discard(performance.now())}
      >
        {say('discards.pick')}
        {tile && <Tile tile={tile} say={say} size="inline" silent />}
      </button>
      <button type="button" class="button" aria-disabled={left === 0} onClick={session.hint}>
        {say('discards.hintsLeft', { n: left })}
      </button>
      {play && (
        <button type="button" class="button" onClick={playing.stop}>
          {say('discards.play.stop')}
        </button>
      )}
    </>
  );
}

/** Says which tile is lifted, for those who do not see it. */
function SpokenLift({ state, say }: Pick<HandProps, 'state' | 'say'>) {
  const { shown, draft, verdict } = state;
  const tile = verdict ? undefined : liftedTile(shown, draft);
  const [at, n] = [(draft.lifted ?? 0) + 1, shown.concealed.length];
  return (
    <p class="visually-hidden" role="status">
      {tile && say('discards.lifted', { tile: tileName(say, tile), at, n })}
    </p>
  );
}

function Hints({ state, locale, say }: HandProps) {
  const textOf = (hints: TypesOf<'what-discard'>['hints'], step: string): string => {
    switch (step as DiscardHintStep) {
      case 'distance':
        return say('discards.hint.distance', { away: awayName(say, hints.distance) });
      case 'spare':
        return hints.allSpare
          ? say('discards.hint.spareAll')
          : say('discards.hint.spare', { tiles: tilesName(say, locale, hints.spare) });
      case 'count':
        return say('discards.hint.count', { copies: copiesName(say, hints.count) });
      case 'answer':
        return say('discards.hint.answer', {
          n: hints.answer.length,
          tiles: tilesName(say, locale, hints.answer),
        });
    }
  };
  return (
    <HintList
      state={state}
      label={say('discards.hints')}
      text={state.verdict ? undefined : textOf}
    />
  );
}
