/** What "What discard?" asks, as the reader chose it or an address names it. */
import { persistentAtom } from '@nanostores/persistent';
import {
  DISCARD_KINDS,
  DISCARD_SIZES,
  type DiscardLevel,
  whatDiscard,
} from '../../engine/index.ts';
import { DISCARD_LEVEL_KEY } from '../storage.ts';

export const FIRST_DISCARD_LEVEL: DiscardLevel = { kind: 'lone', size: 14, sorted: true };

/** A level from loose values, each replaced by what was there if it is none of those allowed. */
export function discardLevelFrom(
  values: Readonly<Record<string, unknown>>,
  before: DiscardLevel,
): DiscardLevel {
  const size = values['size'];
  const isSize = typeof size === 'number' || typeof size === 'string';
  return {
    kind: DISCARD_KINDS.find((one) => one === values['kind']) ?? before.kind,
    size: (isSize && DISCARD_SIZES.find((one) => one === Number(size))) || before.size,
    sorted: typeof values['sorted'] === 'boolean' ? values['sorted'] : before.sorted,
  };
}

/** The level that an address asks for: `?kind=seen&size=11`. */
export const discardLevelFromAddress = (
  query: URLSearchParams,
  before: DiscardLevel,
): DiscardLevel => discardLevelFrom({ kind: query.get('kind'), size: query.get('size') }, before);

export const isSameLevel = (a: DiscardLevel, b: DiscardLevel): boolean =>
  a.kind === b.kind && a.size === b.size && a.sorted === b.sorted;

export const $discardLevel = persistentAtom<DiscardLevel>(DISCARD_LEVEL_KEY, FIRST_DISCARD_LEVEL, {
  encode: JSON.stringify,
  decode: (text) => {
    try {
      const value: unknown = JSON.parse(text);
      return discardLevelFrom(Object(value), FIRST_DISCARD_LEVEL);
    } catch {
      // A level is no loss: it is chosen again in two touches.
      return FIRST_DISCARD_LEVEL;
    }
  },
});

/** Under which names results are counted: by level, for hands typed in, and for playing on. */
export const discardSkillOf = ({ size, kind }: DiscardLevel): string =>
  `${whatDiscard.id}/${size}/${kind}`;
export const OWN_DISCARDS = `${whatDiscard.id}/own`;
export const PLAYED_DISCARDS = `${whatDiscard.id}/play`;
