/** Duties and rights at the table: dangerous tiles and fines, annulment, eunuchs. */

import { describe, expect, test } from 'vitest';
import { formatTiles } from '../../../../src/engine/notation.ts';
import { isolatedTiles, mayAnnul } from '../../../../src/engine/rulesets/tchou1924/annulment.ts';
import { TCHOU1924_DEFAULTS } from '../../../../src/engine/rulesets/tchou1924/config.ts';
import { type FineVerdict, fineFor } from '../../../../src/engine/rulesets/tchou1924/fines.ts';
import { threatsOf } from '../../../../src/engine/rulesets/tchou1924/obligation.ts';
import { wrongSizeOf } from '../../../../src/engine/scoring/wrong-size.ts';
import { hand, tiles } from '../../hands.ts';
import { scored, told } from './score-hand.ts';

/** Threats as `case: tiles`. */
const threats = (text: string): readonly string[] =>
  threatsOf(hand(text).melds).map(({ kind, dangerous }) => `${kind}: ${formatTiles(dangerous)}`);

describe('dangerous tiles', () => {
  test.each([
    ['three exposed groups of one series', '5p~123m~555m~789m', ['one-series: 123456789m']],
    ['two pungs of honours', '5p~555z~666z', ['honours: 7z']],
    ['a pung and a kong of honours', '5p~5555z~777z', ['honours: 6z']],
    ['three pungs of winds', '5p~111z~222z~444z', ['winds: 3z']],
    ['honours and winds at once', '~555z~777z', ['honours: 6z']],
  ])('%s', (_, text, expected) => expect(threats(text)).toEqual(expected));

  test.each([
    ['two groups of one series', '5p~123m~555m'],
    ['three groups of two series', '5p~123m~555m~789p'],
    ['a fourth group of another series', '5p~123m~555m~789m~222s'],
    ['a concealed kong is not exposed', '5p~123m~555m(9999m)'],
    ['one pung of honours', '5p~555z~111z'],
    ['a concealed kong of honours', '5p~555z(6666z)'],
    ['two pungs of winds', '5p~111z~222z'],
    ['nothing on the table', '123456789m1234z'],
  ])('none: %s', (_, text) => expect(threats(text)).toEqual([]));
});

interface Deed {
  readonly tile: '5m' | '7z' | '4p';
  readonly melds: string;
  readonly use: 'won' | 'claimed';
  readonly won: string;
  readonly discarder: string;
}

const fine = ({ tile, melds, use, won, discarder }: Deed): FineVerdict => {
  const threatening = hand(melds).melds;
  const dangerous = threatsOf(threatening).flatMap((threat) => threat.dangerous);
  const deed = { tile, discarder: told(discarder), melds: threatening, use, won: scored(won) };
  return fineFor(deed, dangerous, TCHOU1924_DEFAULTS);
};

/** Three groups of characters on the table, won with 5m. */
const SERIES: Deed = {
  tile: '5m',
  melds: '1m~123m~222m~789m',
  use: 'won',
  won: '46m99m~123m~222m~789m!5m',
  discarder: '1p4p7p2s5s8s1z2z3z5z6z7z9m',
};

describe('a dangerous discard', () => {
  test('that wins at once is fined in full', () => {
    expect(fine(SERIES)).toEqual({ fine: 'full', rule: 'tchou1924.IV.amende.1' });
  });

  test('that was only claimed is fined by half when the hand wins later', () => {
    const claimed: Deed = { ...SERIES, use: 'claimed', won: '99m78m~123m~222m~555m*9m' };
    expect(fine(claimed)).toEqual({ fine: 'half', rule: 'tchou1924.IV.amende.2' });
  });

  test('of the third honour is fined where it makes the limit hand', () => {
    const honours: Deed = {
      ...SERIES,
      tile: '7z',
      melds: '~555z~666z',
      won: '7z234m789s~555z~666z!7z',
    };
    expect(fine(honours)).toEqual({ fine: 'full', rule: 'tchou1924.IV.amende.1' });
  });
});

describe('no fine', () => {
  const excuse = (deed: Deed) => {
    const verdict = fine(deed);
    return verdict.fine === undefined ? [verdict.excuse, verdict.rule] : verdict.fine;
  };

  test('for a tile that furthers no threat', () => {
    expect(excuse({ ...SERIES, tile: '4p' })).toEqual([
      'not-dangerous',
      'tchou1924.IV.obligation.1',
    ]);
  });

  test('where the hand that wins is below 3 fan', () => {
    const cheap: Deed = { ...SERIES, won: '46m99p~123m~222m~789m!5m' };
    expect(excuse(cheap)).toEqual(['too-cheap', 'tchou1924.IV.amende.3']);
  });

  test('where another hand is won than the one that was threatened', () => {
    // Three kongs and half homogeneous: 3 fan by paragraph 24, but no homogeneous hand.
    const other: Deed = {
      ...SERIES,
      melds: '3m~1111m~2222m~9999m',
      won: '46m33z~1111m~2222m~9999m!5m',
    };
    expect(excuse(other)).toEqual(['another-hand', 'tchou1924.IV.amende.1']);
  });

  test('for a player left with dangerous tiles alone', () => {
    const forced: Deed = { ...SERIES, discarder: '9m~111p~222p~333p~444p' };
    expect(excuse(forced)).toEqual(['forced', 'tchou1924.IV.amende.3']);
  });

  test('for a player whose own hand waits for 3 fan', () => {
    const ready: Deed = { ...SERIES, discarder: '123p456p789p11p45p' };
    expect(excuse(ready)).toEqual(['ready', 'tchou1924.IV.amende.5']);
  });

  test('but waiting for less does not excuse', () => {
    expect(excuse({ ...SERIES, discarder: '123p456p789s11p45p' })).toBe('full');
  });
});

describe('annulment', () => {
  test.each([
    ['the register: nine', '19m19p19s123z55m5p5s', 9],
    ['the register: a 2 and 3 beside the 1, an 8 beside the 9', '19m19p19s123z2358p', 7],
    ['a twin', '119m19p19s123z5m5p5s', 8],
    ['a neighbour two ranks away', '19m19p19s123z7s55m5p', 8],
    ['a tile three ranks away is none', '19m19p19s123z6s4s5m5p', 9],
    ['fourteen tiles of the first hand', '19m19p19s1234567z5m', 13],
  ])('%s', (_, text, count) => {
    expect(isolatedTiles(tiles(text)).length).toBe(count);
    expect(mayAnnul(tiles(text))).toBe(count >= 9);
  });

  test('by agreement nine different kinds are enough', () => {
    const dealt = tiles('119m19p19s123z2358p');
    expect(mayAnnul(dealt)).toBe(false);
    expect(mayAnnul(dealt, 'different')).toBe(true);
  });
});

describe('eunuchs', () => {
  test.each([
    ['thirteen tiles', '1m4m7m2p5p8p3s6s9s1z2z3z4z', undefined],
    ['a kong takes three places', '1m4m7m2p5p8p3s6s9s1z~5555z', undefined],
    ['a tile too many', '1m4m7m2p5p8p3s6s9s1z22z3z4z', 'big'],
    ['a tile too few', '1m4m7m2p5p8p3s6s9s~555z', 'small'],
  ])('%s', (_, text, expected) => expect(wrongSizeOf(hand(text))).toBe(expected));

  test('a eunuch’s hand still counts among the losers', () => {
    // A concealed pung of dragons and a tile too many: 8 × 2.
    expect(scored('1m4m7m2p5p8p3s6s9s1z2z777z').totals.total).toBe(16);
  });
});
