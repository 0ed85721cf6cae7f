import { useStore } from '@nanostores/preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import {
  type Placing,
  placeTiles,
  proveTile,
  type Tile,
  WAIT_HINTS,
  waitHints,
} from '../../engine/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { listed, type Say } from '../../i18n/speak.ts';
import { groupName, tilesName } from '../../i18n/tile-names.ts';
import type { WaitSession, WaitSessionState } from '../../stores/wait-session.ts';
import { HandBoard } from '../boards/HandBoard.tsx';
import {
  type ChoiceMark,
  type Family,
  familiesIn,
  TileChoice,
  tileByFigure,
} from '../boards/TileChoice.tsx';
import { type Keys, useKeys } from '../boards/use-keys.ts';
import { hintOnBoard, WaitHints } from './WaitHints.tsx';
import { WaitVerdictText } from './WaitVerdictText.tsx';
import '../boards/board.css';

interface WaitQuestionProps {
  readonly session: WaitSession;
  readonly locale: Locale;
  readonly say: Say;
  /** What the main action does once the answer is checked, and its name. */
  readonly next: { readonly label: string; readonly go: () => void };
  /** Whether the keys work on the whole page. */
  readonly wholePage?: boolean;
}

/** The tiles of a proof and how the hand regroups around the shown one. */
export function shownProof(state: WaitSessionState) {
  const { question, shown } = state;
  if (!shown) return undefined;
  const proof = proveTile(question, shown.tile);
  const held = question.hand.concealed;
  if (proof.outcome === 'no-copy') return { tile: shown.tile, proof, placing: undefined };
  if (proof.outcome === 'fails') {
    const { groups } = proof.closest;
    return { tile: shown.tile, proof, placing: placeTiles(held, shown.tile, { groups }) };
  }
  const completion = proof.wait.completions[shown.completion];
  const placing: Placing | undefined =
    completion &&
    placeTiles(held, shown.tile, {
      groups: completion.reading.groups,
      completed: completion.group,
    });
  return { tile: shown.tile, proof, placing };
}

function markOf(state: WaitSessionState, tile: Tile): ChoiceMark | undefined {
  if (state.verdict) return state.verdict.tiles.find((judged) => judged.tile === tile)?.mark;
  return state.chosen.includes(tile) ? 'chosen' : undefined;
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
  const proof = useMemo(() => shownProof(state), [question, shown]);
  const said = useMemo(
    () => (hints > 0 && !verdict ? waitHints(question) : undefined),
    [question, hints > 0, verdict],
  );
  const hinted = useMemo(() => hintOnBoard(question, said, hints), [question, said, hints]);

  const submit = () => (verdict ? next.go() : session.check(performance.now()));
  const completions = proof?.proof.outcome === 'wins' ? proof.proof.wait.completions.length : 0;
  const keys: Keys = {
    enter: submit,
    h: session.hint,
    arrowleft: () => session.step(-1, completions),
    arrowright: () => session.step(1, completions),
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
        aside={hinted.aside}
        proof={
          verdict
            ? proof?.placing && {
                tile: proof.tile,
                placing: proof.placing,
                wins: proof.proof.outcome === 'wins',
              }
            : hinted.proof
        }
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
            disabled={hints === WAIT_HINTS.length}
            onClick={session.hint}
          >
            {say('waits.hintsLeft', { n: WAIT_HINTS.length - hints })}
          </button>
        )}
      </div>
      <WaitHints hints={said} taken={hints} locale={locale} say={say} />
      <WaitVerdictText
        state={state}
        proof={proof?.proof}
        locale={locale}
        say={say}
        onStep={(by) => session.step(by, completions)}
      />
    </div>
  );
}
