import { ofPatterns } from './row.ts';

export const CHOWS = ofPatterns('chows', [
  { number: 1, id: 'pure-double-chow', points: 1, pattern: { suits: 1, steps: [[0]] } },
  { number: 2, id: 'mixed-double-chow', points: 1, pattern: { suits: 2, steps: [[0]] } },
  { number: 3, id: 'short-straight', points: 1, pattern: { suits: 1, steps: [[3]] } },
  { number: 4, id: 'two-terminal-chows', points: 1, pattern: { suits: 1, steps: [[6]] } },
  { number: 30, id: 'mixed-shifted-chows', points: 6, pattern: { suits: 3, steps: [[1, 1]] } },
  { number: 35, id: 'mixed-straight', points: 8, pattern: { suits: 3, steps: [[3, 3]] } },
  {
    number: 37,
    id: 'mixed-triple-chow',
    points: 8,
    pattern: { suits: 3, steps: [[0, 0]] },
    impliesOnGroups: { inferred: ['mixed-double-chow'] },
  },
  {
    number: 49,
    id: 'pure-straight',
    points: 16,
    pattern: { suits: 1, steps: [[3, 3]] },
    impliesOnGroups: { inferred: ['short-straight', 'two-terminal-chows'] },
  },
  {
    number: 51,
    id: 'pure-shifted-chows',
    points: 16,
    pattern: {
      suits: 1,
      steps: [
        [1, 1],
        [2, 2],
      ],
    },
    impliesOnGroups: { inferred: ['short-straight'] },
  },
  {
    number: 59,
    id: 'pure-triple-chow',
    points: 24,
    pattern: { suits: 1, steps: [[0, 0]] },
    implies: { text: ['pure-shifted-pungs'] },
    impliesOnGroups: { inferred: ['pure-double-chow'] },
  },
  {
    number: 64,
    id: 'four-pure-shifted-chows',
    points: 32,
    pattern: {
      suits: 1,
      steps: [
        [1, 1, 1],
        [2, 2, 2],
      ],
    },
    implies: {
      inferred: ['short-straight', 'two-terminal-chows'],
      decided: ['pure-shifted-chows'],
    },
  },
  {
    number: 67,
    id: 'quadruple-chow',
    points: 48,
    pattern: { suits: 1, steps: [[0, 0, 0]] },
    implies: {
      text: ['pure-double-chow', 'tile-hog', 'pure-shifted-pungs'],
      decided: ['pure-triple-chow'],
    },
  },
]);
