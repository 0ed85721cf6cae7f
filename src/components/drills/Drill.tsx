import { useEffect, useMemo } from 'preact/hooks';
import type { DrillTypes, Texts } from '../../engine/drills.ts';
import { type Say, speaker, type Voice } from '../../i18n/speak.ts';
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
import { OwnHand } from '../answer/OwnHand.tsx';
import { useStore } from '../answer/use-store.ts';
import { CLOCK } from './clock.ts';
import { desks } from './desks.ts';
import type { DrillProps, DrillView } from './view.ts';
import '../answer/finder.css';

/** The address carries the position, to be shared and to survive a reload; its notation unescaped. */
function showInAddress(texts: Texts): void {
  const query = Object.entries(texts).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${text}`],
  );
  const address = `${location.pathname}?${query.join('&')}${location.hash}`;
  history.replaceState(history.state, '', address);
}

function open<T extends DrillTypes, Draft>(
  view: DrillView<T, Draft>,
  questions: DrillProps['questions'],
) {
  const series = view.series && questions ? { ...view.series, questions } : undefined;
  const levels = drillLevels({ id: view.id, levels: view.levels, series });
  const run = createDrillRun<T, Draft>({
    ...{ id: view.id, parts: view.parts, rules: view.rules, levels, clock: CLOCK },
    source: drillSource<T>(view.id, desks),
    steer: drillSteer(view.steerAs ?? view.id),
    onAsked: showInAddress,
    onResult: record,
  });
  return { levels, run };
}

interface FrameProps<T extends DrillTypes, Draft> extends Voice {
  readonly view: DrillView<T, Draft>;
  readonly levels: DrillLevels;
  readonly session: DrillSession<T, Draft>;
  readonly run: DrillRun<T, Draft>;
  readonly refused: Refused | undefined;
  readonly model: string | undefined;
}

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
  const props = { view, levels, session, run, refused, model, locale, say };
  return (
    <div class="finder" aria-busy={dealing}>
      <StorageTrouble say={say} />
      {refused && (
        <RefusedNotice
          say={say}
          what={refusedText(view.refused, refused.part, say)}
          why={view.describe(say, refused.error)}
        />
      )}
      <LevelFold {...props} />
      <Question {...props} />
      <More {...props} />
    </div>
  );
}

function refusedText(words: DrillView<DrillTypes, unknown>['refused'], part: string, say: Say) {
  const key = words?.[part] ?? (part === 'hand' ? 'finder.own.refused' : undefined);
  return key ? say(key) : say('answer.refused', { part });
}

/** What follows the id of the drill in the name of a skill. */
const withoutId = (skill: string): string => skill.slice(skill.indexOf('/') + 1);

/** The level of the question on the board; one from an address or typed is of none. */
function LevelName<T extends DrillTypes, Draft>({ view, session, say }: FrameProps<T, Draft>) {
  const { skill } = useStore(session.$state);
  if (skill !== `${view.id}/own`) return <span>{view.skillName(say, withoutId(skill))}</span>;
  return <span>{say(view.link ? 'finder.level.positionLink' : 'finder.level.link')}</span>;
}

const LevelFold = <T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) => {
  const { view, levels, run, say } = props;
  const level = useStore(levels.$level);
  return (
    <details class="fold">
      <summary>
        {say('finder.level')} <LevelName {...props} />
      </summary>
      <LevelForm
        say={say}
        level={level}
        fields={levels.fieldsAt(level)}
        words={view.fields}
        notes={view.notes ?? []}
        onPick={run.choose}
      />
    </details>
  );
};

const Question = <T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) => {
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

const More = <T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) => {
  const { view, session, run, refused, say } = props;
  const ask = async (texts: Texts) => {
    const error = await run.own(texts);
    return error && { part: error.part, why: view.describe(say, error.error) };
  };
  const fields = view.own?.map(({ part, label }) => ({
    part,
    label: say(label),
    text: refused?.texts[part],
  }));
  return (
    <div class="finder-more">
      <CopyLink
        key={session.$state.get().since}
        say={say}
        {...(view.link && { label: say(view.link) })}
      />
      {fields && (
        <details class="fold" open={refused !== undefined}>
          <summary>{say('finder.own')}</summary>
          <OwnHand say={say} fields={fields} onAsk={ask} />
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
