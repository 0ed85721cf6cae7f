import { useStore } from '@nanostores/preact';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  createRng,
  fail,
  MCR_EDITIONS,
  type McrEdition,
  type Result,
  type Rng,
} from '../../../engine/index.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import type { Asked } from '../../../stores/answer-session.ts';
import { $edition } from '../../../stores/international/edition.ts';
import { type Result as Counted, record } from '../../../stores/progress.ts';
import type { TopicLevel } from '../../../stores/topic-level.ts';
import type { ResultColumns } from '../../answer/labels.ts';
import { Dealing, refusedText } from '../../answer/Notices.tsx';
import { SelectField } from '../../answer/SelectField.tsx';
import { textsInAddress } from '../parts/address.ts';
import { DrillFrame } from '../parts/DrillFrame.tsx';
import { LevelFold } from '../parts/LevelFold.tsx';
import { type RunKind, type RunSession, useRun } from '../parts/use-run.ts';

interface Level<Topic> {
  readonly topic: Topic;
  readonly edition: McrEdition;
}

type Texts = Readonly<Record<string, string>>;

/** What a drill of the international rules is made of, beside its board. */
export interface FanDrillKind<
  Question,
  Topic extends string,
  S extends RunSession<Question>,
  Fault,
> {
  readonly id: string;
  readonly level: TopicLevel<Topic>;
  readonly make: (rng: Rng, level: Level<Topic>) => Question;
  readonly parts: readonly string[];
  readonly parse: (
    texts: Texts,
  ) => Result<Question, { readonly part: string; readonly error: Fault }>;
  readonly describe: (say: Say, error: Fault) => string;
  readonly format: (question: Question) => Partial<Texts>;
  readonly start: (first: Asked<Question>, onResult: (result: Counted) => void) => S;
  readonly topicName: (say: Say, topic: Topic) => string;
  readonly skillName: (skill: string, say: Say) => string;
  /** The texts of a hand of one's own, each under its label. */
  readonly own: readonly (readonly [part: string, label: WordKey])[];
  readonly columns: ResultColumns;
  /** What the level promises. */
  readonly promise?: WordKey;
  /** How the refusal of a hand in the address begins. */
  readonly refusedHand: WordKey;
}

interface FanDrillFrameProps<
  Question,
  Topic extends string,
  S extends RunSession<Question>,
  Fault,
> {
  readonly kind: FanDrillKind<Question, Topic, S, Fault>;
  readonly say: Say;
  /** The board of a question. */
  readonly children: (session: S, onNext: () => void) => ComponentChildren;
}

interface Refusal<Fault> {
  readonly part: string;
  readonly error: Fault;
  readonly texts: Partial<Texts>;
}

/** What is counted of fans to tick or figures to write. */
export const FAN_COLUMNS: ResultColumns = [
  ['asked', 'finder.results.asked'],
  ['right', 'finder.results.right'],
  ['missed', 'fans.results.missed'],
  ['wrong', 'fans.results.wrong'],
  ['hints', 'finder.results.hints'],
];

const wishOf = <Topic extends string>(level: TopicLevel<Topic>): Level<Topic> => ({
  topic: level.$topic.get(),
  edition: $edition.get(),
});

const isSame = (a: Level<string>, b: Level<string>): boolean =>
  a.topic === b.topic && a.edition === b.edition;

interface Begun<Question, Fault> {
  readonly first: Asked<Question>;
  readonly refused: Refusal<Fault> | undefined;
}

/** The first question: the one in the address, or one dealt at the level it names. */
function begin<Question, Topic extends string, S extends RunSession<Question>, Fault>(
  { id, level, ...kind }: FanDrillKind<Question, Topic, S, Fault>,
  deal: (wish: Level<Topic>) => Question,
): Begun<Question, Fault> {
  const query = new URLSearchParams(location.search);
  level.$topic.set(level.fromAddress(query));
  const texts = textsInAddress(query, kind.parts);
  const asked = Object.keys(texts).length > 0 ? kind.parse(texts as Texts) : undefined;
  if (asked?.ok) {
    return { first: { question: asked.value, skill: `${id}/own` }, refused: undefined };
  }
  const wish = wishOf(level);
  const first = { question: deal(wish), skill: `${id}/${wish.topic}` };
  return { first, refused: asked && { ...asked.error, texts } };
}

function runKindOf<Question, Topic extends string, S extends RunSession<Question>, Fault>(
  kind: FanDrillKind<Question, Topic, S, Fault>,
): RunKind<Question, Level<Topic>, S, Refusal<Fault>> {
  const deal = (wish: Level<Topic>): Question => kind.make(createRng(Date.now()), wish);
  return {
    begin: () => begin(kind, deal),
    start: (first) => kind.start(first, record),
    deal,
    wish: () => wishOf(kind.level),
    isSame,
    skillOf: ({ topic }) => `${kind.id}/${topic}`,
    format: kind.format,
  };
}

/** A drill of the international rules as a page: level and edition, question, own hand, results. */
export function FanDrillFrame<
  Question,
  Topic extends string,
  S extends RunSession<Question>,
  Fault,
>({ kind, say, children }: FanDrillFrameProps<Question, Topic, S, Fault>) {
  const { id, level } = kind;
  const topic = useStore(level.$topic);
  const run = useRun(useMemo(() => runKindOf(kind), [kind]));
  if (!run) return <Dealing say={say} />;
  const { session, refused, ask, next } = run;
  const readOwn = (texts: Texts): Result<Question, { name: string; why: string }> => {
    const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
    const read = kind.parse({ hand: '', ...Object.fromEntries(written) });
    if (read.ok) return read;
    return fail({ name: read.error.part, why: kind.describe(say, read.error.error) });
  };
  return (
    <DrillFrame
      say={say}
      refused={
        refused && {
          what: refusedText(say, refused.part, kind.refusedHand),
          why: kind.describe(say, refused.error),
        }
      }
      level={
        <LevelFold
          say={say}
          topics={level.topics}
          topic={topic}
          nameOf={(one) => kind.topicName(say, one)}
          onPick={(picked) => {
            level.$topic.set(picked);
            next();
          }}
        >
          {kind.promise && <p class="question-note">{say(kind.promise)}</p>}
          <EditionField say={say} onPick={next} />
        </LevelFold>
      }
      since={session.$state.get().since}
      own={{
        fields: kind.own.map(([name, label]) => ({
          name,
          label: say(label),
          text: refused?.texts[name],
        })),
        read: readOwn,
        onAsk: (question) => ask(question, `${id}/own`),
      }}
      results={{ drill: id, columns: kind.columns, nameOf: kind.skillName }}
    >
      {children(session, next)}
    </DrillFrame>
  );
}

/** By which edition the next hands are counted. */
function EditionField({ say, onPick }: { readonly say: Say; readonly onPick: () => void }) {
  const edition = useStore($edition);
  return (
    <>
      <div class="fields">
        <SelectField
          label={say('fans.edition')}
          value={edition}
          options={MCR_EDITIONS.map((one) => [one, say(`fans.edition.${one}`)] as const)}
          onPick={(picked) => {
            $edition.set(MCR_EDITIONS.find((one) => one === picked) ?? edition);
            onPick();
          }}
        />
      </div>
      <p class="question-note">{say('fans.editionNote')}</p>
    </>
  );
}
