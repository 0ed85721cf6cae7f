import type { Analysis, DiscardingHand, Shape, WrongSize } from '../../../engine/hand.ts';
import type { Hand, HeldHand, Tile, WinSource } from '../../../engine/notation.ts';
import type { BarredWin } from '../../../engine/play.ts';
import { tileInText, tilesInText, tilesName } from '../../../i18n/hand/tile-names.ts';
import { asSentence, listText, openKey, type Say, type Voice } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/index.ts';
import type { RowsOfWin } from '../../../stores/analyser/win-rows.ts';

/** Shapes that are no row of the scoring tables, or not by their id. */
const SHAPE_WORDS: Readonly<Partial<Record<string, WordKey>>> = {
  standard: 'analyse.shape.standard',
  'seven-pairs': 'analyse.shape.sevenPairs',
  'thirteen-orphans': 'analyse.shape.thirteenOrphans',
  'thirteen-kinds': 'analyse.shape.thirteenOrphans',
  'knitted-straight': 'analyse.shape.knittedStraight',
  'honors-and-knitted': 'analyse.shape.honorsAndKnitted',
};

/** The special hands of a rule set are rows of its table by the same name. */
export const shapeName = (say: Say, rules: string | undefined, shape: string): string =>
  say(SHAPE_WORDS[shape] ?? openKey(`${rules}.item.${shape}`));

/** Whose shapes are looked for; without rules those known everywhere. */
export interface ByRules {
  readonly rules?: string | undefined;
  readonly shapes: readonly Shape[];
  /** The ways in which a tile may win, where a rule set is asked. */
  readonly waysOf?: ((hand: HeldHand, tile: Tile) => readonly WinSource[]) | undefined;
  /** The rows of a win, where a hand wins only with one. */
  readonly rowsOf?: RowsOfWin | undefined;
  /** The red fives of the set, where some are played with. */
  readonly reds?: readonly Tile[] | undefined;
  /** One's own discards: tiles that can come no more. */
  readonly river?: readonly Tile[] | undefined;
  /** What one's own discards bar, where they bar anything. */
  readonly barOf?: ((waits: readonly Tile[]) => BarredWin | undefined) | undefined;
}

function wrongSize({ short, over }: WrongSize, hasWin: boolean, say: Say): string {
  if (short > 0) return say(hasWin ? 'analyse.short.win' : 'analyse.short');
  return hasWin && over === 1 ? say('analyse.over.win') : say('analyse.over', { n: over });
}

function discarding({ discards, failed }: DiscardingHand, { locale, say }: Voice): string {
  const [first] = discards;
  const best = discards.filter(
    ({ distance, count }) => distance === first?.distance && count === first.count,
  );
  const tiles = tilesName(
    say,
    locale,
    best.map(({ tile }) => tile),
  );
  const n = first?.distance ?? 0;
  const far = n === 0 ? say('analyse.discard.ready') : say('analyse.discard.away', { n });
  const after = `${far} ${say('analyse.discard.best', { n: best.length, tiles })}`;
  if (!failed) return after;
  return `${asSentence(say('analyse.failed', { tile: tileInText(say, 'the', failed) }))} ${after}`;
}

export function headline(
  analysis: Analysis,
  { win }: Hand,
  voice: Voice & Pick<ByRules, 'rules'>,
): string {
  const { locale, say, rules } = voice;
  switch (analysis.kind) {
    case 'wrong-size':
      return wrongSize(analysis, win !== undefined, say);
    case 'complete': {
      const { readings } = analysis;
      const names = [...new Set(readings.map(({ shape }) => shape))].map((shape) =>
        shapeName(say, rules, shape),
      );
      const shapes = listText(locale, names);
      const complete = win
        ? say('analyse.completeWith', { tile: tileInText(say, 'the', win.tile), shapes })
        : say('analyse.complete', { shapes });
      return `${complete} ${say('analyse.readings', { n: readings.length })}`;
    }
    case 'ready': {
      if (analysis.waits.length === 0) return say('analyse.ready.none');
      const tiles = analysis.waits.map(({ tile }) => tile);
      const waits = say('analyse.ready', { tiles: tilesInText(say, locale, tiles) });
      return `${waits} ${say('analyse.canCome', { n: analysis.count })}`;
    }
    case 'away':
      return say('analyse.away', { n: analysis.distances.distance });
    case 'discarding':
      return discarding(analysis, voice);
  }
}
