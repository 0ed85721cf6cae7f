import { useStore } from '@nanostores/preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { hintSteps } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { listed, type Say } from '../../../i18n/speak.ts';
import { groupName, tilesName } from '../../../i18n/tile-names.ts';
import type { WaitSession } from '../../../stores/waits/wait-session.ts';
import { markOf, waitView } from '../../../stores/waits/wait-view.ts';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { type Family, familiesIn, TileChoice, tileByFigure } from '../../boards/TileChoice.tsx';
import { type Keys, useKeys } from '../../boards/use-keys.ts';
import { WaitHints } from './WaitHints.tsx';
import { WaitVerdictText } from './WaitVerdictText.tsx';
import '../../boards/board.css';

interface WaitQuestionProps {
  readonly session: WaitSession;
  readonly locale: Locale;
  readonly say: Say;
  /** What the main action does once the answer is checked, and its name. */
  readonly next: { readonly label: string; readonly go: () => void };
  /** Whether the keys work on the whole page. */
  readonly wholePage?: boolean;
}

/** One question of the wait finder: the hand, the choice, hints, verdict and proof. */
export function WaitQuestion({ session, locale, say, next, wholePage = false }: WaitQuestionProps) {
  const root = useRef<HTMLDivElement>(null);
  const state = useStore(session.$state);
  const { question, chosen, verdict, hints, shown } = state;
  const { concealed, melds, pairInside } = question.hand;
  const families = useMemo(() => familiesIn(concealed), [concealed]);
  const [wanted, setFamily] = useState<Family>('m');
  const family = families.includes(wanted) ? wanted : (families[0] ?? 'm');
  const view = useMemo(() => waitView(state), [state]);
  const stepsOfHints = useMemo(() => hintSteps(question).length, [question]);

  const submit = () => (verdict ? next.go() : session.check(performance.now()));
  const keys: Keys = {
    enter: submit,
    h: session.hint,
    arrowleft: () => session.step(-1, view.steps),
    arrowright: () => session.step(1, view.steps),
    ...Object.fromEntries(families.map((one) => [one, () => setFamily(one)])),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((figure) => {
        const tile = tileByFigure(family, figure);
        return [String(figure), () => tile && session.touch(tile)];
      }),
    ),
  };
  useKeys(root, wholePage, keys);

  const names = [tilesName(say, locale, concealed), ...melds.map((meld) => groupName(say, meld))];
  const made = Math.floor((13 - concealed.length) / 3) - melds.length;
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
      {made > 0 && (
        <p class="question-note">
          {say('waits.partial', { n: made })} {!pairInside && say('waits.pairElsewhere')}
        </p>
      )}
      <p class="question-choose">{say('waits.choose')}</p>
      <TileChoice
        families={families}
        active={family}
        say={say}
        markOf={(tile) => markOf(state, tile)}
        shown={shown?.tile}
        onActivate={setFamily}
        onTouch={session.touch}
      />
      <div class="question-actions">
        <button
          type="button"
          class={`button ${verdict || chosen.length > 0 ? 'button--main' : 'button--wide'}`}
          onClick={submit}
        >
          {verdict ? next.label : say(chosen.length > 0 ? 'waits.check' : 'waits.checkNone')}
        </button>
        {!verdict && (
          <button
            type="button"
            class="button"
            aria-disabled={hints === stepsOfHints}
            onClick={session.hint}
          >
            {say('waits.hintsLeft', { n: stepsOfHints - hints })}
          </button>
        )}
      </div>
      <WaitHints hints={view.hints} taken={hints} locale={locale} say={say} />
      <WaitVerdictText
        state={state}
        proof={view.proof}
        locale={locale}
        say={say}
        onStep={(by) => session.step(by, view.steps)}
      />
    </div>
  );
}
