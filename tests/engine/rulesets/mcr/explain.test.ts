/** The worked hands of the source, line by line. */
import { describe, expect, test } from 'vitest';
import { formatTiles, type Tile } from '../../../../src/engine/notation.ts';
import { mcr } from '../../../../src/engine/rulesets/mcr/index.ts';
import { explain } from '../../../../src/engine/scoring/explain.ts';
import type { ScoreLine } from '../../../../src/engine/scoring.ts';
import { scored, type Told } from './score-hand.ts';

const explained = (told: Told) => {
  const score = scored(told);
  return explain(score, mcr);
};

const line = ({ item, groups, value }: ScoreLine): string =>
  [
    item,
    ...groups.map(
      ({ tiles, open }) => `${open ? '~' : ''}${formatTiles(tiles as readonly Tile[])}`,
    ),
    value.points,
  ].join(' ');

describe('figure 2', () => {
  const { counted, notCounted, completed, reading, steps } = explained(['234m57m123p789p55p!6m']);
  const WHOLE = '234m ~567m 123p 55p 789p';

  test('what counts, and on which tiles', () => {
    expect(counted.map(line)).toEqual([
      `concealed-hand ${WHOLE} 2`,
      `all-chows ${WHOLE} 2`,
      'short-straight 234m ~567m 1',
      'two-terminal-chows 123p 789p 1',
      `one-voided-suit ${WHOLE} 1`,
      'closed-wait ~567m 1',
    ]);
  });

  test('what does not, and why', () => {
    expect(notCounted.map(({ item, suppressedBy }) => [item, suppressedBy])).toEqual([
      [
        'no-honors',
        {
          item: 'all-chows',
          rule: 'mcr.dec.2',
          place: { kind: 'section', text: '2' },
          reason: 'within',
        },
      ],
    ]);
  });

  test('the tile completed the chow; the sum is eight', () => {
    expect(reading[completed ?? 0]?.tiles).toEqual(['5m', '6m', '7m']);
    expect(steps).toEqual([{ kind: 'sum', terms: [2, 2, 1, 1, 1, 1], result: 8 }]);
  });
});

test.each<[string, Told, readonly (readonly [string, string, string])[]]>([
  [
    'a drawn hand of seven pairs keeps Self-Drawn',
    ['1144m7799p3366s2z*2z'],
    [
      ['fully-concealed-hand', 'seven-pairs', 'mcr.hand.55'],
      ['single-wait', 'seven-pairs', 'mcr.hand.55'],
    ],
  ],
  [
    'a dragon pung is not paid as an honour too',
    ['67s22z~345m~777z~123p!5s'],
    [['pung-of-terminals-or-honors', 'dragon-pung', 'mcr.dec.2']],
  ],
  [
    'the robbed kong takes up the last tile',
    ['67s22z~345m~888p~123p!5s', { how: ['rob-kong', 'last-of-kind'] }],
    [['last-tile', 'robbing-the-kong', 'mcr.dec.2']],
  ],
  [
    'the pair is the only wait of a melded hand',
    ['2z~234m~888p~456s~789p!2z'],
    [['single-wait', 'melded-hand', 'mcr.hand.32']],
  ],
])('%s', (_, told, reasons) => {
  const { notCounted } = explained(told);
  expect(notCounted.map(({ item, suppressedBy: by }) => [item, by?.item, by?.rule])).toEqual(
    reasons,
  );
});
