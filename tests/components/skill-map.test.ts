/** The map of skills: every level of every drill has one place on it, with a name in both languages. */
import { describe, expect, test } from 'vitest';
import { skillName } from '../../src/components/drills/skill-names.ts';
import { skillMap } from '../../src/components/record/skill-map.ts';
import { DRILLS, findDesk, levelFrom, skillOf } from '../../src/engine/drills.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { speak } from './render.ts';

const ladders = await skillMap();
const rungs = ladders.flatMap((ladder) => ladder.rungs.map((rung) => ({ ...rung, ladder })));

const placesOf = (skill: string) => rungs.filter(({ skills }) => new RegExp(skills).test(skill));

describe('the map', () => {
  test('has every drill', () => {
    expect(new Set(ladders.map(({ drill }) => drill.id))).toEqual(
      new Set(DRILLS.map(({ id }) => id)),
    );
  });

  test('has one place for each level on it', () => {
    const odd = rungs.filter(({ skill }) => placesOf(skill).length !== 1);
    expect(odd.map(({ skill }) => skill)).toEqual([]);
  });

  test.each([
    ['find-waits/13/suits', 'find-waits/13/pure'],
    ['find-waits/13/pure/6', 'find-waits/13/pure'],
    ['what-discard/8/seen', 'what-discard/8/lone'],
    ['what-discard/8/river/riichi', 'what-discard/8/lone/riichi'],
    ['may-i-claim/mcr/worth', 'may-i-claim/mcr/worth'],
  ])('counts %s with %s', (skill, place) => {
    expect(placesOf(skill).map((rung) => rung.skill)).toEqual([place]);
  });

  test.each(['find-waits/own', 'find-waits/lessons', 'what-discard/own'])(
    'leaves %s out',
    (skill) => {
      expect(placesOf(skill)).toEqual([]);
    },
  );

  test('leads to the levels that it names', async () => {
    for (const { skill, query, ladder } of rungs) {
      const { levels } = await findDesk(ladder.drill.id);
      const level = levelFrom(levels, Object.fromEntries(new URLSearchParams(query)));
      expect(skillOf(ladder.drill.id, levels, level)).toBe(skill);
    }
  });

  test.each(LOCALES)('names its levels in %s', (locale) => {
    const say = speak(locale);
    const named = rungs.map(({ skill }) => skillName(say, skill));
    expect(named.filter((name) => name === '' || /[a-z]-[a-z]+\/|undefined/.test(name))).toEqual(
      [],
    );
  });
});
