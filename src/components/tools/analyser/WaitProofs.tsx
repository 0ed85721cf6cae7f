import { useMemo } from 'preact/hooks';
import type { Wait } from '../../../engine/hand.ts';
import { type HeldHand, WIN_SOURCES, type WinSource } from '../../../engine/notation.ts';
import { tileInText } from '../../../i18n/hand/tile-names.ts';
import { asSentence, type Say, type Voice } from '../../../i18n/speak.ts';
import type { AnalysisState, AnalysisTable } from '../../../stores/analyser/analysis.ts';
import { type ProofView, proofView } from '../../../stores/analyser/analysis-view.ts';
import { HandBoard } from '../../boards/HandBoard.tsx';
import { Tile } from '../../tiles/Tile.tsx';
import type { ByRules } from './headline.ts';
import { Stepper } from './Stepper.tsx';

interface WaitProofsProps extends Voice {
  readonly hand: HeldHand;
  readonly waits: readonly Wait[];
  readonly asked: AnalysisState['wait'];
  readonly waysOf: ByRules['waysOf'];
  readonly table: AnalysisTable;
}

export function WaitProofs({ hand, waits, asked, waysOf, table, say }: WaitProofsProps) {
  const view = useMemo(() => proofView(hand.concealed, waits, asked), [hand, waits, asked]);
  if (!view) return null;
  return (
    <>
      <ul class="analyser-waits grid gap-2 plain-list">
        {waits.map((wait) => (
          <li key={wait.tile}>
            <button
              type="button"
              class="analyser-wait card full-width sans text-xs lining row gap-2"
              aria-pressed={wait.tile === view.wait.tile}
              onClick={() => table.showWait(wait.tile)}
            >
              <Tile tile={wait.tile} say={say} />
              <span>
                <span class="analyser-kinds">
                  {wait.kinds.map((kind) => say(`wait.${kind}`)).join(', ')}
                </span>
                <span class="analyser-left soft">
                  {say('analyse.left', { n: wait.left })}
                  {waysOf && limitText(say, waysOf(hand, wait.tile))}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Proof hand={hand} view={view} say={say} onGo={(at) => table.showWait(view.wait.tile, at)} />
    </>
  );
}

/** What the rules ask of a tile that completes the hand. */
function limitText(say: Say, ways: readonly WinSource[]): string {
  if (ways.length === WIN_SOURCES.length) return '';
  const [way] = ways;
  return `, ${say(way === 'self' ? 'analyse.onlyDrawn' : way ? 'analyse.onlyClaimed' : 'analyse.notLawful')}`;
}

interface ProofProps extends Pick<Voice, 'say'> {
  readonly hand: HeldHand;
  readonly view: ProofView;
  readonly onGo: (at: number) => void;
}

export function Proof({ hand, view, say, onGo }: ProofProps) {
  const { wait, completion, at, regrouped } = view;
  const tile = tileInText(say, 'the', wait.tile);
  const kind = say(`wait.${completion.kind}`);
  return (
    <div class="analyser-proof column pack-top gap-3">
      <HandBoard
        held={hand.concealed}
        melds={hand.melds}
        label={say('analyse.regrouped')}
        say={say}
        proof={regrouped}
      />
      <p class="question-note" role="status">
        {asSentence(say('waits.proof.wins', { tile, kind }))}
      </p>
      <Stepper at={at} count={wait.completions.length} say={say} onGo={onGo} />
    </div>
  );
}
