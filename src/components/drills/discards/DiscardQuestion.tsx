import { useStore } from '@nanostores/preact';
import { useMemo, useRef } from 'preact/hooks';
import type { DiscardVerdict } from '../../../engine/index.ts';
import { verdictText } from '../../../i18n/discard-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { groupName, tilesName } from '../../../i18n/tile-names.ts';
import {
  type DiscardSession,
  MOST_DRAWS,
  type Play,
} from '../../../stores/discards/discard-session.ts';
import { discardView } from '../../../stores/discards/discard-view.ts';
import { DiscardBoard } from '../../boards/DiscardBoard.tsx';
import { DISCARD_SIGNS } from '../../boards/DiscardSign.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import { stacksOf, TileStacks } from '../../tiles/TileStacks.tsx';
import { Odds } from '../../tools/odds/Odds.tsx';
import { DiscardActions, SpokenLift } from './DiscardActions.tsx';
import { DiscardHints } from './DiscardHints.tsx';
import { DiscardOptions } from './DiscardOptions.tsx';
import { keysOf } from './discard-keys.ts';
import { PlayLine } from './PlayLine.tsx';
import { PlaySummary } from './PlaySummary.tsx';
import '../../boards/board.css';
import './question.css';

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
      {play && <PlayLine state={state} play={play} say={say} />}
      {play?.end && <PlaySummary play={play} say={say} onReview={review} />}
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
      {!verdict && <WhatToDo play={play} say={say} />}
      <DiscardActions {...props} state={state} />
      <SpokenLift state={state} say={say} />
      <DiscardHints hints={view.hints} taken={hints} locale={locale} say={say} />
      <VerdictLine verdict={verdict} locale={locale} say={say} />
      {verdict && (
        <DiscardOptions
          {...props}
          state={state}
          verdict={verdict}
          view={view}
          onShow={session.show}
        />
      )}
      {verdict && (
        <Odds key={[...concealed, '', ...seen].join()} hand={question.hand} {...{ locale, say }} />
      )}
      <p class="question-note">{say('discards.judged')}</p>
    </div>
  );
}

interface VerdictLineProps {
  readonly verdict: DiscardVerdict | undefined;
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
