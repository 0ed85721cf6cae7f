/** The sums of every skill, and the form that sets the level. */
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { LevelForm } from '../../src/components/answer/LevelForm.tsx';
import { ResultRows, Results } from '../../src/components/answer/Results.tsx';
import { levelOf } from '../../src/components/drills/find-waits/level.ts';
import { VIEW } from '../../src/components/drills/find-waits/view.tsx';
import type { Texts } from '../../src/engine/drills.ts';
import { levelSkillName } from '../../src/i18n/claims/drill-levels.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Say } from '../../src/i18n/speak.ts';
import { waitSkillName } from '../../src/i18n/waits/wait-words.ts';
import { drillLevels } from '../../src/stores/question/drill-levels.ts';
import { type AnswerResult, type Skills, sumRecord } from '../../src/stores/record/result.ts';
import { draw, elementsIn, ofClass, speak, textIn } from './render.ts';

/** The wait finder in a language. */
const ofWaits = (say: Say, locale: Locale = 'en') => ({
  ...{ say, locale, drill: 'find-waits', columns: VIEW.columns },
  nameOf: (skill: string) => waitSkillName(say, skill.slice('find-waits/'.length)),
});

interface RowsProps {
  readonly locale?: Locale;
  readonly answers: readonly (Partial<AnswerResult> & Pick<AnswerResult, 'skill'>)[];
}

const BLANK = { right: false, found: 0, missed: 0, wrong: 0, hints: 0, spent: 0 };

const sumsOf = (answers: RowsProps['answers']): Skills => {
  const attempts = answers.map((answer, at) => ({ ...BLANK, ...answer, id: `${at}`, at }));
  return Object.fromEntries(sumRecord([], attempts).skills.map((row) => [row.skill, row]));
};

/** What is drawn after these answers. */
const rowsAfter = ({ locale = 'en', answers }: RowsProps) =>
  draw(
    <ResultRows
      {...ofWaits(speak(locale), locale)}
      skills={sumsOf(answers)}
      onErase={() => undefined}
    />,
  );

describe('the results', () => {
  test.each([
    ['en', 'Nothing yet. Results stay on this device.'],
    ['fr', 'Rien encore. Les résultats restent sur cet appareil.'],
  ] as const)('in %s say that there are none', (locale, expected) => {
    expect(textIn(renderToString(<Results {...ofWaits(speak(locale), locale)} />))).toBe(expected);
  });

  test.each([
    ['find-waits/13/pure', '13 tiles, one suit', '13 tuiles, d’une seule famille'],
    [
      'find-waits/13/pure/6',
      '13 tiles, one suit, 6 winning tiles or more',
      '13 tuiles, d’une seule famille, 6 tuiles gagnantes ou plus',
    ],
    ['find-waits/7/honours', '7 tiles, suits and honours', '7 tuiles, avec honneurs'],
    ['find-waits/formulas', 'the book’s formulas', 'formules du livre'],
    ['find-waits/own', 'own hands', 'vos propres mains'],
    ['find-waits/lessons', 'questions in lessons', 'questions des leçons'],
    ['find-waits/bygone', 'bygone', 'bygone'],
  ])('call %s “%s”', (skill, english, french) => {
    const named = (['en', 'fr'] as const).map((locale) => {
      const [name] = rowsAfter({ locale, answers: [{ skill }] }).filter(
        (one) => one.name === 'strong',
      );
      return textIn(name?.inner ?? '');
    });
    expect(named).toEqual([english, french]);
  });

  test.each([
    ['chows', 'chows that go together'],
    ['own', 'own hands'],
    ['bygone', 'a former level, bygone'],
  ])('of a drill with topics call %s “%s”', (skill, expected) => {
    expect(levelSkillName('eight', { values: ['chows'] })(speak('en'), skill)).toBe(expected);
  });

  test('give the sums and the mean time in seconds', () => {
    const skill = 'find-waits/4/pure';
    const answers = [
      { skill, right: true, found: 2, spent: 1000 },
      { skill, found: 1, missed: 2, wrong: 3, hints: 4, spent: 2500 },
    ];
    const elements = rowsAfter({ answers });
    const sums = elements.filter(({ name }) => name === 'dd').map(({ inner }) => inner);
    const names = elements.filter(({ name }) => name === 'dt').map(({ inner }) => inner);
    expect(names.map((name, at) => `${name}: ${sums[at]}`)).toEqual([
      'Hands: 2',
      'Right: 1',
      'Missed tiles: 2',
      'Wrong tiles: 3',
      'Hints: 4',
      'Seconds per hand: 1.8',
    ]);
    const french = rowsAfter({ locale: 'fr', answers });
    expect(french.filter(({ name }) => name === 'dd').at(-1)?.inner).toBe('1,8');
  });

  test('are those of the drill alone', () => {
    const answers = ['another-drill/3', 'find-waits/own'].map((skill) => ({ skill }));
    const named = rowsAfter({ answers }).filter(({ name }) => name === 'strong');
    expect(named.map(({ inner }) => inner)).toEqual(['own hands']);
  });

  test('are in the order of their sizes', () => {
    const answers = [13, 4, 10].map((size) => ({ skill: `find-waits/${size}/pure` }));
    const named = rowsAfter({ answers }).filter(({ name }) => name === 'strong');
    expect(named.map(({ inner }) => Number.parseInt(inner, 10))).toEqual([4, 10, 13]);
  });
});

