/** What is said after the answer, hints before it, and the proof. */
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { WaitForm } from '../../src/components/drills/find-waits/WaitBoard.tsx';
import * as judged from '../../src/components/drills/find-waits/WaitProof.tsx';
import type { Locale } from '../../src/i18n/locales.ts';
import { type WaitState, waitView } from '../../src/stores/drafts/wait-view.ts';
import { sessionOn, stateOn } from '../stores/questions.ts';
import { draw, elementsIn, having, ofClass, speak, textIn } from './render.ts';

const ONWARD = { kind: 'next', go: () => {} } as const;

const drawn = (state: WaitState, locale: Locale) =>
  elementsIn(
    renderToString(
      <WaitForm
        judged={judged}
        session={sessionOn('34m')}
        state={state}
        locale={locale}
        say={speak(locale)}
        onward={ONWARD}
        wholePage
      />,
    ),
  );

const textOf = (state: WaitState, locale: Locale, name: string): string =>
  textIn(ofClass(drawn(state, locale), name)[0]?.inner ?? '');

const NB = '\u00a0';

describe('the verdict', () => {
  test.each([
    ['34m', '25m', 'Right: 2 and 5 of characters.', `Juste${NB}: 2 et 5 de caractères.`],
    [
      '456s1111z',
      '',
      'Right: this hand waits on nothing.',
      `Juste${NB}: cette main n’attend rien.`,
    ],
    [
      '34m',
      '2m',
      'Found 1 of 2. Missed: 5 of characters.',
      `Trouvées${NB}: 1 sur 2. Oubliées${NB}: 5 de caractères.`,
    ],
    [
      '34m',
      '258m',
      'Found 2 of 2. Wrong: 8 of characters.',
      `Trouvées${NB}: 2 sur 2. Fausses${NB}: 8 de caractères.`,
    ],
    [
      '34m',
      '19m',
      'Found 0 of 2. Missed: 2 and 5 of characters. Wrong: 1 and 9 of characters.',
      `Trouvées${NB}: 0 sur 2. Oubliées${NB}: 2 et 5 de caractères. Fausses${NB}: 1 et 9 de caractères.`,
    ],
    [
      '456s1111z',
      '1z',
      'This hand waits on nothing. Wrong: East wind.',
      `Cette main n’attend rien. Fausses${NB}: vent d’Est.`,
    ],
  ])('of %s with %j chosen', (hand, choose, english, french) => {
    const state = stateOn(hand, { choose, check: true });
    const told = (['en', 'fr'] as const).map((locale) => textOf(state, locale, 'verdict-line'));
    expect(told).toEqual([english, french]);
  });

  test.each([
    ['25m', 'true', '✓'],
    ['2m', 'false', '✕'],
  ])('on %s is right: %s, with the sign %s', (choose, right, sign) => {
    const [line] = ofClass(drawn(stateOn('34m', { choose, check: true }), 'en'), 'verdict-line');
    expect(line?.attributes).toMatchObject({ 'data-right': right, 'data-sign': sign });
  });

  test('is followed by the next hand, and no hint', () => {
    const buttons = ofClass(drawn(stateOn('34m', { check: true }), 'en'), 'question-actions');
    expect(textIn(buttons[0]?.inner ?? '')).toMatch(/Next$/);
    expect(textIn(buttons[0]?.inner ?? '')).not.toContain('Hint');
  });
});

/** What is said of a tile once the answer is checked. */
function proofOf(hand: string, shown: string, locale: Locale): string {
  return textOf(stateOn(hand, { check: true, look: shown }), locale, 'proof');
}

