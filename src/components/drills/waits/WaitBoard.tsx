import { useMemo, useRef, useState } from 'preact/hooks';
import type { WaitTypes } from '../../../engine/drills.ts';
import type { Tile } from '../../../engine/notation.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { groupName, tilesName } from '../../../i18n/tile-names.ts';
import { toggled, type WaitDraft } from '../../../stores/waits/wait-draft.ts';
import { markOf, type WaitState, waitView } from '../../../stores/waits/wait-view.ts';
import { goOn } from '../../answer/answering.ts';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { type Family, familiesIn, TileChoice, tileByFigure } from '../../boards/TileChoice.tsx';
import { type Keys, useKeys } from '../../boards/use-keys.ts';
import type { BoardProps } from '../view.ts';
import { WaitHints } from './WaitHints.tsx';
import { WaitVerdictText } from './WaitVerdictText.tsx';
import '../../boards/board.css';

export type WaitBoardProps = BoardProps<WaitTypes, WaitDraft>;

/** Which completion of the tile that is looked at is shown; another tile is shown from its first. */
function useCompletion({ look }: WaitState) {
  const [shown, setShown] = useState({ about: look?.about, at: 0 });
  const at = shown.about === look?.about ? shown.at : 0;
  const step = (by: number, count: number): void => {
    if (count > 0) setShown({ about: look?.about, at: (at + by + count) % count });
  };
  return { at, step };
}

interface WaitKeys extends WaitBoardProps {
  readonly families: readonly Family[];
  /** The family whose tiles the figures mean. */
  readonly family: Family;
  readonly step: (by: number) => void;
  readonly touch: (tile: Tile) => void;
  readonly onFamily: (family: Family) => void;
}

/** Figures choose, letters go to a family; Enter checks and goes on; arrows step through a proof. */
function waitKeys({ session, onward, families, family, ...does }: WaitKeys): Keys {
  const figures = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((figure) => {
    const tile = tileByFigure(family, figure);
    return [String(figure), () => tile && does.touch(tile)] as const;
  });
  return {
    enter: () => goOn(session, onward.go),
    h: session.hint,
    arrowleft: () => does.step(-1),
    arrowright: () => does.step(1),
    ...Object.fromEntries(families.map((letter) => [letter, () => does.onFamily(letter)])),
    ...Object.fromEntries(figures),
  };
}

/** One question of the wait finder: the hand, the choice, hints, verdict and proof. */
export function WaitBoard(props: WaitBoardProps) {
  const { session, state, locale, say, wholePage } = props;
  const root = useRef<HTMLDivElement>(null);
  const { concealed, melds } = state.shown;
  const families = useMemo(() => familiesIn(concealed), [concealed]);
  const [wanted, setFamily] = useState<Family>('m');
  const family = families.includes(wanted) ? wanted : (families[0] ?? 'm');
  const completion = useCompletion(state);
  const view = useMemo(() => waitView(state, completion.at), [state, completion.at]);
  const step = (by: number): void => completion.step(by, view.steps);
  const touch = (tile: Tile): void => {
    if (state.verdict) session.look(tile);
    else session.edit(toggled(tile));
  };
  const keys = waitKeys({ ...props, families, family, step, touch, onFamily: setFamily });
  useKeys(root, wholePage, keys);

  const names = [tilesName(say, locale, concealed), ...melds.map((meld) => groupName(say, meld))];
  return (
    <div class="question" ref={root}>
      <HandBoard
        held={concealed}
        melds={melds}
        label={say('waits.hand', { tiles: listed(locale, names) })}
        say={say}
        aside={view.aside}
        proof={view.regrouped}
      />
      <MadeElsewhere shown={state.shown} say={say} />
      <p class="question-choose">{say('waits.choose')}</p>
      <TileChoice
        families={families}
        active={family}
        say={say}
        markOf={(tile) => markOf(state, tile)}
        shown={view.proved?.tile}
        onActivate={setFamily}
        onTouch={touch}
      />
      <Actions {...props} />
      <WaitHints state={state} locale={locale} say={say} />
      <WaitVerdictText
        {...{ state, locale, say }}
        proved={view.proved}
        completion={completion.at}
        onStep={step}
      />
    </div>
  );
}

interface MadeElsewhereProps {
  readonly shown: WaitTypes['shown'];
  readonly say: Say;
}

/** The groups, and perhaps the pair, that count as made beside these tiles. */
function MadeElsewhere({ shown: { concealed, melds, pairInside }, say }: MadeElsewhereProps) {
  const made = Math.floor((13 - concealed.length) / 3) - melds.length;
  if (made <= 0) return null;
  return (
    <p class="question-note">
      {say('waits.partial', { n: made })} {!pairInside && say('waits.pairElsewhere')}
    </p>
  );
}

/** Check or a hint, then what comes after the verdict. */
function Actions({ session, state, onward, say }: WaitBoardProps) {
  const { verdict, draft, taken, hintSteps } = state;
  const left = hintSteps.length - taken;
  return (
    <div class="question-actions">
      <button
        type="button"
        class={`button ${verdict || draft.length > 0 ? 'button--main' : 'button--wide'}`}
        onClick={() => goOn(session, onward.go)}
      >
        {verdict
          ? say(onward.kind === 'again' ? 'waits.again' : 'waits.next')
          : say(draft.length > 0 ? 'waits.check' : 'waits.checkNone')}
      </button>
      {!verdict && (
        <button type="button" class="button" aria-disabled={left === 0} onClick={session.hint}>
          {say('waits.hintsLeft', { n: left })}
        </button>
      )}
    </div>
  );
}