describe('the level', () => {
  const { levels, fields } = levelOf();
  const { series } = VIEW;
  const questions = ['I', 'II', 'XLIX'].map((id) => ({ id, texts: { hand: '34m' } }));
  const store = drillLevels({
    ...{ id: 'level-of-a-test', levels },
    series: series && { ...series, questions },
  });
  const formOf = (given: Texts) => {
    const level = store.choose({ ...FIRST, ...given });
    return elementsIn(
      renderToString(
        <LevelForm
          level={level}
          fields={store.fieldsAt(level)}
          words={fields}
          notes={[]}
          say={speak('en')}
          onPick={() => {}}
        />,
      ),
    );
  };
  /** Each field with its options, the chosen one in brackets. */
  const fieldsOf = (given: Texts): readonly string[] =>
    ofClass(formOf(given), 'field').map(({ inner }) => {
      const parts = elementsIn(inner);
      const label = parts.find(({ name }) => name === 'span')?.inner;
      const options = parts
        .filter(({ name }) => name === 'option')
        .map(({ inner: text, attributes }) => ('selected' in attributes ? `[${text}]` : text));
      return `${label}: ${options.join(', ')}`;
    });
  const FIRST = store.$level.get();

  test('of dealt hands', () => {
    expect(fieldsOf({})).toEqual([
      'Progress: [follows your results], stays at this level',
      'Hands: [dealt by level], the book’s formulas',
      'Tiles in the hand: 1, [4], 7, 10, 13',
      'Tiles of: [one suit], several suits, suits and honours',
      'Winning tiles, at least: [1], 2, 3',
      'Hands that wait on nothing: none, [one in 8], one in 4, one in 2',
      'Order: [sorted], as drawn',
    ]);
  });

  test('of the formulas', () => {
    expect(fieldsOf({ from: 'formulas', formula: 'II', order: 'mixed' })).toEqual([
      'Hands: dealt by level, [the book’s formulas]',
      'Formula: I, [II], XLIX',
      'Order: sorted, [as drawn]',
    ]);
  });

  test.each([
    ['1', 1],
    ['4', 3],
    ['10', 8],
    ['13', 9],
  ] as const)('of %s tiles asks for up to %d waits', (size, most) => {
    const least =
      fieldsOf({ size, pace: 'pinned' }).find((field) => field.startsWith('Winning')) ?? '';
    expect(least.split(', ').at(-1)).toContain(String(most));
  });
});
