import type { ClaimRule } from '../../core/table-rules.ts';

/** A chow goes before a kong, a pung before both (`vulcain1953.dec.10`). */
export const vulcain1953Claims: readonly ClaimRule[] = [
  {
    claim: 'win',
    rank: 0,
    onLastDiscard: true,
    rule: 'vulcain1953.3.2.1',
    passesOver: { claim: 'pung', how: 'snatched-pung' },
  },
  { claim: 'pung', rank: 1, rule: 'vulcain1953.3.2.1', made: 'vulcain1953.2.2.1.1.1' },
  {
    claim: 'chow',
    rank: 2,
    nextOnly: true,
    rule: 'vulcain1953.3.2.3',
    made: 'vulcain1953.2.2.3.2',
  },
  { claim: 'kong', rank: 3, rule: 'vulcain1953.3.2.3', made: 'vulcain1953.2.2.2.1.1' },
];
