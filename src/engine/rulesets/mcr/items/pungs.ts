import { ofPatterns } from './row.ts';

export const PUNGS = ofPatterns('pungs', [
  { number: 20, id: 'double-pung', points: 2, pattern: { suits: 2, steps: [[0]] } },
  { number: 38, id: 'mixed-shifted-pungs', points: 8, pattern: { suits: 3, steps: [[1, 1]] } },
  {
    number: 53,
    id: 'triple-pung',
    points: 16,
    pattern: { suits: 3, steps: [[0, 0]] },
    impliesOnGroups: { inferred: ['double-pung'] },
  },
  {
    number: 60,
    id: 'pure-shifted-pungs',
    points: 24,
    pattern: { suits: 1, steps: [[1, 1]] },
    implies: { text: ['pure-triple-chow'] },
  },
  {
    number: 68,
    id: 'four-pure-shifted-pungs',
    points: 48,
    pattern: { suits: 1, steps: [[1, 1, 1]] },
    implies: {
      text: ['all-pungs'],
      inferred: ['pure-shifted-pungs'],
      decided: ['pure-triple-chow'],
    },
  },
]);
