import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  formatWaitQuestion,
  parseWaitQuestion,
  type WaitQuestion as Question,
} from '../../engine/index.ts';
import { describeError } from '../../i18n/errors.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Say, speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/words.ts';
import { record } from '../../stores/progress.ts';
import { $storageTrouble } from '../../stores/storage.ts';
import { $waitLevel, type FinderLevel, levelFromAddress } from '../../stores/wait-level.ts';
import { createWaitSession, type WaitSession } from '../../stores/wait-session.ts';
import { TileBack } from '../tiles/Tile.tsx';
import { type BookFormula, deal } from './deal.ts';
import { LevelForm } from './LevelForm.tsx';
import { OwnHand } from './OwnHand.tsx';
import { Results } from './Results.tsx';
import { WaitQuestion } from './WaitQuestion.tsx';
import './finder.css';

interface WaitFinderProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
  readonly formulas: readonly BookFormula[];
  /** Where the formulas are shown; a numeral follows. */
  readonly formulasHref: string;
}

const OWN = 'find-waits/own';

/** Where the questions come from, and what the address bar says about them. */
interface Run {
  readonly session: WaitSession;
  readonly refused?: { readonly text: string; readonly why: string };
}

/** The address carries the position itself, so that it can be shared and survives a reload. */
function showInAddress(question: Question): void {
  const query = new URLSearchParams({ hand: '' }).toString() + formatWaitQuestion(question);
  history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
}

/** The first question: the one in the address, or one dealt at the level it names. */
function begin(formulas: readonly BookFormula[], say: Say) {
  const query = new URLSearchParams(location.search);
  const level = levelFromAddress(query, $waitLevel.get());
  $waitLevel.set(level);
  const text = query.get('hand');
  const asked = text === null ? undefined : parseWaitQuestion(text);
  if (asked?.ok) return { question: asked.value, skill: OWN, level };
  const dealt = deal(formulas, level, Date.now());
  const refused =
    asked && text !== null ? { refused: { text, why: describeError(say, asked.error) } } : {};
  return { ...dealt, level: dealt.upcoming, ...refused };
}

/** The drill as a page: level, question, own hand, results. */
export function WaitFinder({ locale, words, formulas, formulasHref }: WaitFinderProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const [run, setRun] = useState<Run | undefined>(undefined);
  const [formula, setFormula] = useState<string | undefined>(undefined);
  const level = useStore($waitLevel);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, on arrival
  useEffect(() => {
    const first = begin(formulas, say);
    const session = createWaitSession(first, record);
    session.begin(performance.now());
    showInAddress(first.question);
    $waitLevel.set(first.level);
    if ('formula' in first) setFormula(first.formula);
    setRun({ session, ...('refused' in first ? { refused: first.refused } : {}) });
  }, []);

  if (!run) return <Dealing say={say} />;

  const ask = (question: Question, skill: string, shape?: string): void => {
    run.session.ask(question, skill, performance.now());
    setFormula(shape);
    setRun({ session: run.session });
    showInAddress(question);
  };
  const next = (from: FinderLevel = level): void => {
    const dealt = deal(formulas, from, Date.now());
    $waitLevel.set(dealt.upcoming);
    ask(dealt.question, dealt.skill, dealt.formula);
  };

  return (
    <div class="finder">
      <StorageTrouble say={say} />
      {run.refused && (
        <p class="alert" role="alert">
          {say('finder.own.refused')}
          {run.refused.why} {say('finder.own.instead')}
        </p>
      )}
      <details class="fold">
        <summary>
          {say('finder.level')} <span>{levelName(level, say)}</span>
        </summary>
        <LevelForm
          level={level}
          formulas={formulas.map(({ id }) => id)}
          say={say}
          onChange={(changed) => next(changed)}
        />
      </details>
      <WaitQuestion
        session={run.session}
        locale={locale}
        say={say}
        next={{ label: say('waits.next'), go: () => next() }}
        wholePage
      />
      {formula && <FormulaNote session={run.session} {...{ formula, formulasHref, say }} />}
      <div class="finder-more">
        <CopyLink key={run.session.$state.get().since} say={say} />
        <details class="fold" open={run.refused !== undefined}>
          <summary>{say('finder.own')}</summary>
          <OwnHand say={say} refused={run.refused?.text} onAsk={(question) => ask(question, OWN)} />
        </details>
        <details class="fold">
          <summary>{say('finder.results')}</summary>
          <Results say={say} />
        </details>
      </div>
    </div>
  );
}

function levelName(level: FinderLevel, say: Say): string {
  if (level.from === 'formulas') return say('finder.from.formulas');
  return say('finder.results.row', { size: level.size, mix: say(`finder.mix.${level.mix}`) });
}

/** Tiles from behind while the first hand is dealt; what a reader without JavaScript sees. */
const Dealing = ({ say }: { readonly say: Say }) => (
  <div class="finder" aria-busy="true">
    <p class="visually-hidden">{say('finder.dealing')}</p>
    <span class="tile-row" aria-hidden="true">
      {Array.from({ length: 7 }, (_, at) => (
        <TileBack key={at} say={say} />
      ))}
    </span>
  </div>
);

function StorageTrouble({ say }: { readonly say: Say }) {
  const trouble = useStore($storageTrouble);
  return trouble ? (
    <p class="alert" role="status">
      {say(`storage.${trouble}`)}
    </p>
  ) : null;
}

interface FormulaNoteProps {
  readonly session: WaitSession;
  readonly formula: string;
  readonly formulasHref: string;
  readonly say: Say;
}

/** Which formula this was, once it is answered. */
function FormulaNote({ session, formula, formulasHref, say }: FormulaNoteProps) {
  const { verdict } = useStore(session.$state);
  if (!verdict) return <p class="question-note">{say('finder.formulaVaried')}</p>;
  return (
    <p class="question-note">
      {say('finder.formulaShown', { n: formula })}.{' '}
      <a href={formulasHref + formula}>{say('finder.formulaLink')}</a>
    </p>
  );
}

function CopyLink({ say }: { readonly say: Say }) {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid(say('finder.linkCopied'));
    } catch {
      // No clipboard without permission or https: the reader can still copy by hand.
      setSaid(say('finder.linkByHand'));
    }
  };
  return (
    <p class="copy-link">
      <button type="button" class="button" onClick={copy}>
        {say('finder.link')}
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
