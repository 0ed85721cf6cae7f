import { useEffect, useMemo } from 'preact/hooks';
import type { DrillId } from '../../engine/drills.ts';
import { echo } from '../../i18n/echo.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import {
  LAST_SHEET,
  type SheetChoice,
  sheetQuery,
  type TextFix,
} from '../../stores/paper/sheet-choice.ts';
import { createSheets, type SheetsState } from '../../stores/paper/sheets.ts';
import { drillLevels } from '../../stores/question/drill-levels.ts';
import { drillSource } from '../../stores/question/drill-source.ts';
import { Button } from '../parts/Button.tsx';
import { CLOCK } from '../parts/clock.ts';
import { desks } from '../parts/desks.ts';
import { StorageTrouble } from '../parts/Notices.tsx';
import { useSay } from '../parts/use-say.ts';
import { useStore } from '../parts/use-store.ts';
import { PaperPreview } from './PaperPreview.tsx';
import { type PaperDrill, type PaperPart, paperPart } from './paper-parts.ts';
import { SheetForm } from './SheetForm.tsx';
import { SheetHead } from './SheetHead.tsx';
import '../answer/finder.css';

interface SheetsProps {
  readonly locale: Locale;
  readonly drills: readonly [PaperDrill, ...PaperDrill[]];
}

type State = SheetsState<PaperDrill, PaperPart>;

const showInAddress = (choice: SheetChoice): void =>
  history.replaceState(history.state, '', location.pathname + sheetQuery(choice) + location.hash);

const chosenLast = ({ id }: { readonly id: DrillId }, { levels }: PaperPart) =>
  drillLevels({ id, levels }).$level.get();

const open = (drills: SheetsProps['drills'], locale: Locale) =>
  createSheets<PaperDrill, PaperPart>({
    ...{ drills, chosenLast },
    load: (drill) => paperPart(drill, locale),
    sourceOf: ({ id }) => drillSource(id, desks),
    seed: CLOCK.seed,
    onChoice: showInAddress,
  });

/** Any drill's questions on paper, and their answers at the back. */
export function Sheets({ locale, drills }: SheetsProps) {
  const say = useSay(locale);
  const sheets = useMemo(() => open(drills, locale), [drills, locale]);
  const state = useStore(sheets.$sheets);
  useEffect(() => void sheets.begin(new URLSearchParams(location.search)), [sheets]);
  const { drill, part, level, n, sheet, status } = state;
  return (
    <div
      class="sheets scripted column gap-3"
      aria-busy={status === 'fetching' || status === 'making'}
    >
      <StorageTrouble say={say} />
      {state.fixes.length > 0 && (
        <div class="alert" role="status">
          {state.fixes.map((one) => (
            <p key={one.part + one.text}>{fixText(one, state, say)}</p>
          ))}
        </div>
      )}
      <SheetForm
        {...{ say, drills, n, sheet }}
        page={drill.page}
        form={part && { ...part, level }}
        onDrill={sheets.pickDrill}
        onLevel={sheets.pickLevel}
        onSize={sheets.pickSize}
        onNumber={sheets.pickNumber}
      />
      <Preview {...{ state, locale, say }} onRetry={sheets.again} />
    </div>
  );
}

function fixText({ part, text }: TextFix, { drill, n, sheet }: State, say: Say): string {
  const told = { title: drill.title, n, sheet: String(sheet), last: String(LAST_SHEET) };
  return say(`paper.amended.${part}`, { ...told, text: echo(text) });
}

interface PreviewProps extends Voice {
  readonly state: State;
  readonly onRetry: () => void;
}

function Preview({ state, locale, say, onRetry }: PreviewProps) {
  const { drill, part, level, sheet, questions, status } = state;
  const solved = useMemo(
    () => (part ? questions.map((one) => ({ ...one, part })) : []),
    [part, questions],
  );
  return (
    <PaperPreview
      {...{ locale, say }}
      title={drill.title}
      head={part && <SheetHead {...{ part, level, sheet, say }} n={questions.length} />}
      questions={solved}
      address={part && `${say('paper.address')} ${location.href}`}
      isMade={status === 'made' || status === 'short'}
      status={statusText(state, say)}
    >
      {status === 'failed' && <Button onClick={onRetry}>{say('failure.again')}</Button>}
    </PaperPreview>
  );
}

function statusText({ status, questions, n }: State, say: Say): string {
  const { length } = questions;
  if (status === 'made') return say('paper.made', { n: length });
  if (status === 'short') return say('paper.short', { n: length });
  if (status === 'failed') return say('paper.failed');
  return say('paper.making', { at: Math.min(length + 1, n), all: n });
}
