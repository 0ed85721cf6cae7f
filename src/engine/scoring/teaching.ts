import type { Hand } from '../core/hand.ts';
import type { Rng } from '../core/rng.ts';
import type { Situation } from '../core/situation.ts';
import type { Tile } from '../core/tile.ts';
import type { Shape } from '../shapes/shape.ts';
import { hasValue, type Item, type Row, type Value } from './item.ts';
import type { Recipe } from './recipe.ts';
import type { Score, Totals } from './score.ts';
import type { TileKind } from './tile-kinds.ts';

/**
 * All counting lines, the most valuable one, the figures with who pays them, the figures alone, the
 * total, or whether it may go out.
 */
const ASKS = ['lines', 'name', 'figures', 'value', 'total', 'enough'] as const;
/** `only-fu` asks for one figure alone, by its id. */
export type ScoringAsk = (typeof ASKS)[number] | `only-${string}`;

type ScoringHintStep = 'groups' | 'number' | 'places' | 'points' | 'lines';

interface Figure {
  readonly id: string;
  /** Whether it is asked of a hand; not where another figure says as much. */
  readonly isAsked?: (hand: Hand) => boolean;
  readonly of: (totals: Totals) => number;
  /** Nobody sees which row went wrong in it: all rows worth something in this unit are in doubt. */
  readonly unit?: keyof Value;
  readonly isFree?: (totals: Totals) => boolean;
  readonly mayBeEmpty?: true;
}

export type FigureMap = Readonly<Partial<Record<string, number>>>;

export interface DealtScore {
  readonly item: string;
  readonly score: Score;
  readonly counted: readonly Row[];
  readonly usualTotal: () => number;
}

export interface Topic<Id extends string = string> {
  readonly id: string;
  readonly ask: ScoringAsk;
  readonly recipes: readonly Recipe<Id>[];
  readonly points?: { readonly low: number; readonly high: number };
  readonly lost?: true;
  readonly promise?: (dealt: DealtScore) => boolean;
  readonly leadsOn?: true;
}

export interface ScoringDrill<Id extends string = string> {
  readonly id: string;
  /** By their names in addresses; the first is the default. */
  readonly asks: Readonly<Record<string, ScoringAsk>>;
  readonly hints: readonly ScoringHintStep[];
  readonly topics: readonly Topic<Id>[];
  readonly agreements?: readonly string[];
  /** What topics went by, and what they go by now. */
  readonly formerly?: Readonly<Record<string, string>>;
}

export interface MinimumDrill<Id extends string = string> {
  readonly id: string;
  readonly recipes: readonly Recipe<Id>[];
  readonly goals: Readonly<Record<string, readonly Id[]>>;
  readonly agreements?: readonly string[];
  readonly isSeen: (win: SeenWin) => readonly string[];
}

/** Hands known by their tiles, each of a name and a mark of its own. */
export interface NamedDrill<Id extends string = string> {
  readonly id: string;
  /** In the order in which they are taught. */
  readonly hands: readonly Id[];
  readonly recipes: readonly Recipe<Id>[];
  /** Levels, by the hands that are dealt. */
  readonly topics: Readonly<Record<string, readonly Id[]>>;
}

/** Tiles passed to another player before play begins. */
export interface ExchangeDrill<Id extends string = string> {
  readonly id: string;
  /** What may be won with where tiles are exchanged. */
  readonly shapes: readonly Shape[];
  /** Levels: what hands are dealt near to, and the shapes that may then be nearest. */
  readonly topics: Readonly<Record<string, ExchangeTopic<Id>>>;
}

interface ExchangeTopic<Id extends string> {
  readonly recipes: readonly Recipe<Id>[];
  readonly shapes: readonly string[];
}

interface SeenWin extends Pick<Situation, 'melds'> {
  readonly tile: Tile;
  readonly gone: Tile | undefined;
}

