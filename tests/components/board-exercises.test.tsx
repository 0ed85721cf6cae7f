/** Questions whose board says what is asked, inside a lesson: before any script runs, and on paper. */
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { AfterChowExercise } from '../../src/components/drills/after-chow/AfterChowExercise.tsx';
import { AFTER_CHOW_LESSON } from '../../src/components/drills/after-chow/AfterChowLesson.tsx';
import { ClaimExercise } from '../../src/components/drills/claims/ClaimExercise.tsx';
import { CLAIM_DRAWING, CLAIM_LESSON } from '../../src/components/drills/claims/ClaimLesson.tsx';
import { ExchangeExercise } from '../../src/components/drills/exchange/ExchangeExercise.tsx';
import { ExchangeWays } from '../../src/components/drills/exchange/ExchangeWays.tsx';
import { FuritenExercise } from '../../src/components/drills/furiten/FuritenExercise.tsx';
import {
  FURITEN_DRAWING,
  FURITEN_LESSON,
} from '../../src/components/drills/furiten/FuritenLesson.tsx';
import { RouteExercise } from '../../src/components/drills/minimum/RouteExercise.tsx';
import { ROUTE_LESSON } from '../../src/components/drills/minimum/RouteLesson.tsx';
import { NamedExercise } from '../../src/components/drills/named/NamedExercise.tsx';
import { NAMED_DRAWING } from '../../src/components/drills/named/NamedLesson.tsx';
import { NamedWins } from '../../src/components/drills/named/NamedWins.tsx';
import { WaitKindExercise } from '../../src/components/drills/wait-kind/WaitKindExercise.tsx';
import { WAIT_KIND_LESSON } from '../../src/components/drills/wait-kind/WaitKindLesson.tsx';
import {
  type Asked,
  type DrillId,
  deskNamed,
  type Texts,
  type TypesOf,
} from '../../src/engine/drills.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import {
  EXCHANGE_QUESTION,
  NAMED_QUESTION,
  WAIT_KIND_QUESTION,
  wordsOf,
} from '../../src/i18n/words.ts';
import { elementsIn, facesIn, ofClass, speak, textIn } from './render.ts';

