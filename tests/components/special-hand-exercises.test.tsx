/** Hands to name and tiles to pass inside a lesson: before any script runs, and on paper. */
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { ExchangeExercise } from '../../src/components/drills/exchange/ExchangeExercise.tsx';
import { ExchangeWays } from '../../src/components/drills/exchange/ExchangeWays.tsx';
import { NamedExercise } from '../../src/components/drills/named/NamedExercise.tsx';
import { NamedWins } from '../../src/components/drills/named/NamedWins.tsx';
import { type Asked, deskNamed, type TypesOf } from '../../src/engine/drills.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { EXCHANGE_QUESTION, NAMED_QUESTION, wordsOf } from '../../src/i18n/words.ts';
import { elementsIn, facesIn, ofClass, speak, textIn } from './render.ts';

async function solved<Id extends 'name-hand' | 'goulash-exchange'>(id: Id, hand: string) {
  const desk = await deskNamed(id);
  const asked = desk.ask({ hand });
  if (!asked.ok) throw new Error(hand);
  const { texts } = asked.value;
  const verdict = desk.check(texts, desk.solve(texts)) as TypesOf<Id>['verdict'];
  const question = asked.value as Asked<TypesOf<Id>>;
  return { asked: question, shown: question.shown, verdict };
}

describe.each(LOCALES)('in %s', (locale) => {
  const say = speak(locale);

  test('a hand to name shows its tiles, the names and the marks', async () => {
    const { asked, shown } = await solved('name-hand', '2244668p224466s');
    const words = wordsOf(locale, [...NAMED_QUESTION, 'vulcain1953.item.']);
    const html = renderToString(<NamedExercise drill="name-hand" {...{ asked, locale, words }} />);
    expect(ofClass(elementsIn(html), 'line-button')).toHaveLength(
      shown.names.length + shown.marks.length,
    );
    for (const key of ['named.ask.short', 'vulcain1953.item.bicolour'] as const)
      expect(textIn(html)).toContain(say(key));
  });

  test('on paper each tile that completes it stands with what it makes', async () => {
    const { shown, verdict } = await solved('name-hand', '2244668p224466s');
    const html = renderToString(<NamedWins {...{ shown, verdict, say }} />);
    expect(facesIn(html)).toEqual(['8p', '8s']);
    for (const key of ['vulcain1953.item.seven-pairs', 'vulcain1953.item.bicolour'] as const)
      expect(textIn(html)).toContain(say(key));
  });

  test('an exchange shows thirteen tiles and how many are passed', async () => {
    const { asked } = await solved('goulash-exchange', '2356789m267p234z');
    const words = wordsOf(locale, [...EXCHANGE_QUESTION, 'vulcain1953.item.']);
    const html = renderToString(
      <ExchangeExercise drill="goulash-exchange" {...{ asked, locale, words }} />,
    );
    expect(ofClass(elementsIn(html), 'held-tile')).toHaveLength(13);
    expect(textIn(html)).toContain(say('exchange.ask', { n: 3 }));
  });

  test('on paper the tiles to pass stand with what they leave', async () => {
    const { shown, verdict } = await solved('goulash-exchange', '2356789m267p234z');
    const html = renderToString(<ExchangeWays {...{ shown, locale, say }} ways={verdict.best} />);
    expect(facesIn(html)).toEqual(['2p', '6p', '7p']);
    expect(textIn(html)).toContain(say('vulcain1953.item.wriggling-snake'));
  });
});
