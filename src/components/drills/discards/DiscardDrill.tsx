import { useStore } from '@nanostores/preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  createRng,
  type DiscardLevel,
  type DiscardTextError,
  fail,
  formatDiscardQuestion,
  parseDiscardQuestion,
  type DiscardQuestion as Question,
  whatDiscard,
} from '../../../engine/index.ts';
import { describeDiscardError, kindName, skillName } from '../../../i18n/discard-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Say, speaker } from '../../../i18n/speak.ts';
import type { Words } from '../../../i18n/words/words.ts';
import {
  $discardLevel,
  discardLevelFromAddress,
  discardSkillOf,
  isSameLevel,
  OWN_DISCARDS,
} from '../../../stores/discards/discard-level.ts';
import {
  createDiscardSession,
  type DiscardSession,
} from '../../../stores/discards/discard-session.ts';
import { createFormerAhead } from '../../../stores/former-ahead.ts';
import { record } from '../../../stores/progress.ts';
import type { ResultColumns } from '../../answer/labels.ts';
import { Dealing } from '../../answer/Notices.tsx';
import { showInAddress } from '../parts/address.ts';
import { DrillFrame } from '../parts/DrillFrame.tsx';
import { DiscardLevelForm } from './DiscardLevelForm.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';

interface DiscardDrillProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
  /** Where hands are asked for their waits; a hand follows. */
  readonly waitsHref: string;
}

/** The texts of an address that were refused, to be mended. */
interface RefusedTexts extends DiscardTextError {
  readonly hand: string;
  readonly seen: string;
}

interface Run {
  readonly session: DiscardSession;
  readonly refused?: RefusedTexts;
}

const COLUMNS: ResultColumns = [
  ['asked', 'finder.results.asked'],
  ['right', 'finder.results.right'],
  ['missed', 'discards.results.slips'],
  ['wrong', 'discards.results.mistakes'],
  ['hints', 'finder.results.hints'],
];

const deal = (level: DiscardLevel): Question => whatDiscard.make(createRng(Date.now()), level);

/** The first question: the one in the address, or one dealt at the level it names. */
function begin() {
  const query = new URLSearchParams(location.search);
  const level = discardLevelFromAddress(query, $discardLevel.get());
  $discardLevel.set(level);
  const [hand, seen = ''] = [query.get('hand'), query.get('seen') ?? undefined];
  const asked = hand === null ? undefined : parseDiscardQuestion({ hand, seen });
  if (asked?.ok) return { question: asked.value, skill: OWN_DISCARDS };
  const dealt = { question: deal(level), skill: discardSkillOf(level) };
  return asked && hand !== null ? { ...dealt, refused: { ...asked.error, hand, seen } } : dealt;
}

/** The question that a reader typed. */
function readOwn({ hand = '', seen = '' }: Readonly<Record<string, string>>, say: Say) {
  const read = parseDiscardQuestion({ hand, seen });
  if (read.ok) return read;
  return fail({ name: read.error.part, why: describeDiscardError(say, read.error.error) });
}

/** "What discard?" as a page: level, question, own hand, results. */
export function DiscardDrill({ locale, words, waitsHref }: DiscardDrillProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const ahead = useMemo(() => createFormerAhead(deal, isSameLevel), []);
  const [run, setRun] = useState<Run | undefined>(undefined);
  const level = useStore($discardLevel);

  useEffect(() => {
    const { refused, ...first } = { refused: undefined, ...begin() };
    const session = createDiscardSession(first, record);
    session.begin(performance.now());
    setRun(refused ? { session, refused } : { session });
    // The address follows the board, also while a hand is played on.
    return session.$state.subscribe(({ question }) =>
      showInAddress({ ...formatDiscardQuestion(question) }),
    );
  }, []);
  // The next hand is dealt while the reader looks at the verdict.
  useEffect(
    () =>
      run?.session.$state.listen(({ verdict }) => verdict && ahead.prepare($discardLevel.get())),
    [run, ahead],
  );

  if (!run) return <Dealing say={say} />;

  const ask = (question: Question, skill: string): void => {
    run.session.ask(question, skill, performance.now());
    setRun({ session: run.session });
  };
  const next = (wished: DiscardLevel): void => ask(ahead.take(wished), discardSkillOf(wished));
  const { refused } = run;

  return (
    <DrillFrame
      say={say}
      refused={
        refused && {
          what: say(refused.part === 'seen' ? 'discards.own.refusedSeen' : 'finder.own.refused'),
          why: describeDiscardError(say, refused.error),
        }
      }
      level={
        <details class="fold">
          <summary>
            {say('finder.level')}{' '}
            <span>
              {say('finder.results.row', { size: level.size, mix: kindName(say, level.kind) })}
            </span>
          </summary>
          <DiscardLevelForm
            level={level}
            say={say}
            onChange={(changed) => {
              $discardLevel.set(changed);
              next(changed);
            }}
          />
        </details>
      }
      since={run.session.$state.get().since}
      own={{
        fields: [
          { name: 'hand', label: say('discards.own.hand'), text: refused?.hand },
          { name: 'seen', label: say('discards.own.seen'), text: refused?.seen },
        ],
        read: (texts) => readOwn(texts, say),
        onAsk: (question) => ask(question, OWN_DISCARDS),
      }}
      results={{ drill: whatDiscard.id, columns: COLUMNS, nameOf: skillName }}
    >
      <DiscardQuestion
        session={run.session}
        locale={locale}
        say={say}
        waitsHref={waitsHref}
        onNext={() => next($discardLevel.get())}
      />
    </DrillFrame>
  );
}
