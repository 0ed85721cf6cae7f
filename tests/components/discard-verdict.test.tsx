/** What every discard leaves, and what the choices of a hand played on cost. */
import { describe, expect, test } from 'vitest';
import { DiscardOptions } from '../../src/components/drills/what-discard/DiscardOptions.tsx';
import { PlaySummary } from '../../src/components/drills/what-discard/PlaySummary.tsx';
import { loadDiscardRules } from '../../src/engine/drills/discards/discard-rules.ts';
import { whatDiscardDrill } from '../../src/engine/drills/discards/what-discard.ts';
import type { Tile } from '../../src/engine/notation.ts';
import { mistakeAwayText } from '../../src/i18n/discards/discard-words.ts';
import { worthText, worthVerdictText } from '../../src/i18n/discards/worth-words.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import type { Play } from '../../src/stores/drafts/discard-play.ts';
import { discardView } from '../../src/stores/drafts/discard-view.ts';
import { discardStateOn } from '../stores/discards/questions.ts';
import {
  type Drawn,
  draw,
  elementsIn,
  facesIn,
  having,
  nameIn,
  ofClass,
  speak,
  textIn,
} from './render.ts';

const say = speak('en');

/** With three 2m in sight 6m accepts five copies, 3m four: a slip. */
const HAND = '346m55z~123p~789s~666s';

function optionsOf(shown?: Tile): readonly Drawn[] {
  const state = discardStateOn(HAND, { seen: '222m', discard: 0, ...(shown && { look: shown }) });
  if (!state.verdict) throw new Error('judged');
  return draw(
    <DiscardOptions
      look={state.look}
      verdict={state.verdict}
      view={discardView(state)}
      locale="en"
      say={say}
      onShow={() => {}}
    />,
  );
}

describe('the discards', () => {
  test('each says its copies, its cost and its tiles', () => {
    expect(ofClass(optionsOf(), 'option').map(({ inner }) => nameIn(inner))).toEqual([
      '6 of characters, right: 5 copies accepted, as good as the best. Accepted tiles: 2 and 5 of characters.',
      '3 of characters, your discard, a slip: 4 copies accepted, 1 copy fewer. Accepted tiles: 5 of characters.',
    ]);
    expect(
      ofClass(optionsOf('5z'), 'option')
        .map(({ inner }) => nameIn(inner))
        .slice(2),
    ).toEqual([
      expect.stringContaining('4 of characters: '),
      expect.stringContaining('white dragon: '),
    ]);
  });

  test('each shows the tiles it accepts, and their copies', () => {
    const [best, slip] = ofClass(optionsOf(), 'option');
    const copies = (one: Drawn | undefined) => ofClass(elementsIn(one?.inner ?? ''), 'tile-stack');
    expect(facesIn(best?.inner ?? '')).toEqual(['6m', '2m', '5m']);
    expect(copies(best).map(({ attributes }) => attributes['data-copies'])).toEqual(['1', '4']);
    expect(facesIn(slip?.inner ?? '')).toEqual(['3m', '5m']);
  });

  test('those that go further back are folded away and say so', () => {
    const [fold] = ofClass(optionsOf(), 'fold');
    expect(fold?.attributes).not.toHaveProperty('open');
    expect(ofClass(elementsIn(fold?.inner ?? ''), 'option')).toEqual([]);
    const [opened] = ofClass(optionsOf('5z'), 'fold');
    expect(textIn(opened?.inner ?? '')).toContain('1 tile further away');
  });

  test('one that is stepped into shows its hand in groups, and where it leads', () => {
    const options = optionsOf('6m');
    const groups = ofClass(options, 'hand-group').map(({ inner }) => facesIn(inner).join(' '));
    expect(groups).toEqual(['2m 3m 4m', '5z 5z']);
    const links = options.filter(({ name }) => name === 'a');
    expect(links.map(({ attributes }) => attributes['href'])).toEqual([
      '/en/drill/waits/?hand=34m55z~123p~789s~666s',
    ]);
    expect(having(options, { 'aria-expanded': 'true' })).toHaveLength(1);
  });

  test('one that is folded away comes out when it is stepped into', () => {
    expect(ofClass(optionsOf('5z'), 'fold')[0]?.attributes).toHaveProperty('open');
  });
});

