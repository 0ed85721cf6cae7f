/** A hand to discard from inside a lesson: before any script runs, and its solution on paper. */
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Exercise } from '../../src/components/drills/Exercise.tsx';
import { SolvedDiscard } from '../../src/components/drills/what-discard/SolvedDiscard.tsx';
import { VIEW } from '../../src/components/drills/what-discard/view.tsx';
import { askDrill } from '../../src/course/ask-drill.ts';
import { NO_RULES } from '../../src/engine/drills/discards/discard-rules.ts';
import { whatDiscardDrill } from '../../src/engine/drills/discards/what-discard.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { lessonWords } from './question-words.ts';
import { elementsIn, facesIn, ofClass, speak, textIn } from './render.ts';

const whatDiscard = whatDiscardDrill(NO_RULES);

describe.each(LOCALES)('a position in %s', (locale) => {
  const say = speak(locale);

  test('shows the hand, the tiles seen and what is asked, and cannot be played on', () => {
    const asked = askDrill(whatDiscard, { hand: '123m457p678s22255z', seen: '7p' });
    const words = lessonWords('what-discard', asked.shown, locale);
    const props = { drill: 'what-discard', asked, locale, words };
    const html = renderToString(<Exercise {...props} view={VIEW} />);
    const drawn = elementsIn(html);
    expect(ofClass(drawn, 'held-tile')).toHaveLength(14);
    expect(facesIn(ofClass(drawn, 'seen')[0]?.inner ?? '')).toEqual(['7p']);
    for (const key of ['discards.choose', 'discards.pick', 'discards.seen'] as const)
      expect(textIn(html)).toContain(say(key));
    expect(textIn(html)).not.toContain(WORDS[locale]['discards.play']);
  });

  test.each([
    ['123m457p678s22255z', ['7p']],
    ['12334m456p78s55s16z', ['1z', '6z']],
  ])('the solution of %s shows each right discard', (hand, right) => {
    const question = whatDiscard.parse({ hand });
    if (!question.ok) throw new Error(hand);
    const verdict = whatDiscard.check(question.value, whatDiscard.solve(question.value));
    const html = renderToString(<SolvedDiscard verdict={verdict} locale={locale} say={say} />);
    expect(facesIn(html)).toEqual(right);
  });
});
