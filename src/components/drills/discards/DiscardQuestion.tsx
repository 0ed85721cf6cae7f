import { useMemo } from 'preact/hooks';
import type { DiscardHintStep, TypesOf } from '../../../engine/drills.ts';
import type { Tile as TileKind } from '../../../engine/notation.ts';
import { awayName, copiesName, verdictText } from '../../../i18n/discard-words.ts';
import type { Say } from '../../../i18n/speak.ts';
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
import { Stage } from '../../answer/Stage.tsx';
import { useLater } from '../../answer/use-later.ts';
import { useStore } from '../../answer/use-store.ts';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { DISCARD_SIGNS } from '../../boards/DiscardSign.tsx';
import type { Keys } from '../../boards/use-keys.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { stacksOf, TileStacks } from '../../tiles/TileStacks.tsx';
import { desks } from '../desks.ts';
import type { BoardProps } from '../view.ts';
import { PlayLine } from './PlayLine.tsx';
import '../../boards/board.css';
import './discards.css';

type QuestionProps = BoardProps<TypesOf<'what-discard'>, DiscardDraft>;

async function loadLater() {
  const [{ DiscardReasons }, { PlaySummary }] = await Promise.all([
    import('./DiscardReasons.tsx'),
    import('./PlaySummary.tsx'),
  ]);
  return { DiscardReasons, PlaySummary };
}

interface HandProps extends QuestionProps {
  readonly later: Awaited<ReturnType<typeof loadLater>> | undefined;
  readonly playing: DiscardPlay;
  readonly play: Play | undefined;
  readonly view: DiscardView;
}

export function DiscardQuestion(props: QuestionProps) {
  const { session, state, locale, say } = props;
  const { shown, draft, verdict } = state;
  const playing = useMemo(() => {
    const source = drillSource<TypesOf<'what-discard'>>('what-discard', desks);
    return createDiscardPlay({ session, source, onResult: record });
  }, [session]);
  const play = useStore(playing.$play);
  const view = useMemo(() => discardView(state), [state]);
  const later = useLater(loadLater);
  const hand = { ...props, playing, play, view, later };
  const tile = verdict ? undefined : liftedTile(shown, draft);
  return (
    <Stage
      {...props}
      proceed={() => proceed(hand)}
      keys={keysOf(hand)}
      spoken={say('discards.hand', { tiles: heldName(say, locale, shown) })}
      context={play && <PlayLine state={state} play={play} say={say} />}
      hand={<Hand {...hand} />}
      ask={
        !verdict &&
        (play?.choices.length ?? 0) < 2 &&
        (play ? say('discards.play.rule', { n: MOST_DRAWS }) : say('discards.choose'))
      }
      answer={<Below {...hand} />}
      isReady={tile !== undefined}
      deed={<Deed tile={tile} say={say} />}
      actions={<PlayActions {...hand} />}
      verdict={verdict && verdictText(verdict, locale, say)}
      grade={verdict && { name: verdict.grade, sign: DISCARD_SIGNS[verdict.grade] }}
      hintText={hintText(props)}
      reasons={
        verdict &&
        later && (
          <later.DiscardReasons
            {...{ shown, verdict, view, locale, say }}
            look={state.look}
            onShow={session.look}
          />
        )
      }
    />
  );
}

/** Discards the lifted tile; if none is, lifts the one that has the focus. */
function proceed({ session, state: { verdict }, playing, onward }: HandProps): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (verdict) onward.go();
  else if (session.$state.get().draft.lifted !== undefined) playing.discard(performance.now());
  else if (focused !== undefined) lift(session, Number(focused));
}

/** Digits lift by place, arrows move. */
function keysOf({ session, state: { verdict, shown }, playing, view }: HandProps): Keys {
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
  const digits = shown.concealed
    .slice(0, 10)
    .map((_, place) => [(place + 1) % 10, () => lift(session, place)] as const);
  return {
    p: () => playing.playOn(Date.now(), performance.now()),
    arrowleft: () => move(-1),
    arrowright: () => move(1),
    ...Object.fromEntries(digits),
  };
}

function Hand({ session, state, playing, play, view, locale, say }: HandProps) {
  const { shown, draft, verdict } = state;
  const { concealed, melds } = shown;
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
    </>
  );
}

/** The tiles seen on the table, and once the play has ended, what became of it. */
function Below({ state, playing, play, later, say }: HandProps) {
  const { seen } = state.shown;
  return (
    <>
      {seen.length > 0 && (
        <div class="seen" role="group" aria-label={say('discards.seen')}>
          <p class="question-note">{say('discards.seen')}</p>
          <TileStacks stacks={stacksOf(seen)} say={say} />
        </div>
      )}
      {play?.end && later && <later.PlaySummary play={play} say={say} onReview={playing.review} />}
      <SpokenLift state={state} say={say} />
    </>
  );
}

interface DeedProps {
  readonly tile: TileKind | undefined;
  readonly say: Say;
}

const Deed = ({ tile, say }: DeedProps) =>
  tile ? (
    <>
      <span aria-hidden="true">
        {say('discards.pick')}
        <Tile tile={tile} say={say} size="inline" silent />
      </span>
      <span class="visually-hidden">{say('discards.discard', { tile: tileName(say, tile) })}</span>
    </>
  ) : (
    say('discards.pick')
  );

function PlayActions({ state, playing, play, say }: HandProps) {
  if (!state.verdict) {
    return play ? (
      <button type="button" class="button" onClick={playing.stop}>
        {say('discards.play.stop')}
      </button>
    ) : null;
  }
  return canPlayOn(state, play) ? (
    <button
      type="button"
      class="button"
      onClick={() => playing.playOn(Date.now(), performance.now())}
    >
      {say('discards.play')}
    </button>
  ) : null;
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

const hintText =
  ({ locale, say }: QuestionProps) =>
  (hints: TypesOf<'what-discard'>['hints'], step: string): string => {
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
