import { type Distances, type WaitingAnalysis, waits } from '../../../engine/hand.ts';
import { formatHand, type HeldHand } from '../../../engine/notation.ts';
import { tilesName } from '../../../i18n/hand/tile-names.ts';
import type { Voice } from '../../../i18n/speak.ts';
import type { AnalysisState, AnalysisTable } from '../../../stores/analyser/analysis.ts';
import { isWhole } from '../../../stores/analyser/analysis-view.ts';
import type { Tallying } from '../../../stores/analyser/tally.ts';
import { AcceptedTiles } from './AcceptedTiles.tsx';
import { type ByRules, shapeName } from './headline.ts';
import { WaitProofs } from './WaitProofs.tsx';
import { WinRows } from './WinRows.tsx';

interface HandDrill {
  readonly id: string;
  readonly page: string;
  readonly parts: readonly string[];
}

interface HandDrills {
  readonly alone: readonly HandDrill[];
  /** By the rule sets that they count under. */
  readonly counts: Readonly<Partial<Record<string, HandDrill>>>;
}

/** URL prefixes, to which a hand or, for `hands`, an id is added. */
export interface AskLinks {
  readonly waits: string;
  readonly discards: string;
  /** What may ask about the hand in a set of questions. */
  readonly drills: HandDrills;
  /** By the rule sets whose rows have a page of their own. */
  readonly hands: Readonly<Partial<Record<string, string>>>;
}

export interface Finding extends Voice, ByRules {
  readonly table: AnalysisTable;
  readonly state: AnalysisState;
  readonly links: AskLinks;
  readonly tallying: Tallying;
}

interface WaitingProps extends Finding {
  readonly hand: HeldHand;
  readonly analysis: WaitingAnalysis;
}

export function Waiting({ hand, analysis, ...finding }: WaitingProps) {
  const { locale, say, state, table, links } = finding;
  if (analysis.kind === 'ready') {
    const found = analysis.waits;
    if (found.length === 0) {
      return (
        <>
          <p class="question-note">{say('analyse.ready.none')}</p>
          {isWhole(hand) && <WinRows {...finding} hand={hand} analysis={analysis} />}
        </>
      );
    }
    return (
      <>
        <h3 class="text-m">{say('analyse.waits')}</h3>
        <WaitProofs
          hand={hand}
          waits={found}
          asked={state.wait}
          waysOf={finding.waysOf}
          table={table}
          locale={locale}
          say={say}
        />
        {isWhole(hand) && <WinRows {...finding} hand={hand} analysis={analysis} />}
        {isAskable(hand, found.length) && (
          <a class="button analyser-ask" href={links.waits + handNotation(hand)}>
            {say('analyse.ask')}
          </a>
        )}
      </>
    );
  }
  const { accepts, count, distances } = analysis;
  return (
    <>
      <h3 class="text-m">{say('analyse.acceptance')}</h3>
      <p class="analyser-accepted grid gap-2 sans text-s lining">
        <AcceptedTiles accepts={accepts} say={say} />
        <span class="visually-hidden">
          {tilesName(
            say,
            locale,
            accepts.map(({ tile }) => tile),
          )}
        </span>
        <strong>
          {count > 0 ? say('analyse.accepted', { n: count }) : say('analyse.acceptedNone')}
        </strong>
      </p>
      <ByShape {...finding} distances={distances} />
    </>
  );
}

export const handNotation = ({ concealed, melds }: HeldHand): string =>
  formatHand({ concealed, melds, flowers: [] });

/** The wait finder knows only groups and a pair: no link where its answer would differ. */
const isAskable = ({ concealed, melds }: HeldHand, count: number): boolean =>
  waits({ concealed, melds, pairInside: true }).length === count;

const MOST_SHAPES = 6;

/** The nearest shapes, where there are several. */
export function ByShape({
  distances: { byShape },
  shapes,
  rules,
  say,
}: ByRules & Pick<Voice, 'say'> & { readonly distances: Distances }) {
  const rows = shapes
    .flatMap(({ id }) => {
      const n = byShape[id] ?? null;
      return n === null ? [] : [{ id, n }];
    })
    .sort((a, b) => a.n - b.n)
    .slice(0, MOST_SHAPES);
  if (rows.length < 2) return null;
  return (
    <dl class="analyser-shapes cluster sans text-xs lining" aria-label={say('analyse.distances')}>
      {rows.map(({ id, n }) => (
        <div class="flex gap-2" key={id}>
          <dt class="soft">{shapeName(say, rules, id)}</dt>
          <dd>{n > 0 ? say('analyse.distance.away', { n }) : say('discards.ready')}</dd>
        </div>
      ))}
    </dl>
  );
}
