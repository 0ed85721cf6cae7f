import { useMemo } from 'preact/hooks';
import type { Texts } from '../../../engine/drills.ts';
import {
  type Analysis,
  analyseHand,
  areCommon,
  COMMON_SHAPES,
  type CompleteHand,
} from '../../../engine/hand.ts';
import {
  type Hand,
  type HeldHand,
  type Tile,
  type TileText,
  WIN_SOURCES,
} from '../../../engine/notation.ts';
import { barredWin, redsInPlay } from '../../../engine/play.ts';
import { type Kit, lawfulWays } from '../../../engine/scoring.ts';
import type { Voice } from '../../../i18n/speak.ts';
import {
  isTallied,
  isWhole,
  proofView,
  readingView,
} from '../../../stores/analyser/analysis-view.ts';
import { riverIn, rowsOfWin } from '../../../stores/analyser/win-rows.ts';
import { addTo } from '../../../stores/picker/hand-picker.ts';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { Discards } from './Discards.tsx';
import { HandOdds } from './HandOdds.tsx';
import { type ByRules, headline, shapeName } from './headline.ts';
import { ReachFold } from './ReachFold.tsx';
import { Stepper } from './Stepper.tsx';
import { type Finding, handNotation, Waiting } from './Waiting.tsx';
import { Proof } from './WaitProofs.tsx';

export interface HandFindings {
  readonly analysis: Analysis;
  readonly title: string;
}

export function findingsOf(hand: Hand, { shapes, river, ...voice }: Voice & ByRules): HandFindings {
  const analysis = analyseHand(hand, shapes, river);
  return { analysis, title: headline(analysis, hand, voice) };
}

/** Whether the hand is complete with one more tile in it. */
export function completesHand(
  hand: Hand | undefined,
  tile: TileText,
  { shapes }: Pick<ByRules, 'shapes'>,
): boolean {
  const more = hand?.win ? undefined : addTo(hand, tile, 'tile');
  return more !== undefined && isTallied(more) && analyseHand(more, shapes).kind === 'complete';
}

/** What is looked for, by what the table agreed on; absent while the rule set is on its way. */
export function byRules(
  rules: string | undefined,
  kit: Kit | undefined,
  texts: Texts,
): ByRules | undefined {
  if (rules === undefined) return { shapes: COMMON_SHAPES };
  if (!kit) return undefined;
  const said = kit.scoringOptions.map((name) => [name, texts[name]] as const);
  const options = kit.readTexts(Object.fromEntries(said));
  const agreed = kit.withOptions(options.ok ? options.value : {});
  const needsRow = kit.notEnough?.code === 'no-yaku';
  const rowsOf = agreed.ok && needsRow ? rowsOfWin(kit, agreed.value, texts) : undefined;
  const waysOf: ByRules['waysOf'] = (hand, tile) => {
    if (!agreed.ok || !isWhole(hand)) return WIN_SOURCES;
    // Whether it may win hangs on what is said of it, where only a role makes a win.
    if (rowsOf) return WIN_SOURCES.filter((by) => rowsOf(hand, tile, by) !== undefined);
    return lawfulWays(agreed.value, hand, tile);
  };
  const river = riverIn(texts);
  const isBarred = kit.claims.some(({ barredByOwnDiscards }) => barredByOwnDiscards);
  return {
    ...{ rules, shapes: kit.shapes, waysOf },
    ...(agreed.ok && { reds: redsInPlay(kit.table, agreed.value.options) }),
    ...(rowsOf && { rowsOf }),
    ...(isBarred && {
      river,
      barOf: (waits: readonly Tile[]) => barredWin(waits, river, kit.claims),
    }),
  };
}

interface FindingsProps extends Finding {
  readonly hand: Hand;
  readonly analysis: Analysis;
}

export function Findings({ hand, analysis, ...finding }: FindingsProps) {
  switch (analysis.kind) {
    case 'wrong-size':
      return null;
    case 'complete':
      return <Readings {...finding} hand={hand} complete={analysis} />;
    case 'discarding': {
      const { concealed, melds, win } = hand;
      const held = win ? [...concealed, win.tile] : concealed;
      return <Discards {...finding} hand={{ concealed: held, melds }} analysis={analysis} />;
    }
    default:
      return (
        <section class="analyser-part column pack-top gap-3">
          <Waiting {...finding} hand={hand} analysis={analysis} />
          {areCommon(finding.shapes) && (
            <HandOdds
              key={handNotation(hand)}
              hand={hand}
              locale={finding.locale}
              say={finding.say}
            />
          )}
          {isWhole(hand) && (
            <ReachFold key={`reach ${handNotation(hand)}`} {...finding} hand={hand} />
          )}
        </section>
      );
  }
}

interface ReadingsProps extends Finding {
  readonly hand: HeldHand;
  readonly complete: CompleteHand;
}

function Readings({ hand, complete, state, table, rules, say }: ReadingsProps) {
  const { readings, win } = complete;
  const { concealed, melds } = hand;
  const proof = win && proofView(concealed, [win], state.wait);
  const at = Math.min(state.reading, readings.length - 1);
  const reading = readings[at];
  const count = new Set(readings.map(({ shape }) => shape)).size;
  const regrouped = useMemo(() => reading && readingView(concealed, reading), [concealed, reading]);
  if (proof) {
    return (
      <Proof
        hand={hand}
        view={proof}
        say={say}
        onGo={(to) => table.showWait(proof.wait.tile, to)}
      />
    );
  }
  return (
    <div class="analyser-proof column pack-top gap-3">
      <HandBoard
        held={concealed}
        melds={melds}
        label={say('analyse.regrouped')}
        say={say}
        proof={regrouped}
      />
      {reading && count > 1 && <p class="question-note">{shapeName(say, rules, reading.shape)}</p>}
      <Stepper at={at} count={readings.length} say={say} onGo={table.showReading} />
    </div>
  );
}