export interface Teaching<Id extends string = string> {
  readonly drills: readonly ScoringDrill<Id>[];
  readonly minimum?: MinimumDrill<Id>;
  readonly named?: NamedDrill<Id>;
  readonly exchange?: ExchangeDrill<Id>;
  /** Rows that a row is mistaken for, likeliest first. */
  readonly alike: Readonly<Partial<Record<Id, readonly Id[]>>>;
  /** Rows that are offered wherever there is room, likely to be ticked in any hand. */
  readonly usualTemptations?: readonly Id[];
  readonly mostLines: { readonly lines: number; readonly name: number };
  /** Which rows worth something are asked for as lines; by default all. */
  readonly isLine?: (item: Item) => boolean;
  readonly lastLineFirst?: true;
  /** Rows worth something that are not asked for as the most valuable line. */
  readonly neverDearest?: readonly Id[];
  readonly start?: Id;
  readonly figures: readonly Figure[];
  /** Whether a wrong figure leaves the row in doubt; by default as the units of the figures say. */
  readonly doubts?: (row: Row, given: FigureMap, totals: Totals) => boolean;
  /** Who pays what is asked together with the figures. */
  readonly payments?: true;
  readonly alwaysSaid?: readonly string[];
  readonly playsFlowers?: true;
  /** What lies beside a hand that is dealt, where the rule set asks for it. */
  readonly dealExtras?: (
    rng: Rng,
    situation: Situation,
    agreed: Readonly<Record<string, unknown>>,
  ) => Situation['extras'];
  /** One hand in so many is won in a circumstance that it was not dealt for. */
  readonly happensOneIn?: number;
  /** Worthless pairs, which fill up losing hands. */
  readonly idlePairs?: TileKind;
  /** Whether `how` already says everything that the tiles show. */
  readonly isAllSaid?: (situation: Situation) => boolean;
}

/** Whether the figures that are given may be wrong because of this row. */
export function isInDoubt(
  { figures, doubts }: Pick<Teaching, 'figures' | 'doubts'>,
  row: Row,
  { given, totals }: { readonly given: FigureMap; readonly totals: Totals },
): boolean {
  if (doubts) return doubts(row, given, totals);
  return figures.some(
    ({ id, of, unit, isFree }) =>
      unit !== undefined &&
      Boolean(row.item.value[unit]) &&
      !isFree?.(totals) &&
      given[id] !== of(totals),
  );
}

/** The rows that count and are worth something. */
export const scoringRows = ({ counted }: DealtScore): number =>
  counted.filter(({ item }) => hasValue(item.value)).length;

type SetId<Kind extends string> = `${'exposed' | 'concealed'}-${'pung' | 'kong'}-${Kind}`;

/** A set is mistaken for one laid out otherwise, of a kind much like its own, or of another size. */
export function alikeSets<Kind extends string>(
  kinds: Readonly<Record<Kind, readonly Kind[]>>,
): Readonly<Record<SetId<Kind>, readonly SetId<Kind>[]>> {
  const rows = Object.entries<readonly Kind[]>(kinds).flatMap(([name, others]) =>
    (['pung', 'kong'] as const).flatMap((size) =>
      (['exposed', 'concealed'] as const).map((laid) => {
        const kind = name as Kind;
        const otherWay = laid === 'exposed' ? 'concealed' : 'exposed';
        const otherSize = size === 'pung' ? 'kong' : 'pung';
        return [
          `${laid}-${size}-${kind}`,
          [
            `${otherWay}-${size}-${kind}`,
            ...others.map((other) => `${laid}-${size}-${other}`),
            `${laid}-${otherSize}-${kind}`,
          ],
        ];
      }),
    ),
  );
  return Object.fromEntries(rows);
}

export function lookAlikes<Id extends string>(
  groups: readonly (readonly Id[])[],
): Readonly<Partial<Record<Id, readonly Id[]>>> {
  const alike: Partial<Record<Id, readonly Id[]>> = {};
  for (const group of groups) {
    for (const id of group) {
      alike[id] = [...(alike[id] ?? []), ...group.filter((other) => other !== id)];
    }
  }
  return alike;
}
