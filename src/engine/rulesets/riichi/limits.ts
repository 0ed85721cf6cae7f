/** Basic points: fu doubled by the han, up to the limits (`riichi.points.value`, `riichi.points.limits`). */
import type { RiichiOptions } from './config.ts';

export type RiichiLimit =
  | 'mangan'
  | 'haneman'
  | 'baiman'
  | 'sanbaiman'
  | 'yakuman'
  | 'counted-yakuman';

export interface Basic {
  readonly points: number;
  readonly limit: RiichiLimit | null;
}

export const LIMIT_STEPS = [
  { han: 13, limit: 'counted-yakuman', points: 8000 },
  { han: 11, limit: 'sanbaiman', points: 6000 },
  { han: 8, limit: 'baiman', points: 4000 },
  { han: 6, limit: 'haneman', points: 3000 },
  { han: 5, limit: 'mangan', points: 2000 },
] as const satisfies readonly (Basic & { readonly han: number })[];

export const MANGAN: Basic = { points: 2000, limit: 'mangan' };
const YAKUMAN_POINTS = 8000;
/** 4 han with 30 fu, 3 han with 60. */
const JUST_SHORT = 1920;
const DOUBLED_ANYWAY = 2;

export const timesDoubled = (han: number): number => DOUBLED_ANYWAY + han;

type LimitOptions = Pick<RiichiOptions, 'kiriage' | 'countedYakuman'>;

export const yakumanPoints = (times: number): Basic => ({
  points: YAKUMAN_POINTS * times,
  limit: 'yakuman',
});

export function basicPoints(
  han: number,
  fu: number,
  { kiriage, countedYakuman }: LimitOptions,
): Basic {
  const limit = LIMIT_STEPS.find(
    (row) => han >= row.han && (countedYakuman || row.limit !== 'counted-yakuman'),
  );
  if (limit !== undefined) return limit;
  const points = fu * 2 ** timesDoubled(han);
  if (points >= (kiriage ? JUST_SHORT : MANGAN.points)) return MANGAN;
  return { points, limit: null };
}

const FU = [20, 25, ...Array.from({ length: 15 }, (_, at) => 10 * (at + 3))];
/** Below the limits. */
export const HAN = [1, 2, 3, 4];
/** Pinfu drawn has 2 han at least, and so have seven pairs. */
const LEAST_HAN: Readonly<Partial<Record<number, number>>> = { 20: 2, 25: 2 };
const MOST_YAKUMAN = 7;

/** Every worth that a hand may have. */
export const BASIC_POINTS: readonly number[] = [
  ...FU.flatMap((fu) =>
    HAN.filter((han) => han >= (LEAST_HAN[fu] ?? 1)).map((han) => fu * 2 ** timesDoubled(han)),
  ).filter((points) => points < MANGAN.points),
  ...LIMIT_STEPS.map(({ points }) => points),
  ...Array.from({ length: MOST_YAKUMAN - 1 }, (_, at) => YAKUMAN_POINTS * (at + 2)),
];
