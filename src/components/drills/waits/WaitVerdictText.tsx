import type { Tile, TileProof, WaitMark } from '../../../engine/index.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Say } from '../../../i18n/speak.ts';
import { tileName, tilesName } from '../../../i18n/tile-names.ts';
import type { WaitSessionState } from '../../../stores/waits/wait-session.ts';

interface WaitVerdictTextProps {
  readonly state: WaitSessionState;
  readonly proof: TileProof | undefined;
  readonly locale: Locale;
  readonly say: Say;
  readonly onStep: (by: number) => void;
}

/** What was right, missed and wrong, then the proof of the shown tile. Read out when it changes. */
export function WaitVerdictText({ state, proof, locale, say, onStep }: WaitVerdictTextProps) {
  const { verdict, shown } = state;
  return (
    <div class="verdict" role="status">
      {verdict && (
        <p
          class="verdict-line"
          data-right={String(verdict.right)}
          data-sign={verdict.right ? '✓' : '✕'}
        >
          {verdictText(state, locale, say)}
        </p>
      )}
      {shown && proof && <p>{proofText(shown, proof, locale, say)}</p>}
      {shown && proof?.outcome === 'wins' && proof.wait.completions.length > 1 && (
        <div class="proof-step">
          <button
            type="button"
            class="button"
            aria-label={say('waits.proof.previous')}
            onClick={() => onStep(-1)}
          >
            ←
          </button>
          {say('waits.proof.reading', {
            at: shown.completion + 1,
            n: proof.wait.completions.length,
          })}
          <button
            type="button"
            class="button"
            aria-label={say('waits.proof.next')}
            onClick={() => onStep(1)}
          >
            →
          </button>
        </div>
      )}
      {verdict && !shown && <p class="question-note">{say('waits.pickForProof')}</p>}
    </div>
  );
}

function verdictText({ verdict }: WaitSessionState, locale: Locale, say: Say): string {
  if (!verdict) return '';
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

function proofText(
  shown: NonNullable<WaitSessionState['shown']>,
  proof: TileProof,
  locale: Locale,
  say: Say,
): string {
  const tile = tileName(say, shown.tile);
  if (proof.outcome === 'no-copy') return say('waits.proof.noCopy', { tile });
  if (proof.outcome === 'fails') {
    const leftover = tilesName(say, locale, proof.closest.leftover);
    return capitalised(say('waits.proof.fails', { tile, leftover }));
  }
  const { kinds, left, completions } = proof.wait;
  const kind = completions[shown.completion]?.kind ?? kinds[0];
  const wins = say('waits.proof.wins', { tile, kind: kind ? say(`wait.${kind}`) : '' });
  return `${capitalised(wins)} ${say('waits.proof.left', { n: left })}`;
}
