import {
  COMMON_SHAPES,
  type CommonShapeId,
  type Distances,
  type WaitingAnalysis,
  waits,
} from '../../../engine/hand.ts';
import { formatHand, type HeldHand } from '../../../engine/notation.ts';
import { tilesName } from '../../../i18n/tile-names.ts';
import type { AnalysisState, AnalysisTable } from '../../../stores/analyser/analysis.ts';
import { AcceptedTiles } from './AcceptedTiles.tsx';
import { SHAPE_WORDS, type Speaking } from './headline.ts';
import { WaitProofs } from './WaitProofs.tsx';

/** URL prefixes, to which a hand or, for `hands`, an id is added. */
export interface AskLinks {
  readonly waits: string;
  readonly discards: string;
  readonly hands: string;
}

export interface Finding extends Speaking {
  readonly table: AnalysisTable;
  readonly state: AnalysisState;
  readonly links: AskLinks;
}

interface WaitingProps extends Finding {
  readonly hand: HeldHand;
  readonly analysis: WaitingAnalysis;
}

export function Waiting({ hand, analysis, ...finding }: WaitingProps) {
  const { locale, say, state, table, links } = finding;
  if (analysis.kind === 'ready') {
    const found = analysis.waits;
    if (found.length === 0) return <p class="question-note">{say('analyse.ready.none')}</p>;
    return (
      <>
        <h3>{say('analyse.waits')}</h3>
        <WaitProofs
          hand={hand}
          waits={found}
          asked={state.wait}
          table={table}
          locale={locale}
          say={say}
        />
        {isAskable(hand, found.length) && (
          <a class="button analyser-ask" href={links.waits + notationOf(hand)}>
            {say('analyse.ask')}
          </a>
        )}
      </>
    );
  }
  const { accepts, count, distances } = analysis;
  return (
    <>
      <h3>{say('analyse.acceptance')}</h3>
      <p class="analyser-accepted">
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
      <ByShape distances={distances} say={say} />
    </>
  );
}

export const notationOf = ({ concealed, melds }: HeldHand): string =>
  formatHand({ concealed, melds, flowers: [] });

/** The wait finder knows only groups and a pair: no link where its answer would differ. */
const isAskable = ({ concealed, melds }: HeldHand, count: number): boolean =>
  waits({ concealed, melds, pairInside: true }).length === count;

export function ByShape({
  distances,
  say,
}: Pick<Speaking, 'say'> & { distances: Distances<CommonShapeId> }) {
  const rows = COMMON_SHAPES.flatMap(({ id }) => {
    const n = distances.byShape[id];
    return n === null ? [] : [{ word: SHAPE_WORDS[id], n }];
  });
  if (rows.length < 2) return null;
  return (
    <dl class="analyser-shapes" aria-label={say('analyse.distances')}>
      {rows.map(({ word, n }) => (
        <div key={word}>
          <dt>{say(word)}</dt>
          <dd>{n > 0 ? say('analyse.distance.away', { n }) : say('analyse.distance.ready')}</dd>
        </div>
      ))}
    </dl>
  );
}
