import type { Wind } from '../core/wind.ts';

/** What a wind is to a player: neither the round's nor the seat's, one of them, or both. */
export type WindKind = 'plain' | 'honour' | 'double';

/** `riichi.1.2.7` */
export function windKind(wind: Wind, { round, seat }: { round: Wind; seat: Wind }): WindKind {
  if (wind === round && wind === seat) return 'double';
  return wind === round || wind === seat ? 'honour' : 'plain';
}
