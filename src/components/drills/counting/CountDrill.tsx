import { useStore } from '@nanostores/preact';
import { useMemo } from 'preact/hooks';
import {
  COUNT_PARTS,
  type CountText,
  type CountTextError,
  type CountTopic,
  countHand,
  createRng,
  fail,
  formatCountQuestion,
  parseCountQuestion,
  type CountQuestion as Question,
} from '../../../engine/index.ts';
import { countSkillName, countTopicName, describeCountError } from '../../../i18n/count-words.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Say, speaker } from '../../../i18n/speak.ts';
import type { Words } from '../../../i18n/words/words.ts';
import {
  countLevel,
  countSkillOf,
  countSteer,
  OWN_COUNTS,
} from '../../../stores/counting/count-level.ts';
import { type CountSession, createCountSession } from '../../../stores/counting/count-session.ts';
import { record } from '../../../stores/progress.ts';
import type { ResultColumns } from '../../answer/labels.ts';
import { Dealing, refusedText } from '../../answer/Notices.tsx';
import { textsInAddress } from '../parts/address.ts';
import { DrillFrame } from '../parts/DrillFrame.tsx';
import { LevelFold } from '../parts/LevelFold.tsx';
import { type RunKind, useRun } from '../parts/use-run.ts';
import { CountQuestion } from './CountQuestion.tsx';

interface CountDrillProps {
  readonly locale: Locale;
  readonly words: Partial<Words>;
}

/** The texts of an address that were refused, to be mended. */
interface RefusedTexts extends CountTextError {
  readonly texts: CountText;
}

const COLUMNS: ResultColumns = [
  ['asked', 'finder.results.asked'],
  ['right', 'finder.results.right'],
  ['missed', 'count.results.missed'],
  ['wrong', 'count.results.wrong'],
  ['hints', 'finder.results.hints'],
];

const deal = (topic: CountTopic): Question =>
  countHand.make(createRng(Date.now()), { topic, steer: countSteer.$steer.get() });

/** The first question: the one in the address, or one dealt at the level it names. */
function begin() {
  const query = new URLSearchParams(location.search);
  const topic = countLevel.fromAddress(query);
  countLevel.$topic.set(topic);
  const texts: CountText = textsInAddress(query, COUNT_PARTS);
  const asked = Object.keys(texts).length > 0 ? parseCountQuestion(texts) : undefined;
  if (asked?.ok) return { first: { question: asked.value, skill: OWN_COUNTS } };
  const first = { question: deal(topic), skill: countSkillOf(topic) };
  return { first, refused: asked && { ...asked.error, texts } };
}

const KIND: RunKind<Question, CountTopic, CountSession, RefusedTexts> = {
  begin,
  start: (first) =>
    createCountSession(first, (result, { known }) => {
      record(result);
      countSteer.steerBy(known);
    }),
  deal,
  wish: () => countLevel.$topic.get(),
  isSame: (a, b) => a === b,
  skillOf: countSkillOf,
  format: (question) => ({ ...formatCountQuestion(question) }),
};

/** The question that a reader typed; what is left empty is as usual. */
function readOwn(texts: Readonly<Record<string, string>>, say: Say) {
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const read = parseCountQuestion({ hand: '', ...Object.fromEntries(written) });
  if (read.ok) return read;
  return fail({ name: read.error.part, why: describeCountError(say, read.error.error) });
}

/** "Count the hand" as a page: level, question, own hand, results. */
export function CountDrill({ locale, words }: CountDrillProps) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const topic = useStore(countLevel.$topic);
  const run = useRun(KIND);
  if (!run) return <Dealing say={say} />;
  const { session, refused, ask, next } = run;
  const own = (name: 'hand' | 'seat' | 'how') => ({
    name,
    label: say(`count.own.${name}`),
    text: refused?.texts[name],
  });
  return (
    <DrillFrame
      say={say}
      refused={
        refused && {
          what: refusedText(say, refused.part),
          why: describeCountError(say, refused.error),
        }
      }
      level={
        <LevelFold
          say={say}
          topics={countLevel.topics}
          topic={topic}
          nameOf={(one) => countTopicName(say, one)}
          onPick={(picked) => {
            countLevel.$topic.set(picked);
            next();
          }}
        >
          <p class="question-note">{say('count.level.promise')}</p>
        </LevelFold>
      }
      since={session.$state.get().since}
      own={{
        fields: [own('hand'), own('seat'), own('how')],
        read: (texts) => readOwn(texts, say),
        onAsk: (question) => ask(question, OWN_COUNTS),
      }}
      results={{ drill: countHand.id, columns: COLUMNS, nameOf: countSkillName }}
    >
      <CountQuestion session={session} locale={locale} say={say} onNext={next} />
    </DrillFrame>
  );
}
