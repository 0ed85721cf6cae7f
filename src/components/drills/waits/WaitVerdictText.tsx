import type { TileProof, WaitMark, WaitTypes } from '../../../engine/drills.ts';
import type { Tile } from '../../../engine/notation.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { tileName, tilesName } from '../../../i18n/tile-names.ts';
import type { WaitState, WaitView } from '../../../stores/waits/wait-view.ts';

interface WaitVerdictTextProps {
  readonly state: WaitState;
  readonly proved: WaitView['proved'];
  /** Which completion of the proved tile is shown. */
  readonly completion: number;
  readonly locale: Locale;
  readonly say: Say;
  readonly onStep: (by: number) => void;
}

/** What was right, missed and wrong, then the proof of a tile. Read out when it changes. */
export function WaitVerdictText(props: WaitVerdictTextProps) {
  const { state, proved, completion, locale, say } = props;
  const { verdict } = state;
  const proof = proved?.proof;
  return (
    <div class="verdict" role="status">
      {verdict && (
        <p
          class="verdict-line"
          data-right={String(verdict.right)}
          data-sign={verdict.right ? '✓' : '✕'}
        >
          {verdictText(verdict, locale, say)}
        </p>
      )}
      {proved && <p>{proofText(proved, completion, locale, say)}</p>}
      {proof?.outcome === 'wins' && proof.placings.length > 1 && (
        <ProofSteps {...props} count={proof.placings.length} />
      )}
      {verdict && !proved && <p class="question-note">{say('waits.pickForProof')}</p>}
    </div>
  );
}

interface ProofStepsProps extends Pick<WaitVerdictTextProps, 'completion' | 'say' | 'onStep'> {
  readonly count: number;
}

/** From one completion of a tile to the next. */
const ProofSteps = ({ completion, count, say, onStep }: ProofStepsProps) => (
  <div class="proof-step">
    <button
      type="button"
      class="button"
      aria-label={say('waits.proof.previous')}
      onClick={() => onStep(-1)}
    >
      ←
    </button>
    {say('waits.proof.reading', { at: completion + 1, n: count })}
    <button
      type="button"
      class="button"
      aria-label={say('waits.proof.next')}
      onClick={() => onStep(1)}
    >
      →
    </button>
  </div>
);

function verdictText(verdict: WaitTypes['verdict'], locale: Locale, say: Say): string {
  const marked = (mark: WaitMark): readonly Tile[] =>
    verdict.tiles.filter((judged) => judged.mark === mark).map(({ tile }) => tile);
  const names = (tiles: readonly Tile[]) => tilesName(say, locale, tiles);
  const [found, missed, wrong] = [marked('found'), marked('missed'), marked('wrong')];
  if (verdict.right) {
    return found.length > 0 ? say('waits.right', { tiles: names(found) }) : say('waits.rightNone');
  }
  const all = found.length + missed.length;
  return [
    all > 0 ? say('waits.notYet', { found: found.length, all }) : say('waits.noneWins'),
    missed.length > 0 ? say('waits.missed', { tiles: names(missed) }) : '',
    wrong.length > 0 ? say('waits.wrong', { tiles: names(wrong) }) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Proved {
  readonly tile: Tile;
  readonly proof: TileProof;
}

function proofText(proved: Proved, completion: number, locale: Locale, say: Say): string {
  const { proof } = proved;
  const tile = tileName(say, proved.tile);
  if (proof.outcome === 'no-copy') return say('waits.proof.noCopy', { tile });
  if (proof.outcome === 'fails') {
    const leftover = tilesName(say, locale, proof.closest.leftover);
    return capitalised(say('waits.proof.fails', { tile, leftover }));
  }
  const { kinds, left, completions } = proof.wait;
  const kind = completions[completion]?.kind ?? kinds[0];
  const wins = say('waits.proof.wins', { tile, kind: kind ? say(`wait.${kind}`) : '' });
  return `${capitalised(wins)} ${say('waits.proof.left', { n: left })}`;
}
