import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import {
  createRng,
  formatSettleQuestion,
  parseSettleQuestion,
  type SettleQuestion as Question,
  SETTLE_PARTS,
  type SettleText,
  type SettleTextError,
  type SettleTopic,
  settleTable,
} from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import {
  describeSettleError,
  settleSkillName,
  settleTopicName,
} from '../../../i18n/settle-words.ts';
import { speaker } from '../../../i18n/speak.ts';
import type { Words } from '../../../i18n/words/words.ts';
import { record } from '../../../stores/progress.ts';
import {
  OWN_SETTLEMENTS,
  settleLevel,
  settleSkillOf,
} from '../../../stores/settling/settle-level.ts';
import {
  createSettleSession,
  type SettleSession,
} from '../../../stores/settling/settle-session.ts';
import type { ResultColumns } from '../../answer/labels.ts';
import { Dealing, refusedText } from '../../answer/Notices.tsx';
import { textsInAddress } from '../parts/address.ts';
import { DrillFrame } from '../parts/DrillFrame.tsx';
import { LevelFold } from '../parts/LevelFold.tsx';
import { type RunKind, useRun } from '../parts/use-run.ts';
import { SettleQuestion } from './SettleQuestion.tsx';

interface SettleDrillProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

const COLUMNS: ResultColumns = [
  ['asked', 'finder.results.asked'],
  ['right', 'finder.results.right'],
  ['missed', 'accounts.results.turned'],
  ['wrong', 'accounts.results.wrong'],
  ['hints', 'finder.results.hints'],
];

const deal = (topic: SettleTopic): Question => settleTable.make(createRng(Date.now()), { topic });

/** The first question: the one in the address, or one dealt at the level it names. */
function begin() {
  const query = new URLSearchParams(location.search);
  const topic = settleLevel.fromAddress(query);
  settleLevel.$topic.set(topic);
  const texts: SettleText = textsInAddress(query, SETTLE_PARTS);
  const asked = Object.keys(texts).length > 0 ? parseSettleQuestion(texts) : undefined;
  if (asked?.ok) return { first: { question: asked.value, skill: OWN_SETTLEMENTS } };
  const first = { question: deal(topic), skill: settleSkillOf(topic) };
  return { first, refused: asked?.error };
}

const KIND: RunKind<Question, SettleTopic, SettleSession, SettleTextError> = {
  begin,
  start: (first) => createSettleSession(first, record),
  deal,
  wish: () => settleLevel.$topic.get(),
  isSame: (a, b) => a === b,
  skillOf: settleSkillOf,
  format: (question) => ({ ...formatSettleQuestion(question) }),
};

/** "Settle the table" as a page: level, question, results. */
export function SettleDrill({ locale, words }: SettleDrillProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const topic = useStore(settleLevel.$topic);
  const run = useRun(KIND);
  if (!run) return <Dealing say={say} />;
  const { session, refused, next } = run;
  return (
    <DrillFrame
      say={say}
      refused={
        refused && {
          what: refusedText(say, refused.part),
          why: describeSettleError(say, refused.error),
        }
      }
      level={
        <LevelFold
          say={say}
          topics={settleLevel.topics}
          topic={topic}
          nameOf={(one) => settleTopicName(say, one)}
          onPick={(picked) => {
            settleLevel.$topic.set(picked);
            next();
          }}
        />
      }
      since={session.$state.get().since}
      link={say('accounts.link')}
      results={{ drill: settleTable.id, columns: COLUMNS, nameOf: settleSkillName }}
    >
      <SettleQuestion session={session} locale={locale} say={say} onNext={next} />
    </DrillFrame>
  );
}
