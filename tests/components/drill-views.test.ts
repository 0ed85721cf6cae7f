/** The views of the drills: what each says of its drill is what the engine says. */
import { describe, expect, test } from 'vitest';
import { type PageView, pageView } from '../../src/components/drills/view.ts';
import { loadView } from '../../src/components/drills/views.ts';
import { plainDrillData } from '../../src/course/drill-data.ts';
import {
  DRILLS,
  type DrillEntry,
  type DrillTypes,
  findDesk,
  type LevelField,
  levelFrom,
  skillOf,
  valuesOf,
} from '../../src/engine/drills.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { speak } from './render.ts';

type Page = PageView<DrillTypes, unknown>;

async function viewOf(row: DrillEntry): Promise<Page> {
  const handed = await plainDrillData(row);
  return pageView(await loadView(handed.board), handed);
}

const VIEWS: Page[] = [];
for (const row of DRILLS) VIEWS.push(await viewOf(row));

test('every drill has its view', () => {
  expect(VIEWS.map(({ id }) => id)).toEqual(DRILLS.map(({ id }) => id));
});

/** Texts that are nothing in any part of any question: 300 letters, and 100 kB that go backwards. */
const HOSTILE = ['A'.repeat(300), `\u{202E}${'x'.repeat(100_000)}`];

/** The fields with what they can be at the first level. */
const plain = (fields: readonly LevelField[]) =>
  fields.map((field) => ({ ...field, values: valuesOf(field, levelFrom(fields)) }));

describe.each(VIEWS)('$id', (view) => {
  test('has the parts and the levels of its drill', async () => {
    const desk = await findDesk(view.id);
    expect(view.parts).toEqual(desk.parts);
    expect(plain(view.levels)).toEqual(plain(desk.levels));
  });

  test('has words for each field of its level, and for no other', () => {
    const { series } = view;
    const names = [
      ...view.levels.map(({ name }) => name),
      ...(series ? ['from', series.field] : []),
    ];
    expect(Object.keys(view.fields).sort()).toEqual(names.sort());
  });

  test('refuses in each part what is none, by its name and without repeating it', async () => {
    const { ask, parts } = await findDesk(view.id);
    const describeError = await view.errors();
    for (const part of parts) {
      for (const text of HOSTILE) {
        const asked = ask({ [part]: text });
        // A part may be passed over as long as another one is missing: that one is named then.
        if (asked.ok) throw new Error(`${part} takes ${text.slice(0, 5)}`);
        expect(parts).toContain(asked.error.part);
        for (const locale of LOCALES) {
          const why = describeError(speak(locale), asked.error.error);
          expect([part, why]).toEqual([part, expect.stringMatching(/^.{3,300}$/u)]);
          expect([part, why]).not.toEqual([part, expect.stringMatching(/A{100}|x{100}|\u{202E}/u)]);
        }
      }
    }
  });

  test('asks for texts that are parts', () => {
    const asked = [...view.own.map(({ part }) => part), ...Object.keys(view.refused ?? {})];
    expect(asked.filter((part) => !view.parts.includes(part))).toEqual([]);
  });

  test.each(LOCALES)('in %s names every value and every skill', (locale) => {
    const say = speak(locale);
    for (const field of view.levels) {
      for (const value of valuesOf(field, levelFrom(view.levels))) {
        const level = levelFrom(view.levels, { [field.name]: value });
        const name = view.fields[field.name]?.valueName?.(say, value) ?? value;
        const skill = skillOf(view.id, view.levels, level).slice(view.id.length + 1);
        expect(name).not.toBe('');
        expect(view.skillName(say, skill)).not.toBe('');
      }
    }
    for (const skill of ['own', 'lessons']) expect(view.skillName(say, skill)).not.toBe(skill);
  });
});