/** Three choices: a step back, two copies fewer of six, as good as the best. */
const PLAY: Play = {
  choices: (
    [
      ['346m123p789s66655z', '', 1],
      ['346m123p789s66655z', '22m', 0],
      ['346m123p789s66655z', '2222m', 0],
    ] as const
  ).map(([hand, seen, place]) => {
    const { verdict, ...state } = discardStateOn(hand, { seen, discard: place });
    if (!verdict) throw new Error('judged');
    return { ...state, verdict };
  }),
  end: 'ready',
  reviewed: 1,
};

describe('a hand played to its end', () => {
  const drawn = draw(<PlaySummary play={PLAY} locale="en" say={say} onReview={() => {}} />);

  test('sums up what it cost', () => {
    expect(textIn(drawn[0]?.inner ?? '')).toContain(
      'Choices as good as the best: 1 of 3. Copies lost: 2. Tiles further away: 1.',
    );
  });

  test('each choice is said in words, one of them looked at', () => {
    const choices = having(drawn, { 'aria-pressed': '*' });
    expect(choices.map(({ attributes }) => attributes['aria-label'])).toEqual([
      '4 of characters: 1 tile further away, against 6 of characters',
      '3 of characters: 2 copies fewer, against 6 of characters',
      '3 of characters: as good as the best',
    ]);
    expect(choices.map(({ attributes }) => attributes['aria-pressed'])).toEqual([
      'false',
      'true',
      'false',
    ]);
  });

  test('the plot shows sign and cost of each, higher where it cost more', () => {
    const tokens = ofClass(drawn, 'play-token');
    expect(tokens.map(({ inner }) => textIn(inner))).toEqual(['✕ 1', '✕ 2', '✓']);
    const heights = having(drawn, { cx: '*' }).map(({ attributes }) => Number(attributes['cy']));
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(3);
  });
});

/** A pung of the seat's wind beside a run too many, under rules that count it. */
describe.each(LOCALES)('a discard by what the hand earns, in %s', (locale) => {
  const voice = { locale, say: speak(locale) };

  test.each(['6p', '3z', '9s'] as const)('%s: its figures, its cost and why', async (tile) => {
    const drill = whatDiscardDrill(await loadDiscardRules());
    const texts = { hand: '55667p456789s333z', rules: 'tchou1924', seat: 'W', ask: 'worth' };
    const asked = drill.parse(texts);
    if (!asked.ok) throw new Error(JSON.stringify(asked.error));
    const verdict = drill.check(asked.value, tile);
    const { worth, options } = verdict;
    if (!worth) throw new Error('by copies');
    const sensible = options.slice(0, 4);
    const view = { ruledOut: new Set<number>(), marks: new Map(), sensible, others: [] };
    const drawn = draw(
      <DiscardOptions look={undefined} onShow={() => {}} {...{ verdict, view }} {...voice} />,
    );
    const names = ofClass(drawn, 'option').map(({ inner }) => nameIn(inner));
    expect(names).toHaveLength(4);
    for (const [at, { tile: shown }] of sensible.entries()) {
      const row = worth.rows.find((one) => one.tile === shown);
      if (!row) throw new Error(shown);
      expect(names[at]).toContain(worthText(worth, row, voice));
    }
    const said = worthVerdictText(verdict, worth, voice);
    expect(said).not.toMatch(/[{}]|undefined|NaN/);
    expect(said.length).toBeGreaterThan(20);
    if (tile === '9s') expect(said).toBe(mistakeAwayText(verdict, voice.say));
  });
});
