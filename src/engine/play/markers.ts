import type { Situation } from '../core/situation.ts';
import type { Wind } from '../core/wind.ts';
import type { HandState, PlayedRules } from './hand-state.ts';

export function extrasOf(_state: HandState, _rules: PlayedRules, _seat: Wind): Situation['extras'] {
  return {};
}
