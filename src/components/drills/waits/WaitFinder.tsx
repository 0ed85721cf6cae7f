import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  fail,
  findWaits,
  formatWaitQuestion,
  parseWaitQuestion,
  type WaitQuestion as Question,
} from '../../../engine/index.ts';
import { describeError } from '../../../i18n/errors.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Say, speaker } from '../../../i18n/speak.ts';
import type { Words } from '../../../i18n/words/words.ts';
import { record } from '../../../stores/progress.ts';
import {
  $waitLevel,
  type FinderLevel,
  levelFromAddress,
} from '../../../stores/waits/wait-level.ts';
import { createWaitSession, type WaitSession } from '../../../stores/waits/wait-session.ts';
import { showInAddress } from '../parts/address.ts';
import { DrillFrame } from '../parts/DrillFrame.tsx';
import { Dealing } from '../parts/Notices.tsx';
import { type BookFormula, deal } from './deal.ts';
import { WaitLevelForm } from './WaitLevelForm.tsx';
import { WaitQuestion } from './WaitQuestion.tsx';

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
    showInAddress({ hand: formatWaitQuestion(first.question) });
    $waitLevel.set(first.level);
    if ('formula' in first) setFormula(first.formula);
    setRun({ session, ...('refused' in first ? { refused: first.refused } : {}) });
  }, []);

  if (!run) return <Dealing say={say} />;

  const ask = (question: Question, skill: string, shape?: string): void => {
    run.session.ask(question, skill, performance.now());
    setFormula(shape);
    setRun({ session: run.session });
    showInAddress({ hand: formatWaitQuestion(question) });
  };
  const next = (from: FinderLevel = level): void => {
    const dealt = deal(formulas, from, Date.now());
    $waitLevel.set(dealt.upcoming);
    ask(dealt.question, dealt.skill, dealt.formula);
  };

  return (
    <DrillFrame
      say={say}
      refused={run.refused && { what: say('finder.own.refused'), why: run.refused.why }}
      level={
        <details class="fold">
          <summary>
            {say('finder.level')} <span>{levelName(level, say)}</span>
          </summary>
          <WaitLevelForm
            level={level}
            formulas={formulas.map(({ id }) => id)}
            say={say}
            onChange={(changed) => next(changed)}
          />
        </details>
      }
      since={run.session.$state.get().since}
      own={{
        fields: [{ name: 'own', label: say('finder.own.label'), text: run.refused?.text }],
        read: (texts) => readOwn(texts, say),
        onAsk: (question) => ask(question, OWN),
      }}
      results={{ drill: findWaits.id }}
    >
      <WaitQuestion
        session={run.session}
        locale={locale}
        say={say}
        next={{ label: say('waits.next'), go: () => next() }}
        wholePage
      />
      {formula && <FormulaNote session={run.session} {...{ formula, formulasHref, say }} />}
    </DrillFrame>
  );
}

/** The hand that a reader typed. */
function readOwn(texts: Readonly<Record<string, string>>, say: Say) {
  const read = parseWaitQuestion(texts['own'] ?? '');
  return read.ok ? read : fail({ name: 'own', why: describeError(say, read.error) });
}

function levelName(level: FinderLevel, say: Say): string {
  if (level.from === 'formulas') return say('finder.from.formulas');
  return say('finder.results.row', { size: level.size, mix: say(`finder.mix.${level.mix}`) });
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
