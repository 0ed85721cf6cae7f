import { useMemo, useRef } from 'preact/hooks';
import type { TypesOf } from '../../../engine/drills.ts';
import { verdictText } from '../../../i18n/discard-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { groupName, tilesName } from '../../../i18n/tile-names.ts';
import {
  type DiscardDraft,
  type DiscardSession,
  type DiscardState,
  lift,
} from '../../../stores/discards/discard-draft.ts';
import {
  createDiscardPlay,
  type DiscardPlay,
  MOST_DRAWS,
  type Play,
} from '../../../stores/discards/discard-play.ts';
import { discardView } from '../../../stores/discards/discard-view.ts';
import { drillSource } from '../../../stores/drill-source.ts';
import { record } from '../../../stores/progress.ts';
import { Odds } from '../../answer/Odds.tsx';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { DISCARD_SIGNS } from '../../boards/DiscardSign.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import { stacksOf, TileStacks } from '../../tiles/TileStacks.tsx';
import { desks } from '../desks.ts';
import type { BoardProps } from '../view.ts';
import { DiscardActions, SpokenLift } from './DiscardActions.tsx';
import { DiscardHints } from './DiscardHints.tsx';
import { DiscardOptions } from './DiscardOptions.tsx';
import { keysOf } from './discard-keys.ts';
import { PlayLine } from './PlayLine.tsx';
import { PlaySummary } from './PlaySummary.tsx';
import '../../boards/board.css';
import './question.css';
import { useStore } from '../../answer/use-store.ts';

/** Lifts the tile of a place; the lifted one goes. Once answered, steps into its discard. */
function touch(session: DiscardSession, playing: DiscardPlay, place: number): void {
  const { shown, draft, verdict } = session.$state.get();
  const tile = shown.concealed[place];
  if (verdict && tile) session.look(tile);
  else if (draft.lifted === place) playing.discard(performance.now());
  else lift(session, place);
}

/** One hand: the tiles, the choice, hints, verdict and what every discard leaves. */
export function DiscardQuestion(props: BoardProps<TypesOf<'what-discard'>, DiscardDraft>) {
  const { session, state, locale, say, onward, wholePage } = props;
  const root = useRef<HTMLDivElement>(null);
  const playing = useMemo(() => {
    const source = drillSource<TypesOf<'what-discard'>>('what-discard', desks);
    return createDiscardPlay({ session, source, onResult: record });
  }, [session]);
  const play = useStore(playing.$play);
  const view = useMemo(() => discardView(state), [state]);
  const { verdict } = state;
  useKeys(root, wholePage, keysOf({ session, playing, view, onNext: onward.go }));

  const review = (choice: number): void => {
    playing.review(choice);
    root.current?.querySelector('.discard-board')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div class="question" ref={root}>
      {play && <PlayLine state={state} play={play} say={say} />}
      {play?.end && <PlaySummary play={play} say={say} onReview={review} />}
      <Hand
        {...{ state, view, play, locale, say }}
        onTouch={(place) => touch(session, playing, place)}
      />
      {!verdict && <WhatToDo play={play} say={say} />}
      <DiscardActions {...{ session, state, playing, play, onward, say }} />
      <SpokenLift state={state} say={say} />
      <DiscardHints state={state} locale={locale} say={say} />
      <VerdictLine verdict={verdict} locale={locale} say={say} />
      {verdict && <Afterwards {...{ session, state, verdict, view, locale, say }} />}
      <p class="question-note">{say('discards.judged')}</p>
    </div>
  );
}

interface HandProps {
  readonly state: DiscardState;
  readonly view: ReturnType<typeof discardView>;
  readonly play: Play | undefined;
  readonly locale: Locale;
  readonly say: Say;
  readonly onTouch: (place: number) => void;
}

/** The hand, and the tiles that lie on the table. */
function Hand({ state, view, play, locale, say, onTouch }: HandProps) {
  const { shown, draft, verdict } = state;
  const { concealed, melds, seen } = shown;
  const names = [tilesName(say, locale, concealed), ...melds.map((meld) => groupName(say, meld))];
  const made = (14 - concealed.length) / 3 - melds.length;
  return (
    <>
      <DiscardBoard
        hand={shown}
        label={say('discards.hand', { tiles: listed(locale, names) })}
        say={say}
        lifted={draft.lifted}
        drawn={play !== undefined && play.reviewed !== 0}
        ruledOut={view.ruledOut}
        marks={verdict && view.marks}
        onTouch={onTouch}
      />
      {made > 0 && <p class="question-note">{say('waits.partial', { n: made })}</p>}
      {seen.length > 0 && (
        <div class="seen" role="group" aria-label={say('discards.seen')}>
          <p class="question-note">{say('discards.seen')}</p>
          <TileStacks stacks={stacksOf(seen)} say={say} />
        </div>
      )}
    </>
  );
}

interface AfterwardsProps extends Omit<HandProps, 'play' | 'onTouch'> {
  readonly session: DiscardSession;
  readonly verdict: TypesOf<'what-discard'>['verdict'];
}

/** What every discard leaves, and the chances. */
const Afterwards = ({ session, state, verdict, view, locale, say }: AfterwardsProps) => {
  const { concealed, seen } = state.shown;
  return (
    <>
      <DiscardOptions {...{ verdict, view, locale, say }} look={state.look} onShow={session.look} />
      <Odds
        key={[...concealed, '', ...seen].join()}
        hand={state.shown}
        near={verdict.hasOdds}
        {...{ locale, say }}
      />
    </>
  );
};

interface VerdictLineProps {
  readonly verdict: TypesOf<'what-discard'>['verdict'] | undefined;
  readonly locale: Locale;
  readonly say: Say;
}

/** Right, a slip or a mistake, with what it costs. */
const VerdictLine = ({ verdict, locale, say }: VerdictLineProps) => (
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
);

interface WhatToDoProps {
  readonly play: Play | undefined;
  readonly say: Say;
}

/** How to discard, or how a hand is played on; said once. */
function WhatToDo({ play, say }: WhatToDoProps) {
  if (!play) return <p class="question-choose">{say('discards.choose')}</p>;
  if (play.choices.length > 1) return null;
  return <p class="question-choose">{say('discards.play.rule', { n: MOST_DRAWS })}</p>;
}