async function solved<Id extends DrillId>(id: Id, hand: string, others: Texts = {}) {
  const desk = await deskNamed(id);
  const asked = desk.ask({ hand, ...others });
  if (!asked.ok) throw new Error(JSON.stringify([hand, asked.error]));
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
    const props = { drill: 'name-hand', asked, locale, words };
    const html = renderToString(
      <NamedExercise
        {...props}
        hand={<NAMED_DRAWING.Hand {...props} />}
        drawing={<NAMED_DRAWING.Answer {...props} />}
      />,
    );
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

  test('a kind of wait shows the hand and the kinds', async () => {
    const { asked, shown, verdict } = await solved('name-wait', '13m55p', { tile: '2m' });
    const words = wordsOf(locale, WAIT_KIND_QUESTION);
    const html = renderToString(
      <WaitKindExercise drill="name-wait" {...{ asked, locale, words }} />,
    );
    expect(ofClass(elementsIn(html), 'line-button')).toHaveLength(shown.names.length);
    const paper = renderToString(<WAIT_KIND_LESSON.Solved {...{ shown, verdict, locale, say }} />);
    expect(textIn(paper)).toContain(say('wait.closed'));
  });

  test('a route to the minimum shows what the hand is worth, and on paper the best change', async () => {
    const hand = '123m456p5678s999s';
    const { asked, shown, verdict } = await solved('route-to-eight', hand);
    const words = wordsOf(locale, ROUTE_LESSON.words(shown));
    const html = renderToString(
      <RouteExercise drill="route-to-eight" {...{ asked, locale, words }} />,
    );
    expect(ofClass(elementsIn(html), 'held-tile')).toHaveLength(13);
    expect(textIn(html)).toContain(say('route.now'));
    const paper = renderToString(<ROUTE_LESSON.Solved {...{ shown, verdict, locale, say }} />);
    expect(facesIn(paper)).toEqual([verdict.own.out, verdict.own.in]);
  });

  test('a tile that may win shows the river and the answers, and on paper the reason', async () => {
    const others = { river: '1m6s9p', called: '2' };
    const { asked, shown, verdict } = await solved('furiten', '45s11z!3s', others);
    const words = wordsOf(locale, FURITEN_LESSON.words(shown));
    const props = { drill: 'furiten', asked, locale, words };
    const html = renderToString(
      <FuritenExercise
        {...props}
        hand={<FURITEN_DRAWING.Hand {...props} />}
        drawing={<FURITEN_DRAWING.Answer {...props} />}
      />,
    );
    expect(ofClass(elementsIn(html), 'line-button')).toHaveLength(3);
    expect(ofClass(elementsIn(html), 'river-called')).toHaveLength(1);
    const paper = renderToString(<FURITEN_LESSON.Solved {...{ shown, verdict, locale, say }} />);
    expect(textIn(paper)).toContain(say('furiten.waits'));
    expect(facesIn(paper).slice(-2)).toEqual(['3s', '6s']);
  });

  test('a chi shows the hand after it, and on paper the tile that may not go', async () => {
    const hand = '6s123m5p~789s';
    const { asked, shown, verdict } = await solved('after-chow', hand, { tile: '9s' });
    const words = wordsOf(locale, AFTER_CHOW_LESSON.words(shown));
    const html = renderToString(
      <AfterChowExercise drill="after-chow" {...{ asked, locale, words }} />,
    );
    expect(ofClass(elementsIn(html), 'held-tile')).toHaveLength(5);
    expect(textIn(html)).toContain(say('forbidden.none'));
    const paper = renderToString(<AFTER_CHOW_LESSON.Solved {...{ shown, verdict, locale, say }} />);
    expect(facesIn(paper)).toEqual(['6s']);
  });

  test('a claim after which nothing can win says so', async () => {
    const others = { rules: 'vulcain1953', tile: '6s', seat: 'S', from: 'E' };
    const { shown, verdict } = await solved('may-i-claim', '333m55p78s222z~456p', others);
    const paper = renderToString(<CLAIM_LESSON.Solved {...{ shown, verdict, locale, say }} />);
    expect(textIn(paper)).toContain(say('discards.away.never'));
    expect(textIn(paper)).not.toContain('99');
  });

  test('a discard shows every claim and what one may do, and on paper which are lawful', async () => {
    const others = { rules: 'tchou1924', tile: '9s', seat: 'S', from: 'E' };
    const { asked, shown, verdict } = await solved('may-i-claim', '345m456p78s2255z6p', others);
    const words = wordsOf(locale, CLAIM_LESSON.words(shown));
    const props = { drill: 'may-i-claim', asked, locale, words };
    const html = renderToString(
      <ClaimExercise
        {...props}
        hand={<CLAIM_DRAWING.Hand {...props} />}
        drawing={<CLAIM_DRAWING.Answer {...props} />}
      >
        <CLAIM_DRAWING.Context {...props} />
      </ClaimExercise>,
    );
    expect(textIn(html)).toContain(say('claim.marks'));
    expect(ofClass(elementsIn(html), 'claim-asked')).toHaveLength(1);
    // Nothing that is drawn can be touched before the board is there.
    expect(elementsIn(html)[0]?.attributes['data-pending']).toBe('');
    // A chow, a pung, a kong, mah-jong; to pass.
    expect(ofClass(elementsIn(html), 'line-button')).toHaveLength(5);
    expect(textIn(html)).toContain(say('claim.pass'));
    const paper = renderToString(<CLAIM_LESSON.Solved {...{ shown, verdict, locale, say }} />);
    expect(textIn(paper)).toContain(say('claim.allowed'));
    expect(textIn(paper)).toContain(say('claim.best'));
  });
});
