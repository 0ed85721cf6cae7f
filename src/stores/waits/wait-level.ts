/** What the wait finder asks: hands dealt by level, or the book's formulas in their order. */
import { persistentAtom } from '@nanostores/persistent';
import {
  MOST_PURE_WAITS,
  PURE_SIZES,
  WAIT_MIXES,
  type WaitLevel,
  type WaitMix,
} from '../../engine/index.ts';
import { LEVEL_KEY } from '../storage.ts';

const ORIGINS = ['generated', 'formulas'] as const;

export interface FinderLevel extends WaitLevel {
  readonly from: (typeof ORIGINS)[number];
  /** The Roman numeral that comes next. */
  readonly formula: string;
}

export const FIRST_LEVEL: FinderLevel = {
  from: 'generated',
  formula: 'I',
  size: 7,
  mix: 'pure',
  minWaits: 1,
  sorted: true,
};

/** A level from loose values, each replaced by what was there if it is none of those allowed. */
export function levelFrom(
  values: Readonly<Record<string, unknown>>,
  before: FinderLevel,
): FinderLevel {
  const size = PURE_SIZES.find((one) => one === Number(values['size'])) ?? before.size;
  const least = Math.trunc(Number(values['minWaits'] ?? before.minWaits));
  const formula = values['formula'];
  const mix: WaitMix = WAIT_MIXES.find((one) => one === values['mix']) ?? before.mix;
  return {
    from: ORIGINS.find((one) => one === values['from']) ?? before.from,
    formula:
      typeof formula === 'string' && /^[IVXL]{1,8}$/.test(formula) ? formula : before.formula,
    size,
    mix,
    minWaits: Math.min(
      MOST_PURE_WAITS[size],
      Math.max(1, Number.isNaN(least) ? before.minWaits : least),
    ),
    sorted: typeof values['sorted'] === 'boolean' ? values['sorted'] : before.sorted,
  };
}

/** The level that an address asks for: `?size=13&mix=pure&min=5`, `?formula=II`. */
export function levelFromAddress(query: URLSearchParams, before: FinderLevel): FinderLevel {
  const formula = query.get('formula');
  if (formula !== null) return levelFrom({ from: 'formulas', formula }, before);
  if (!query.has('size')) return before;
  return levelFrom(
    {
      from: 'generated',
      size: query.get('size'),
      mix: query.get('mix') ?? undefined,
      minWaits: query.get('min') ?? undefined,
    },
    before,
  );
}

export const $waitLevel = persistentAtom<FinderLevel>(LEVEL_KEY, FIRST_LEVEL, {
  encode: JSON.stringify,
  decode: (text) => {
    try {
      const value: unknown = JSON.parse(text);
      return levelFrom(Object(value), FIRST_LEVEL);
    } catch {
      // A level is no loss: it is chosen again in two touches.
      return FIRST_LEVEL;
    }
  },
});

/** Under which name results at a level are counted. */
export const skillOf = ({ from, size, mix }: FinderLevel): string =>
  from === 'formulas' ? 'find-waits/formulas' : `find-waits/${size}/${mix}`;
