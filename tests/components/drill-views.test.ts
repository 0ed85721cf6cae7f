/** The views of the drills: what each says of its drill is what the engine says. */
import { describe, expect, test } from 'vitest';
import { DISCARD_VIEW } from '../../src/components/drills/discards/DiscardDrill.tsx';
import { routeView } from '../../src/components/drills/minimum/RouteDrill.tsx';
import { scoringView } from '../../src/components/drills/scoring/ScoringDrill.tsx';
import { SETTLE_VIEW } from '../../src/components/drills/settling/SettleDrill.tsx';
import { TABLE_VIEW } from '../../src/components/drills/table/TableDrill.tsx';
import type { DrillView } from '../../src/components/drills/view.ts';
import { WAIT_VIEW } from '../../src/components/drills/waits/WaitDrill.tsx';
import { handedTo } from '../../src/course/handed.ts';
import {
  DRILLS,
  type DrillTypes,
  deskNamed,
  type LevelField,
  levelFrom,
  skillOf,
  valuesOf,
} from '../../src/engine/drills.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { speak } from './render.ts';

type Page = Omit<DrillView<DrillTypes, unknown>, 'Board' | 'rules' | 'onResult'>;

/** The drills that rule sets teach. */
const TAUGHT = (await Promise.all(DRILLS.map(handedTo))).flatMap((handed): readonly Page[] => {
  if (handed.board === undefined) return [];
  return [handed.board === 'scoring' ? scoringView(handed) : routeView(handed)];
});

const VIEWS: readonly Page[] = [WAIT_VIEW, DISCARD_VIEW, SETTLE_VIEW, TABLE_VIEW, ...TAUGHT];

test('every drill has its view', () => {
  expect(VIEWS.map(({ id }) => id).sort()).toEqual(DRILLS.map(({ id }) => id).sort());
});

/** The fields with what they can be at the first level. */
const plain = (fields: readonly LevelField[]) =>
  fields.map((field) => ({ ...field, values: valuesOf(field, levelFrom(fields)) }));

describe.each(VIEWS)('$id', (view) => {
  test('has the parts and the levels of its drill', async () => {
    const desk = await deskNamed(view.id);
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

  test('asks for texts that are parts', () => {
    const asked = [...(view.own ?? []).map(({ part }) => part), ...Object.keys(view.refused ?? {})];
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
