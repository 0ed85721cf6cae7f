/** Questions whose board says what is asked, inside a lesson: before any script runs, and on paper. */
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { Exercise } from '../../src/components/drills/Exercise.tsx';
import { loadView } from '../../src/components/drills/views.ts';
import { boardOf } from '../../src/course/drill-data.ts';
import {
  DRILLS,
  type DrillId,
  findDesk,
  type Texts,
  type TypesOf,
} from '../../src/engine/drills.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { lessonWords } from './question-words.ts';
import { elementsIn, facesIn, ofClass, speak, textIn } from './render.ts';

/** A question with its answer, as it is drawn in a lesson and on paper. */
async function solved<Id extends DrillId>(id: Id, hand: string, others: Texts = {}) {
  const row = DRILLS.find((known) => known.id === id);
  if (!row) throw new Error(id);
  const desk = await findDesk(id);
  const asked = desk.ask({ hand, ...others });
  if (!asked.ok) throw new Error(JSON.stringify([hand, asked.error]));
  const { texts, shown } = asked.value;
  const verdict = desk.check(texts, desk.solve(texts));
  const view = await loadView(boardOf(row));
  const { Solved } = await view.paper({ area: row.page });
  return {
    shown: shown as TypesOf<Id>['shown'],
    verdict: verdict as TypesOf<Id>['verdict'],
    inLesson: (locale: Locale): string => {
      const words = lessonWords(id, shown, locale);
      return renderToString(
        <Exercise drill={id} {...{ asked: asked.value, locale, words, view }} />,
      );
    },
    onPaper: (locale: Locale): string =>
      renderToString(<Solved {...{ shown, verdict, locale, say: speak(locale) }} />),
  };
}

