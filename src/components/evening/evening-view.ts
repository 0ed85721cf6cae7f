/** What the parts of a lesson are drawn from. */

import type { QuestionData } from '../../engine/drills.ts';
import type { EveningReason, EveningTypes, EveningVerdict } from '../../engine/evening.ts';
import { groupTiles, isTile, parseTiles, type Tile, type TileText } from '../../engine/notation.ts';
import type { SceneMeld } from '../../engine/table.ts';
import { tileInText, tileName } from '../../i18n/hand/tile-names.ts';
import type { Locale } from '../../i18n/locales.ts';
import { openKey, type Say } from '../../i18n/speak.ts';
import type { EveningState, EveningStepTexts } from '../../stores/guide/evening.ts';

interface EveningStepView extends EveningStepTexts {
  readonly text: string;
  readonly after?: string | undefined;
  /** What can be said at the table by now. */
  readonly acts: readonly string[];
  readonly counts?: Readonly<Record<string, string>> | undefined;
  /** Of each line of a count, the tiles that it is about. */
  readonly lights?: Readonly<Record<string, string>> | undefined;
}

export interface EveningProps {
  readonly locale: Locale;
  /** As it is remembered: `first-evening/four-taps`. */
  readonly lesson: string;
  readonly name: string;
  readonly title: string;
  readonly back: string;
  readonly steps: readonly EveningStepView[];
  readonly why: Readonly<Record<string, string>>;
  readonly first: QuestionData<EveningTypes>;
  /** Whether the other players are seen. */
  readonly seats: boolean;
}

export interface StepProps {
  readonly shown: EveningTypes['shown'];
  readonly step: EveningStepView;
  readonly verdict: EveningVerdict | undefined;
  /** The right act, once it has a ring or is shown. */
  readonly ringed: string | undefined;
  readonly isShown: boolean;
  readonly river: EveningState['river'];
  readonly lastAct: EveningState['lastAct'];
  readonly say: Say;
  readonly act: (act: string) => void;
}

/** After so many misses the right act has a ring; after one more it is shown. */
const RING = 2;
const SHOWN = 3;

export const ringOf = ({ misses, asked }: EveningState): Pick<StepProps, 'ringed' | 'isShown'> => ({
  ringed: misses >= RING ? asked.shown.owed[0] : undefined,
  isShown: misses >= SHOWN,
});

export function actName(say: Say, act: string, items: readonly string[]): string {
  if (isTile(act)) return tileName(say, act);
  if (items.includes(act)) return say(openKey(`evening.item.${act}`));
  if (/^[ESWN]$/.test(act)) return say(openKey(`wind.${act}`));
  return say(openKey(`evening.act.${act}`));
}

export function reasonText(
  say: Say,
  why: EveningProps['why'],
  { why: code, isOwn, tile, n, m }: EveningReason,
): string {
  if (isOwn) return why[code] ?? '';
  return say(openKey(`evening.why.${code}`), {
    ...(tile && { tile: tileInText(say, 'the', tile) }),
    ...(n !== undefined && { n }),
    ...(m !== undefined && { m }),
  });
}

/** Each tile by its kind and which of its copies it is: that is how it is followed on its way. */
export const keysOf = (tiles: readonly TileText[]): readonly string[] =>
  tiles.map((tile, at) => `${tile}#${tiles.slice(0, at).filter((other) => other === tile).length}`);

/** The tiles of a meld, a claimed one last: it has come last. */
const tilesOf = (meld: SceneMeld): readonly TileText[] => {
  const { tiles, across } = meld.laid ?? {};
  if (tiles === undefined || across === undefined) return groupTiles(meld);
  return [...tiles.toSpliced(across, 1), ...tiles.slice(across, across + 1)];
};

/** Where among them the tile at a place of the row is. */
export function orderIn({ laid }: SceneMeld, place: number): number {
  if (laid === undefined || place < laid.across) return place;
  return place === laid.across ? laid.tiles.length - 1 : place - 1;
}

/** All the tiles that are the reader's own, those that he has discarded last. */
export const ownTiles = ({
  shown,
  river,
}: Pick<StepProps, 'shown' | 'river'>): readonly TileText[] => [
  ...shown.concealed,
  ...(shown.drawn === undefined ? [] : [shown.drawn]),
  ...shown.melds.flatMap(tilesOf),
  ...river,
];

/** The tiles of the line of a count that was found last. */
export function litIn({ shown, step, verdict }: StepProps): readonly Tile[] {
  const { act = '', right = false } = verdict ?? {};
  const tiles =
    right && shown.items.includes(act) ? parseTiles(step.lights?.[act] ?? '') : undefined;
  return tiles?.ok ? tiles.value : [];
}

/** What is found so far, the last of it too. */
export const foundIn = ({ shown, verdict }: StepProps): readonly string[] =>
  verdict?.isDone ? verdict.found : shown.found;

/** Which of the tiles in a row are joined, and which the line only passes. */
export function joinedIn(
  tiles: readonly Tile[],
  joins: readonly Tile[],
): ReadonlyMap<number, 'joined' | 'passed'> {
  const left = [...joins];
  const joined = tiles.flatMap((tile, at) => {
    const found = left.indexOf(tile);
    if (found < 0) return [];
    left.splice(found, 1);
    return [at];
  });
  const [from = 0, to = -1] = [joined[0], joined.at(-1)];
  return new Map(
    tiles.flatMap((_, at) =>
      at < from || at > to ? [] : [[at, joined.includes(at) ? 'joined' : 'passed'] as const],
    ),
  );
}
