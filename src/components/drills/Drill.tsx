import { useEffect, useMemo } from 'preact/hooks';
import type { DrillTypes, Texts } from '../../engine/drills.ts';
import { type Say, speaker } from '../../i18n/speak.ts';
import { type DrillLevels, drillLevels } from '../../stores/drill-levels.ts';
import { createDrillRun, type DrillRun, type Refused } from '../../stores/drill-run.ts';
import type { DrillSession } from '../../stores/drill-session.ts';
import { drillSource } from '../../stores/drill-source.ts';
import { record } from '../../stores/progress.ts';
import { drillSteer } from '../../stores/steer.ts';
import { CopyLink } from '../answer/CopyLink.tsx';
import { LaterResults } from '../answer/LaterResults.tsx';
import { LevelForm } from '../answer/LevelForm.tsx';
import { Dealing, Refused as RefusedNotice, StorageTrouble } from '../answer/Notices.tsx';
import { OwnHand, type OwnRefusal } from '../answer/OwnHand.tsx';
import { showInAddress } from './address.ts';
import { CLOCK } from './clock.ts';
import { desks } from './desks.ts';
import type { DrillProps, DrillView } from './view.ts';
import '../answer/finder.css';
import { useStore } from '../answer/use-store.ts';

interface Running<T extends DrillTypes, Draft> {
  readonly levels: DrillLevels;
  readonly run: DrillRun<T, Draft>;
}

function open<T extends DrillTypes, Draft>(
  view: DrillView<T, Draft>,
  questions: DrillProps['questions'],
): Running<T, Draft> {
  const series = view.series && questions ? { ...view.series, questions } : undefined;
  const levels = drillLevels({ id: view.id, levels: view.levels, series });
  const run = createDrillRun<T, Draft>({
    ...{ id: view.id, parts: view.parts, rules: view.rules, levels, clock: CLOCK },
    source: drillSource<T>(view.id, desks),
    steer: drillSteer(view.steerAs ?? view.id),
    onAsked: showInAddress,
    onResult: (result, verdict) => {
      record(result);
      view.onResult?.(result, verdict);
    },
  });
  return { levels, run };
}

/** A drill as a page: level, question, its link, a hand of one's own, results. */
export function Drill<T extends DrillTypes, Draft>({
  view,
  locale,
  words,
  questions,
}: DrillProps & { readonly view: DrillView<T, Draft> }) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const { levels, run } = useMemo(() => open(view, questions), [view, questions]);
  const { session, dealing, refused, model } = useStore(run.$run);
  useEffect(() => void run.begin(new URLSearchParams(location.search)), [run]);
  if (!session) return <Dealing say={say} />;
  return (
    <div class="finder" aria-busy={dealing}>
      <StorageTrouble say={say} />
      {refused && (
        <RefusedNotice
          say={say}
          what={refusedText(view, refused, say)}
          why={view.describe(say, refused.error)}
        />
      )}
      <LevelFold view={view} levels={levels} say={say} onPick={run.choose} />
      <Question {...{ view, session, run, model, locale, say }} />
      <More {...{ view, session, run, refused, say }} />
    </div>
  );
}

/** Which part of an address was refused; a hand is called by its name. */
function refusedText<T extends DrillTypes, Draft>(
  view: DrillView<T, Draft>,
  { part }: Refused,
  say: Say,
): string {
  const key = view.refused?.[part] ?? (part === 'hand' ? 'finder.own.refused' : undefined);
  return key ? say(key) : say('answer.refused', { part });
}

/** What follows the id of the drill in the name of a skill. */
const withoutId = (skill: string): string => skill.slice(skill.indexOf('/') + 1);

interface LevelFoldProps<T extends DrillTypes, Draft> {
  readonly view: DrillView<T, Draft>;
  readonly levels: DrillLevels;
  readonly say: Say;
  readonly onPick: (picked: Texts) => void;
}

/** What is asked, folded away. */
const LevelFold = <T extends DrillTypes, Draft>(props: LevelFoldProps<T, Draft>) => {
  const { view, levels, say, onPick } = props;
  const level = useStore(levels.$level);
  return (
    <details class="fold">
      <summary>
        {say('finder.level')} <span>{view.skillName(say, withoutId(levels.skillAt(level)))}</span>
      </summary>
      <LevelForm
        say={say}
        level={level}
        fields={levels.fieldsAt(level)}
        words={view.fields}
        notes={view.notes ?? []}
        onPick={onPick}
      />
    </details>
  );
};

interface QuestionProps<T extends DrillTypes, Draft> extends Pick<DrillProps, 'locale'> {
  readonly view: DrillView<T, Draft>;
  readonly session: DrillSession<T, Draft>;
  readonly run: DrillRun<T, Draft>;
  readonly model: string | undefined;
  readonly say: Say;
}

/** The question on its board, and which one of a series it is. */
const Question = <T extends DrillTypes, Draft>(props: QuestionProps<T, Draft>) => {
  const { view, session, run, model, locale, say } = props;
  const state = useStore(session.$state);
  const { Board, series } = view;
  const onward = { kind: 'next', go: run.next, choose: run.choose } as const;
  return (
    <>
      <Board {...{ session, state, locale, say, onward }} wholePage />
      {series && model && (
        <series.Note {...{ model, locale, say }} judged={state.verdict !== undefined} />
      )}
    </>
  );
};

interface MoreProps<T extends DrillTypes, Draft> {
  readonly view: DrillView<T, Draft>;
  readonly session: DrillSession<T, Draft>;
  readonly run: DrillRun<T, Draft>;
  readonly refused: Refused | undefined;
  readonly say: Say;
}

/** The link, a hand of one's own, the results. */
const More = <T extends DrillTypes, Draft>(props: MoreProps<T, Draft>) => {
  const { view, session, run, refused, say } = props;
  const ask = async (texts: Texts): Promise<OwnRefusal | undefined> => {
    const error = await run.own(texts);
    return error && { part: error.part, why: view.describe(say, error.error) };
  };
  return (
    <div class="finder-more">
      <CopyLink
        key={session.$state.get().since}
        say={say}
        {...(view.link && { label: say(view.link) })}
      />
      {view.own && (
        <details class="fold" open={refused !== undefined}>
          <summary>{say('finder.own')}</summary>
          <OwnHand
            say={say}
            fields={view.own.map(({ part, label }) => ({
              part,
              label: say(label),
              text: refused?.texts[part],
            }))}
            onAsk={ask}
          />
        </details>
      )}
      <details class="fold">
        <summary>{say('finder.results')}</summary>
        <LaterResults
          say={say}
          drill={view.id}
          columns={view.columns}
          nameOf={(skill) => view.skillName(say, withoutId(skill))}
        />
      </details>
    </div>
  );
};