describe.each(LOCALES)('in %s', (locale) => {
  const say = speak(locale);

  test('a hand to name shows its tiles, the names and the marks', async () => {
    const { shown, inLesson } = await solved('name-hand', '2244668p224466s');
    const html = inLesson(locale);
    expect(ofClass(elementsIn(html), 'line-button')).toHaveLength(
      shown.names.length + shown.marks.length,
    );
    for (const key of ['named.ask.short', 'vulcain1953.item.bicolour'] as const)
      expect(textIn(html)).toContain(say(key));
  });

  test('on paper each tile that completes it stands with what it makes', async () => {
    const { onPaper } = await solved('name-hand', '2244668p224466s');
    const html = onPaper(locale);
    expect(facesIn(html)).toEqual(['8p', '8s']);
    for (const key of ['vulcain1953.item.seven-pairs', 'vulcain1953.item.bicolour'] as const)
      expect(textIn(html)).toContain(say(key));
  });

  test('an exchange shows thirteen tiles and how many are passed', async () => {
    const { inLesson } = await solved('goulash-exchange', '2356789m267p234z');
    const html = inLesson(locale);
    expect(ofClass(elementsIn(html), 'held-tile')).toHaveLength(13);
    expect(textIn(html)).toContain(say('exchange.ask', { n: 3 }));
  });

  test('on paper the tiles to pass stand with what they leave', async () => {
    const { onPaper } = await solved('goulash-exchange', '2356789m267p234z');
    const html = onPaper(locale);
    expect(facesIn(html)).toEqual(['2p', '6p', '7p']);
    expect(textIn(html)).toContain(say('vulcain1953.item.wriggling-snake'));
  });

  test('a kind of wait shows the hand and the kinds', async () => {
    const { shown, inLesson, onPaper } = await solved('name-wait', '13m55p', { tile: '2m' });
    const html = inLesson(locale);
    expect(ofClass(elementsIn(html), 'line-button')).toHaveLength(shown.names.length);
    const paper = onPaper(locale);
    expect(textIn(paper)).toContain(say('wait.closed'));
  });

  test('a route to the minimum shows what the hand is worth, and on paper the best change', async () => {
    const hand = '123m456p5678s999s';
    const { verdict, inLesson, onPaper } = await solved('route-to-eight', hand);
    const html = inLesson(locale);
    expect(ofClass(elementsIn(html), 'held-tile')).toHaveLength(13);
    expect(textIn(html)).toContain(say('route.now'));
    const paper = onPaper(locale);
    expect(facesIn(paper)).toEqual([verdict.own.out, verdict.own.in]);
  });

  test('a tile that may win shows the river and the answers, and on paper the reason', async () => {
    const others = { river: '1m6s9p', called: '2' };
    const { inLesson, onPaper } = await solved('furiten', '45s11z!3s', others);
    const html = inLesson(locale);
    expect(ofClass(elementsIn(html), 'line-button')).toHaveLength(3);
    expect(ofClass(elementsIn(html), 'river-called')).toHaveLength(1);
    const paper = onPaper(locale);
    expect(textIn(paper)).toContain(say('furiten.waits'));
    expect(facesIn(paper).slice(-2)).toEqual(['3s', '6s']);
  });

  test('a chi shows the hand after it, and on paper the tile that may not go', async () => {
    const hand = '6s123m5p~789s';
    const { inLesson, onPaper } = await solved('after-chow', hand, { tile: '9s' });
    const html = inLesson(locale);
    expect(ofClass(elementsIn(html), 'held-tile')).toHaveLength(5);
    expect(textIn(html)).toContain(say('forbidden.none'));
    const paper = onPaper(locale);
    expect(facesIn(paper)).toEqual(['6s']);
  });

  test('going on and giving up stand with the discards they mean, and on paper with their figures', async () => {
    const others = {
      ...{ seat: 'S', order: 'ESWNESWNESWNESWNESWNE*', left: '48', markers: '4s' },
      ...{ E: '38s24z5s2m', S: '4m9p2s26z', W: '3m8p3s56z', N: '1p8s15z3m' },
    };
    const { inLesson, onPaper } = await solved('push-or-fold', '599m356p4889s5577z', others);
    const html = inLesson(locale);
    expect(ofClass(elementsIn(html), 'line-button')).toHaveLength(2);
    expect(ofClass(elementsIn(html), 'river-called')).toHaveLength(1);
    const paper = onPaper(locale);
    expect(facesIn(paper)).toEqual(['9s', '8s']);
    for (const key of ['push.rows.value', 'push.rows.win', 'push.rows.give', 'push.note'] as const)
      expect(textIn(paper)).toContain(say(key));
  });

  test('a claim after which nothing can win says so', async () => {
    const others = { rules: 'vulcain1953', tile: '6s', seat: 'S', from: 'E' };
    const { onPaper } = await solved('may-i-claim', '333m55p78s222z~456p', others);
    const paper = onPaper(locale);
    expect(textIn(paper)).toContain(say('discards.away.never'));
    expect(textIn(paper)).not.toContain('99');
  });

  test('a discard shows every claim and what one may do, and on paper which are lawful', async () => {
    const others = { rules: 'tchou1924', tile: '9s', seat: 'S', from: 'E' };
    const { inLesson, onPaper } = await solved('may-i-claim', '345m456p78s2255z6p', others);
    const html = inLesson(locale);
    expect(textIn(html)).toContain(say('claim.marks'));
    expect(ofClass(elementsIn(html), 'claim-asked')).toHaveLength(1);
    // A chow, a pung, a kong, mah-jong; to pass.
    expect(ofClass(elementsIn(html), 'line-button')).toHaveLength(5);
    expect(textIn(html)).toContain(say('claim.pass'));
    const paper = onPaper(locale);
    expect(textIn(paper)).toContain(say('claim.allowed'));
    expect(textIn(paper)).toContain(say('claim.best'));
  });

  test('ways of taking a tile are offered without marks, and weighed beside what the book says', async () => {
    const others = { rules: 'tchou1924', tile: '6p', seat: 'S', from: 'E', ask: 'way' };
    const { inLesson, onPaper } = await solved('may-i-claim', '23m66678p78999s4z', others);
    const html = inLesson(locale);
    expect(textIn(html)).not.toContain(say('claim.marks'));
    // To pass, a chow, a pung, a kong.
    expect(ofClass(elementsIn(html), 'line-button')).toHaveLength(4);
    const paper = textIn(onPaper(locale));
    expect(paper).toContain(say('claim.advice.pung-beside'));
    expect(paper).toContain(say('claim.advice.agrees'));
    expect(paper).toContain(say('claim.way.behind'));
  });
});
