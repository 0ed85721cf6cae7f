/** Questions on paper: of every drill at many levels, with the words that its page hands over. */
import { renderToString } from 'preact-render-to-string';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { levelOf } from '../../src/components/drills/find-waits/level.ts';
import type { PaperView } from '../../src/components/drills/view.ts';
import { loadView } from '../../src/components/drills/views.ts';
import { SheetHead } from '../../src/components/paper/SheetHead.tsx';
import { SheetPaper } from '../../src/components/paper/SheetPaper.tsx';
import { boardOf, drillData } from '../../src/course/drill-data.ts';
import {
  DRILLS,
  type DrillEntry,
  type DrillTypes,
  findDesk,
  type Level,
  type LevelField,
  levelFrom,
  valuesOf,
} from '../../src/engine/drills.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { speaker } from '../../src/i18n/speak.ts';
import { pageWords } from './question-words.ts';
import { elementsIn, ofClass, speak, textIn } from './render.ts';

/** Levels of a drill that are tried; where there are more, evenly spread ones. */
const MOST_LEVELS = 10;

/** Each value of each field with each of the next one, the others as they are then. */
function triedLevels(fields: readonly LevelField[]): readonly Level[] {
  const first = levelFrom(fields);
  const tried = fields.flatMap((field) =>
    valuesOf(field, first).flatMap((value) => {
      const level = levelFrom(fields, { [field.name]: value });
      const next = fields[fields.indexOf(field) + 1];
      return next
        ? valuesOf(next, level).map((text) => levelFrom(fields, { ...level, [next.name]: text }))
        : [level];
    }),
  );
  const all = [...new Map(tried.map((level) => [JSON.stringify(level), level])).values()];
  return all.filter((_, at) => at % Math.ceil(all.length / MOST_LEVELS) === 0);
}

const paperOf = async (row: DrillEntry): Promise<PaperView<DrillTypes>> =>
  (await loadView(boardOf(row))).paper({ area: row.page });

describe.each(DRILLS)('$id', (row) => {
  test('is asked and answered on paper at every level, in both languages', async () => {
    const desk = await findDesk(row.id);
    const view = await paperOf(row);
    for (const [at, level] of triedLevels(desk.levels).entries()) {
      const { shown, texts } = desk.deal(at, { level });
      const verdict = desk.check(texts, desk.solve(texts));
      for (const locale of LOCALES) {
        const say = speaker(locale, pageWords(row.id, locale));
        const told = { shown, locale, say };
        const { Position, Blank, Solved } = view;
        const html = [
          view.ask(shown, told),
          renderToString(<Position {...told} />),
          renderToString(<Blank {...told} />),
          renderToString(<Solved {...told} verdict={verdict} />),
        ];
        for (const part of html) expect(part, JSON.stringify(texts)).not.toBe('');
        expect(html.join('')).not.toMatch(/undefined|NaN|\[object|[{}]/);
        expect(html[2]).toMatch(/blank-(line|box|field)/);
      }
    }
  });

  test('has words for each field of its level', async () => {
    const handed = await drillData(row);
    const form = (await loadView(handed.board)).level(handed);
    const level = levelFrom(form.levels);
    for (const locale of LOCALES) {
      const say = speaker(locale, pageWords(row.id, locale));
      for (const field of form.levels) {
        const words = form.fields[field.name];
        if (!words) throw new Error(field.name);
        expect(say(words.label)).not.toBe('');
        for (const value of valuesOf(field, level)) {
          expect(words.valueName?.(say, value) ?? value).not.toBe('');
        }
      }
    }
  });
});

afterEach(() => vi.unstubAllGlobals());

describe.each(LOCALES)('a sheet, %s', (locale) => {
  test('has its questions by number, its answers apart, and where it is found again', async () => {
    vi.stubGlobal('location', new URL('https://example.org/'));
    const desk = await findDesk('find-waits');
    const level = levelFrom(desk.levels);
    const questions = [1, 2, 3].map((seed) => {
      const asked = desk.deal(seed, { level });
      return { asked, verdict: desk.check(asked.texts, desk.solve(asked.texts)) };
    });
    const view = await paperOf(DRILLS[0]);
    const { errors } = await loadView(boardOf(DRILLS[0]));
    const say = speak(locale);
    const part = { ...levelOf(), view, errors, say };
    const title = say('finder.title');
    const address = 'https://example.org/sheets/?drill=waits';
    const html = renderToString(
      <SheetPaper
        {...{ title, address, locale, say }}
        head={<SheetHead {...{ part, level, say }} sheet={1234} n={3} />}
        questions={questions.map((one) => ({ ...one, part }))}
        showsAnswers={false}
      />,
    );
    const elements = elementsIn(html);
    expect(ofClass(elements, 'paper-question')).toHaveLength(3);
    expect(ofClass(elements, 'paper-answer')).toHaveLength(3);
    for (const text of [
      say('paper.answers', { title }),
      say('paper.head', { sheet: '1234', n: 3 }),
      say('finder.mix'),
      address,
    ]) {
      expect(textIn(html)).toContain(text);
    }
  });
});
