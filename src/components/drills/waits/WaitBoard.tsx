import { useMemo, useRef, useState } from 'preact/hooks';
import type { WaitHintStep, WaitTypes } from '../../../engine/drills.ts';
import type { Group, Tile } from '../../../engine/notation.ts';
import { listed } from '../../../i18n/speak.ts';
import { groupName, heldName, tilesName } from '../../../i18n/tile-names.ts';
import { stepped } from '../../../stores/drill-session.ts';
import {
  isAnswered,
  WAIT_RULES,
  type WaitDraft,
  withNone,
  withTile,
} from '../../../stores/waits/wait-draft.ts';
import { markOf, type WaitView, waitView } from '../../../stores/waits/wait-view.ts';
import { goOn } from '../../answer/answering.ts';
import { HintList } from '../../answer/HintList.tsx';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { choiceKeys, type Family, familiesIn, TileChoice } from '../../boards/TileChoice.tsx';
import { useKeys } from '../../boards/use-keys.ts';
import type { BoardProps, QuestionView } from '../view.ts';
import { WaitVerdictText } from './WaitVerdictText.tsx';
import '../../boards/board.css';

type WaitBoardProps = BoardProps<WaitTypes, WaitDraft>;

export function WaitBoard(props: WaitBoardProps) {
  const { session, state, locale, say, onward, wholePage } = props;
  const { shown, verdict, look } = state;
  const root = useRef<HTMLDivElement>(null);
  const families = useMemo(() => familiesIn(shown.concealed), [shown.concealed]);
  const [wanted, onActivate] = useState<Family>('m');
  const active = families.includes(wanted) ? wanted : (families[0] ?? 'm');
  // Another tile is shown from its first completion.
  const [stepping, setStepping] = useState({ about: look?.about, at: 0 });
  const completion = stepping.about === look?.about ? stepping.at : 0;
  const view = useMemo(() => waitView(state, completion), [state, completion]);
  const step = (by: number): void => {
    if (view.steps > 0)
      setStepping({ about: look?.about, at: stepped(completion, by, view.steps) });
  };
  const onTouch = (tile: Tile): void => {
    if (verdict) session.look(tile);
    else session.edit(withTile(tile));
  };
  const choice = { families, active, onActivate, onTouch };
  useKeys(root, wholePage, {
    enter: () => goOn(session, onward.go),
    h: session.hint,
    0: () => session.edit(withNone),
    arrowleft: () => step(-1),
    arrowright: () => step(1),
    ...choiceKeys(choice),
  });
  return (
    <div class="question" ref={root}>
      <Held {...props} view={view} />
      <p class="question-choose">{say('waits.choose')}</p>
      <TileChoice
        {...choice}
        say={say}
        markOf={(tile) => markOf(state, tile)}
        shown={view.proved?.tile}
      />
      <Actions {...props} />
      <Hints {...props} />
      <WaitVerdictText {...{ state, locale, say, completion }} proved={view.proved} onStep={step} />
    </div>
  );
}

/** The hand, and the groups and perhaps the pair that count as made beside it. */
function Held({
  state: { shown },
  view,
  locale,
  say,
}: WaitBoardProps & { readonly view: WaitView }) {
  const { concealed, melds, pairInside } = shown;
  const made = Math.floor((13 - concealed.length) / 3) - melds.length;
  return (
    <>
      <HandBoard
        held={concealed}
        melds={melds}
        label={say('waits.hand', { tiles: heldName(say, locale, shown) })}
        say={say}
        aside={view.aside}
        proof={view.regrouped}
      />
      {made > 0 && (
        <p class="question-note">
          {say('waits.partial', { n: made })} {!pairInside && say('waits.pairElsewhere')}
        </p>
      )}
    </>
  );
}

function Actions({ session, state, onward, say }: WaitBoardProps) {
  const { verdict, draft, taken, hintSteps, unread } = state;
  const left = hintSteps.length - taken;
  return (
    <div class="question-actions">
      <button
        type="button"
        class={`button ${verdict || isAnswered(draft) ? 'button--main' : 'button--wide'}`}
        onClick={() => goOn(session, onward.go)}
      >
        {verdict ? say(onward.kind === 'again' ? 'waits.again' : 'waits.next') : say('waits.check')}
      </button>
      {!verdict && (
        <button type="button" class="button" aria-disabled={left === 0} onClick={session.hint}>
          {say('waits.hintsLeft', { n: left })}
        </button>
      )}
      {!verdict && (
        <button
          type="button"
          class="button"
          aria-pressed={draft.none}
          onClick={() => session.edit(withNone)}
        >
          {say('waits.none')}
        </button>
      )}
      {unread.length > 0 && (
        <p class="alert" role="alert">
          {say('waits.unanswered')}
        </p>
      )}
    </div>
  );
}

function Hints({ state, locale, say }: WaitBoardProps) {
  const named = (groups: readonly Group[] = []) =>
    listed(
      locale,
      groups.map((group) => groupName(say, group)),
    );
  const textOf = (hints: WaitTypes['hints'], step: string): string => {
    switch (step as WaitHintStep) {
      case 'count':
        return hints.count > 0
          ? say('waits.hint.count', { n: hints.count })
          : say('waits.hint.countNone');
      case 'part':
        return hints.part.settled.length > 0
          ? say('waits.hint.part', { groups: named(hints.part.settled) })
          : say('waits.hint.whole');
      case 'reading':
        return say('waits.hint.reading', { groups: named(hints.reading?.groups) });
      case 'answer':
        return say('waits.hint.answer', { tiles: tilesName(say, locale, hints.answer) });
    }
  };
  return (
    <HintList state={state} label={say('waits.hints')} text={state.verdict ? undefined : textOf} />
  );
}

export const WAIT_QUESTION: QuestionView<WaitTypes, WaitDraft> = {
  rules: WAIT_RULES,
  Board: WaitBoard,
};
