/** A position on the page before any script runs. */
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { DrillFrame } from '../../src/components/drills/DrillFrame.tsx';
import { Exercise } from '../../src/components/drills/Exercise.tsx';
import { VIEW } from '../../src/components/drills/find-waits/view.tsx';
import { askDrill } from '../../src/course/ask-drill.ts';
import { findWaits } from '../../src/engine/drills.ts';
import { tileName } from '../../src/i18n/hand/tile-names.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { lessonWords } from './question-words.ts';
import { elementsIn, facesIn, ofClass, speak, textIn } from './render.ts';

const positionOf = (locale: Locale, hand: string) =>
  renderToString(
    <Exercise
      view={VIEW}
      drill="find-waits"
      asked={askDrill(findWaits, { hand })}
      locale={locale}
      words={lessonWords('find-waits', {}, locale)}
    />,
  );

describe.each(LOCALES)('a position in %s', (locale) => {
  const say = speak(locale);
  const drawn = (hand: string) => elementsIn(positionOf(locale, hand));

  test('shows the hand in its order, with a name that reads it out', () => {
    const [board] = ofClass(drawn('56p22z'), 'hand-board');
    expect(facesIn(board?.inner ?? '')).toEqual(['5p', '6p', '2z', '2z']);
    expect(board?.attributes['aria-label']).toBe(
      {
        en: 'The hand: 5 and 6 of circles and two South winds',
        fr: 'La main\u00a0: 5 et 6 de cercles et deux vents du Sud',
      }[locale],
    );
  });

  test('reads out the groups on the table too', () => {
    const [board] = ofClass(drawn('99p24s(3333s)'), 'hand-board');
    expect(board?.attributes['aria-label']).toContain(
      { en: 'kong of 3s of bamboos', fr: 'carré de 3 de bambous' }[locale],
    );
  });

  test('offers every tile of the families in the hand, none chosen', () => {
    const choices = ofClass(drawn('56p22z'), 'choice-tile');
    expect(choices).toHaveLength(9 + 7);
    expect(new Set(choices.map(({ attributes }) => attributes['aria-pressed']))).toEqual(
      new Set(['false']),
    );
    expect(choices[0]?.attributes['aria-label']).toBe(tileName(say, '1p'));
  });

  test('says what is asked and what can be done', () => {
    const text = textIn(positionOf(locale, '56p22z'));
    for (const key of ['waits.choose', 'stage.check', 'waits.none'] as const)
      expect(text).toContain(say(key));
    expect(text).toContain(say('stage.hintsLeft', { n: 4 }));
  });

  test.each([
    ['56p22z', 3, true],
    ['23456m', 2, false],
    ['456m222789p68s11z', 0, true],
    ['99p24s(3333s)', 2, true],
  ])('of %s says that %d groups are made, the pair inside: %s', (hand, made, inside) => {
    const text = textIn(positionOf(locale, hand));
    const said = say('waits.partial', { n: made });
    expect(text.includes(said)).toBe(made > 0);
    expect(text.includes(say('waits.pairElsewhere'))).toBe(!inside);
  });

  test.each(['56p22z', '456s1111z', '1112345678999m'])('of %s gives nothing away', (hand) => {
    const elements = drawn(hand);
    expect(ofClass(elements, 'verdict').map(({ inner }) => inner)).toEqual(['']);
    expect(ofClass(elements, 'question-hints').map(({ inner }) => inner)).toEqual(['']);
    expect(ofClass(elements, 'hand-group')).toEqual([]);
    const marked = elements.filter(({ attributes }) =>
      ['data-mark', 'data-shown', 'data-aside', 'data-state'].some((name) => name in attributes),
    );
    expect(marked).toEqual([]);
  });

  test('tells the verdict and the hints as they come', () => {
    const elements = drawn('56p22z');
    expect(ofClass(elements, 'verdict')[0]?.attributes['role']).toBe('status');
    expect(ofClass(elements, 'question-hints')[0]?.attributes).toMatchObject({
      'aria-live': 'polite',
      'aria-label': say('stage.hints'),
    });
  });
});

test.each(['', '5x', '123m', '1m1f', '1m!1m'])('an impossible hand %j stops the build', (hand) => {
  expect(() => positionOf('en', hand)).toThrow();
});

describe.each(LOCALES)('the wait finder in %s', (locale) => {
  const finder = renderToString(
    <DrillFrame title="" text="What it is about." locale={locale} say={speak(locale)} dealing />,
  );

  test('is dealing until the script runs', () => {
    expect(elementsIn(finder)[0]?.attributes['aria-busy']).toBe('true');
    expect(textIn(finder)).toContain(speak(locale)('finder.dealing'));
    expect(textIn(finder)).toContain('What it is about.');
    expect(new Set(facesIn(finder))).toEqual(new Set(['back']));
  });
});