describe('the proof', () => {
  test.each([
    [
      '34m',
      '5m',
      'The 5 of characters completes the hand: two-sided wait. 4 copies are left.',
      `Le 5 de caractères complète la main${NB}: attente des deux côtés. Il en reste 4${NB}exemplaires.`,
    ],
    [
      '3z',
      '3z',
      'The West wind completes the hand: pair wait. 3 copies are left.',
      `Le vent d’Ouest complète la main${NB}: attente sur la paire. Il en reste 3${NB}exemplaires.`,
    ],
    [
      '2223m',
      '4m',
      'The 4 of characters completes the hand: two-sided wait. 4 copies are left.',
      `Le 4 de caractères complète la main${NB}: attente des deux côtés. Il en reste 4${NB}exemplaires.`,
    ],
    [
      '34m',
      '8m',
      'The 8 of characters does not complete the hand. Left over in the closest reading: 3, 4 and 8 of characters.',
      `Le 8 de caractères ne complète pas la main. La lecture la plus proche laisse en trop${NB}: 3, 4 et 8 de caractères.`,
    ],
    [
      '456s1111z',
      '1z',
      'All four copies of the East wind are in this hand: none can come.',
      `Les quatre exemplaires du vent d’Est sont dans cette main${NB}: aucun ne peut venir.`,
    ],
  ])('of %s with %s', (hand, shown, english, french) => {
    expect([proofOf(hand, shown, 'en'), proofOf(hand, shown, 'fr')]).toEqual([english, french]);
  });

  test('says which of several readings is shown', () => {
    expect(proofOf('23456m', '4m', 'en')).toMatch(/Reading 1 of 2 →$/);
    const state = stateOn('23456m', { check: true, look: '4m' });
    const { proved } = waitView(state, 1);
    const text = draw(
      <judged.WaitProof
        proved={proved}
        completion={1}
        locale="fr"
        say={speak('fr')}
        onStep={() => {}}
      />,
    );
    expect(textIn(ofClass(text, 'proof-step')[0]?.inner ?? '')).toBe('← Lecture 2 sur 2 →');
    expect(having(text, { 'aria-label': 'Lecture suivante' })).toHaveLength(1);
  });

  test('offers no step where there is one reading', () => {
    const state = stateOn('34m', { check: true });
    expect(ofClass(drawn(state, 'en'), 'proof-step')).toEqual([]);
  });

  test.each([
    ['en', 'Choose any tile to see why it wins or fails.'],
    ['fr', 'Touchez une tuile pour voir pourquoi elle gagne ou non.'],
  ] as const)('is offered in %s when none is shown', (locale, offer) => {
    expect(textOf(stateOn('456s1111z', { check: true }), locale, 'question-note')).not.toBe(offer);
    const notes = ofClass(drawn(stateOn('456s1111z', { check: true }), locale), 'question-note');
    expect(notes.map(({ inner }) => textIn(inner))).toContain(offer);
  });
});

describe('the hints', () => {
  const hintsOf = (hand: string, hints: number, locale: Locale) => {
    const [list] = ofClass(drawn(stateOn(hand, { hints }), locale), 'question-hints');
    const steps = elementsIn(list?.inner ?? '').filter(({ name }) => name === 'li');
    return steps.map(({ inner }) => textIn(inner));
  };

  test('say more at each step', () => {
    const all = [
      'This hand waits on 2 kinds of tile.',
      'Set these groups aside: chow 4-5-6 of characters. The rest decides the wait.',
      'One winning tile makes this: chow 4-5-6 of characters, pair of 5s of circles and chow 6-7-8 of bamboos.',
      'The answer: 6 and 9 of bamboos.',
    ];
    for (const taken of [0, 1, 2, 3, 4]) {
      expect(hintsOf('456m55p78s', taken, 'en')).toEqual(all.slice(0, taken));
    }
  });

  test('say so where nothing can be set aside', () => {
    expect(hintsOf('2223m', 2, 'fr')[1]).toBe(
      `Aucune combinaison ne se met de côté${NB}: toutes les tuiles de cette main comptent. Partez d’un bout et essayez chaque paire.`,
    );
  });

  test('say all at once where nothing wins', () => {
    expect(hintsOf('456s1111z', 4, 'fr')).toEqual(['Cette main n’attend aucune tuile.']);
  });

  test.each([
    [0, false],
    [3, false],
    [4, true],
  ])('after %d taken, the button is off: %s', (hints, off) => {
    const buttons = ofClass(drawn(stateOn('34m', { hints }), 'en'), 'button');
    const button = buttons.find(({ inner }) => inner.startsWith('Hint'));
    expect([button?.inner, button?.attributes['aria-disabled'] === 'true']).toEqual([
      `Hint (${4 - hints})`,
      off,
    ]);
  });
});
