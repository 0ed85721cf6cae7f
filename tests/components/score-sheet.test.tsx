/** Sheets and accounts as they are drawn: lines, tiles, reasons, arrows and the sums beside them. */
import { describe, expect, test } from 'vitest';
import { ScoreSheet } from '../../src/components/boards/ScoreSheet.tsx';
import { SettleTable } from '../../src/components/boards/SettleTable.tsx';
import { loadKit, sheetSteps } from '../../src/engine/scoring.ts';
import { settleView } from '../../src/stores/drafts/settle-view.ts';
import { counted } from '../content/scored-hands.ts';
import { draw, facesIn, ofClass, speak, textIn } from './render.ts';

const kit = await loadKit('tchou1924');

type Told = Parameters<typeof counted>[0]['situation'];

const sheetOfHand = (hand: string, situation: Told = {}) =>
  counted({ rules: 'tchou1924', hand, situation, options: {} }).sheet;

const drawn = (hand: string, situation: Told = {}, shown?: number) =>
  draw(
    <ScoreSheet
      sheet={sheetOfHand(hand, situation)}
      locale="en"
      say={speak('en')}
      {...(shown === undefined ? {} : { shown })}
    />,
  );

const NORTH = ['35m44p444z~777z~555p*4m', { seat: 'N' }] as const;

describe('a sheet', () => {
  test('writes out the book’s third hand', () => {
    const [root] = drawn(...NORTH);
    const text = textIn(root?.inner ?? '');
    expect(text).toContain('Concealed pung of the seat wind § 11');
    expect(text).toContain('8 · × 2');
    expect(text).toContain('38 × 2 × 2 = 152');
  });

  test('shows as many lines as are open, and the sum after them', () => {
    const all = sheetSteps(sheetOfHand(...NORTH));
    expect(ofClass(drawn(...NORTH, 3), 'sheet-line')).toHaveLength(3);
    expect(ofClass(drawn(...NORTH, 3), 'sheet-sum')).toHaveLength(0);
    expect(ofClass(drawn(...NORTH, all - 1), 'sheet-sum')).toHaveLength(1);
  });

  test('names no tiles where a line stands on the whole hand', () => {
    const [pure] = ofClass(drawn('1234455667899m!6m'), 'sheet-line').filter(({ inner }) =>
      inner.includes('× 2 × 2 × 2'),
    );
    expect(facesIn(pure?.inner ?? '')).toEqual([]);
  });

  test('tells single tiles in one line', () => {
    const lines = ofClass(drawn('147m258p369s1777z'), 'sheet-line');
    expect(lines.map(({ inner }) => /Lone tiles/.test(inner))).toEqual([false, true]);
  });

  test('gives the reason for what does not count', () => {
    const [struck] = ofClass(drawn('234m78s77z~555z~666z!9s'), 'sheet-struck');
    const text = textIn(struck?.inner ?? '');
    expect(text).toContain('Starting points, 20 · § 1: Two pungs of dragons and a pair of dragons');
  });

  test('brings a total down to the limit', () => {
    const [root] = drawn('2224446667899m!6m');
    expect(textIn(root?.inner ?? '')).toContain('512, brought down to 300');
  });
});

describe('the edition that a sheet is counted by', () => {
  const drawnBy = (rules: 'mcr' | 'tchou1924', onEdition?: () => void) =>
    draw(
      <ScoreSheet
        sheet={
          counted({ rules, hand: '1231s~345m~888p(4444s)!1s', situation: {}, options: {} }).sheet
        }
        locale="en"
        say={speak('en')}
        {...(onEdition && { onEdition })}
      />,
    );
  const told = (...drawn: Parameters<typeof drawnBy>) =>
    ofClass(drawnBy(...drawn), 'sheet-edition').map(({ inner }) => textIn(inner));

  test('is said, with what another makes of the hand', () => {
    expect(told('mcr')).toEqual([
      expect.stringMatching(
        /^Counted according to the French text\. Three editions According to today’s practice: \d+ points\. Not counted: /,
      ),
    ]);
  });

  test('is not said where there is one', () => {
    expect(told('tchou1924')).toEqual([]);
  });

  test('can be changed where the hand is told', () => {
    const options = drawnBy('mcr', () => undefined).filter(({ name }) => name === 'option');
    expect(options.map(({ attributes }) => attributes['value'])).toEqual([
      ...['text', 'practice', '2006'],
    ]);
  });
});

describe('the accounts', () => {
  const LETTERS = { E: 'A', S: 'B', W: 'C', N: 'D' } as const;
  const scores = { E: 300, S: 0, W: 0, N: 0 };
  const agreed = kit.withOptions();
  const settled = agreed.ok
    ? agreed.value.settle({
        ...{ winner: 'E', from: 'S', dealer: 'E', scores },
        fine: { kind: 'full', seat: 'S' },
      })
    : agreed;
  if (!settled.ok) throw new Error(settled.error.code);
  const view = settleView(settled.value, {
    rules: 'tchou1924',
    unit: 'francs',
    winner: 'E',
    from: 'S',
    scores,
    offender: 'S',
  });
  const table = draw(<SettleTable view={view} names={LETTERS} locale="en" say={speak('en')} />);

  test('draw several payments between the same two as one arrow', () => {
    const arrows = ofClass(table, 'settle-arrow');
    expect(arrows.map(({ inner }) => textIn(inner))).toEqual(['24.00']);
    expect(ofClass(table, 'settle-row')).toHaveLength(3);
  });

  test('say for whom a fine is paid', () => {
    const rows = ofClass(table, 'settle-row');
    expect(rows.map(({ inner }) => textIn(inner))).toContain(
      'B → A 6.00 fr 300 × 2 centimes = 600 centimes, for C',
    );
  });
});
