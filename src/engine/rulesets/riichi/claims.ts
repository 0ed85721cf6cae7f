import type { BarredDiscard, ClaimRule } from '../../core/table-rules.ts';

/** The source does not name it; many tables of today bar it (J08). */
const SAME_TILE: BarredDiscard = { tile: 'same-tile', rule: 'riichi.7.1.4', option: 'swapSame' };

/**
 * Ron, then pon and kan, then chi (`riichi.7.1.6`). One win alone, that of the nearest in turn
 * (J09). A claim takes the place of the next draw, so the last discard is for ron alone.
 */
export const riichiClaims: readonly ClaimRule[] = [
  {
    claim: 'win',
    rank: 0,
    onLastDiscard: true,
    rule: 'riichi.8.3',
    several: { option: 'winners', rule: 'riichi.today.several-winners' },
    barredByOwnDiscards: 'riichi.8.4',
  },
  { claim: 'kong', rank: 1, rule: 'riichi.7.1.5' },
  { claim: 'pung', rank: 1, rule: 'riichi.7.1.5', barredDiscards: [SAME_TILE] },
  {
    claim: 'chow',
    rank: 2,
    nextOnly: true,
    rule: 'riichi.7.1.3',
    barredDiscards: [{ tile: 'other-end', rule: 'riichi.7.1.4' }, SAME_TILE],
  },
];
