/** The ids of the register lead somewhere from everywhere: code, lessons, drills, errata. */
import { describe, expect, test } from 'vitest';
import { isDrillName } from '../../src/course/drills.ts';
import { isLevelOf } from '../../src/course/practice.ts';
import { kindOfUse } from '../../src/course/rule-uses.ts';
import { ENCYCLOPEDIE_DEFAULTS } from '../../src/engine/rulesets/encyclopedie/config.ts';
import { encyclopedie } from '../../src/engine/rulesets/encyclopedie-kit.ts';
import { MCR_EDITIONS } from '../../src/engine/rulesets/mcr/config.ts';
import { mcr } from '../../src/engine/rulesets/mcr/ruleset.ts';
import { RIICHI_DEFAULTS } from '../../src/engine/rulesets/riichi/config.ts';
import { riichi } from '../../src/engine/rulesets/riichi/ruleset.ts';
import { TCHOU1924_DEFAULTS } from '../../src/engine/rulesets/tchou1924/config.ts';
import { tchou1924 } from '../../src/engine/rulesets/tchou1924/ruleset.ts';
import { VULCAIN1953_DEFAULTS } from '../../src/engine/rulesets/vulcain1953/config.ts';
import { vulcain1953 } from '../../src/engine/rulesets/vulcain1953/ruleset.ts';
import { readSources } from '../build/source-files.ts';
import { readCourses, readErrata, readFormulas, readRegister, readRegisters } from './read.ts';
import { typographyFlaws } from './typography.ts';

const REGISTER = readRegisters();
const BY_ID = new Map(REGISTER.map((entry) => [entry.id, entry]));
const IDS = new Set<string>(BY_ID.keys());
const ERRATA = {
  tchou1924: readErrata('tchou1924'),
  mcr: readErrata('mcr'),
  vulcain1953: readErrata('vulcain1953'),
  encyclopedie: readErrata('encyclopedie'),
  riichi: readErrata('riichi'),
} as const;
const ALL_ERRATA = Object.values(ERRATA).flat();
const COURSES = readCourses();
const TAUGHT = new Set(COURSES.flatMap(({ lessons }) => lessons.flatMap(({ teaches }) => teaches)));

/** Every row there is, under whatever options. */
const ITEMS = [
  ...[false, true]
    .map((on) => ({ ...TCHOU1924_DEFAULTS, flowers: on, pingHou: on }))
    .flatMap((options) => tchou1924.items(options)),
  ...MCR_EDITIONS.flatMap((edition) => mcr.items({ edition })),
  ...vulcain1953.items(VULCAIN1953_DEFAULTS),
  ...(['none', 'tchou1924'] as const).flatMap((points) =>
    encyclopedie.items({ ...ENCYCLOPEDIE_DEFAULTS, points, grandsJeux: true }),
  ),
  ...riichi.items(RIICHI_DEFAULTS),
].filter(
  ({ id, rule }, at, all) =>
    all.findIndex((other) => other.id === id && other.rule === rule) === at,
);

const COUNTING = ITEMS.filter(({ value }) => (value.points ?? 0) > 0);

const DECLARED = /^(?:export )?(?:async )?(?:const|function|class|interface|type) (\w+)/gm;

/** What files of the engine declare, the parts of its rule sets, and the rows. */
const NAMES = new Set([
  ...readSources()
    .filter(({ path }) => path.startsWith('engine/'))
    .flatMap(({ text }) => [...text.matchAll(DECLARED)].map(([, name]) => name)),
  ...Object.keys(tchou1924).map((name) => `tchou1924.${name}`),
  ...Object.keys(mcr).map((name) => `mcr.${name}`),
  ...Object.keys(vulcain1953).map((name) => `vulcain1953.${name}`),
  ...Object.keys(encyclopedie).map((name) => `encyclopedie.${name}`),
  ...Object.keys(riichi).map((name) => `riichi.${name}`),
  ...ITEMS.map(({ id }) => id),
]);

/** What sums rows, bars them or bounds their sum, and so counts with them. */
const SUMMING =
  /^createScorer$|^explain$|\.(?:items|select|total|compare|losing|notEnough|circumstances|uncounted)$|_(?:MINIMUM|LIMITS|POINTS)$|^(?:basicPoints|yakumanPoints|roundedFu|mcrImplies|markedItems|DOUBLED_BY|doraOf|doubles|windKind)$/;

/** An id with all its parts; a full stop behind it ends the sentence. */
const CITED =
  /\btchou1924(?:\.config\b|\.(?:[IVX]+|term)(?:\.[A-Za-z0-9]+)+)|\bmcr\.(?:intro|rule|table|hand|ex|fig|pay|strat|note|dec)\.\d+|\bvulcain1953\.(?:dec\.)?\d+(?:\.(?:\d+(?:bis)?|pairs|n1))*(?!\.?[\w$])|\briichi\.(?:\d+(?:\.\d+)*|(?:role|fu|points)\.[a-z-]+)(?!\.?[\w$])|(?<!\.)\bencyclopedie\.(?:intro|materiel|but|tuiles|comb|places|muraille|dist|jeu|chow|pung|kong|prio|hidden|fin|comptes|strategie|term|silence)(?:\.[a-z0-9]+)*(?![\w$]|\.\w)/g;

describe('the code', () => {
  test('cites rules that there are', () => {
    const cited = readSources().flatMap(({ path, text }) =>
      [...text.matchAll(CITED)].map(([id]) => ({ path, id })),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ id }) => !IDS.has(id))).toEqual([]);
  });

  test('carries out no rule whose entry does not say so', () => {
    const cited = readSources()
      .filter(({ path }) => path.startsWith('engine/'))
      .flatMap(({ text }) => [...text.matchAll(CITED)].map(([id]) => id));
    const unsaid = [...new Set(cited)].filter((id) => BY_ID.get(id)?.engine.length === 0);
    expect(unsaid).toEqual([]);
  });

  test('has every name that an entry says carries it out', () => {
    const unknown = REGISTER.flatMap(({ id, engine: named }) =>
      named.filter((name) => !NAMES.has(name)).map((name) => `${id}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test.each(ITEMS)('row $id is named by the entry of its rule, $rule', ({ id, rule }) => {
    expect(BY_ID.get(rule)?.engine).toContain(id);
  });

  test.each(COUNTING)(
    'row $id gives the points its entry states',
    ({ rule, value: { points = 0 } }) => {
      const { rule: text, where } = BY_ID.get(rule) ?? {};
      const [en, fr] = [`${where?.item?.en} ${text?.en}`, `${where?.item?.fr} ${text?.fr}`];
      const [thousands, rest] = [Math.floor(points / 1000), String(points % 1000).padStart(3, '0')];
      const stated = new RegExp(`\\b${thousands > 0 ? `${thousands}[,\u202f]${rest}` : points}\\b`);
      expect([en, fr]).toEqual([expect.stringMatching(stated), expect.stringMatching(stated)]);
    },
  );

  test('has a page for every drill that an entry names, and the level it names', () => {
    const named = REGISTER.flatMap(({ id, drills }) =>
      drills.map((drill) => ({ id, page: drill.split('/')[0] ?? '', level: drill.split('/')[1] })),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(
      named.filter(
        ({ id, page, level }) =>
          !isDrillName(page) || (level !== undefined && !isLevelOf(page, level, id)),
      ),
    ).toEqual([]);
  });

  test.each([...new Set(REGISTER.flatMap(({ engine: names }) => names))])(
    '%s is told by the place where it is seen: a score sheet where it counts',
    (name) => {
      const isRow = ITEMS.some(({ id }) => id === name);
      if (isRow) expect(kindOfUse(name)).toBe('count');
      else if (!SUMMING.test(name)) expect(kindOfUse(name)).not.toBe('count');
    },
  );
});

describe('the lessons', () => {
  test('teach entries that there are', () => {
    expect([...TAUGHT].filter((id) => !IDS.has(id))).toEqual([]);
  });

  test('teach every entry of the book of 1924', () => {
    const left = readRegister('tchou1924').filter(({ id }) => !TAUGHT.has(id));
    expect(left.map(({ id }) => id)).toEqual([]);
  });
});

describe('an entry', () => {
  const isUsed = ({ id, engine: names, drills }: (typeof REGISTER)[number]): boolean =>
    names.length > 0 || drills.length > 0 || TAUGHT.has(id);

  test.each(['mcr', 'vulcain1953', 'encyclopedie', 'riichi'] as const)(
    'of %s is taught',
    (rules) => {
      const left = readRegister(rules).filter(({ id }) => !TAUGHT.has(id));
      expect(left.map(({ id }) => id)).toEqual([]);
    },
  );

  test('is no orphan: carried out, taught or drilled, or else it says why not', () => {
    const silent = REGISTER.filter((one) => !isUsed(one) && !one.idle);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('says why not only where there is nothing', () => {
    expect(REGISTER.filter((one) => isUsed(one) && one.idle).map(({ id }) => id)).toEqual([]);
  });
});

describe('the errata', () => {
  /** What concerns the text as a whole, and no rule. */
  const OF_THE_TEXT = ['E44', 'E45', 'F18'];
  const named = new Map(REGISTER.flatMap(({ id, errata }) => errata.map((code) => [code, id])));

  test('of 1924 are numbered without a gap', () => {
    const wanted = ERRATA.tchou1924.map((_, at) => `E${String(at + 1).padStart(2, '0')}`);
    expect(ERRATA.tchou1924.map(({ id }) => id)).toEqual(wanted);
  });

  test.each([
    ['the international rules', ERRATA.mcr, /^M\d\d$/],
    ['the Navy’s rules', ERRATA.vulcain1953, /^V\d\d$/],
    ['the encyclopedia', ERRATA.encyclopedie, /^F\d\d$/],
    ['the Japanese rules', ERRATA.riichi, /^J\d\d$/],
  ])('of %s stand in the order of their numbers', (_, all, code) => {
    const ids = all.map(({ id }) => id);
    expect(ids.every((id) => code.test(id))).toBe(true);
    expect(ids).toEqual([...ids].sort());
  });

  test('each belong to a rule, and are all that rules name', () => {
    const known = ALL_ERRATA.map(({ id }) => id).filter((id) => !OF_THE_TEXT.includes(id));
    expect([...named.keys()].sort()).toEqual(known.sort());
  });

  test('of a formula are those of its entry', () => {
    for (const { id, slips } of readFormulas()) {
      const entry = REGISTER.find((one) => one.id === `tchou1924.VIII.${id}`);
      expect([id, entry?.errata]).toEqual([id, slips.map(({ errata }) => errata)]);
    }
  });

  test.each(ALL_ERRATA)('$id is told in both languages, well set', (erratum) => {
    const { book, known, reading, otherwise, changes } = erratum;
    const texts = [book, known, reading, otherwise, changes === 'nothing' ? undefined : changes];
    for (const text of texts.filter((one) => one !== undefined)) {
      expect(text.en).not.toBe(text.fr);
      for (const one of Object.values(text)) expect(one).toMatch(/^[“«\p{Lu}0-9].*[.?]$/u);
      expect(typographyFlaws(text.en, 'en')).toEqual([]);
      expect(typographyFlaws(text.fr, 'fr')).toEqual([]);
      expect(`${text.en} ${text.fr}`).not.toMatch(
        /\b[EFJMV]\d\d\b|tchou1924|vulcain1953|encyclopedie|mcr\.|riichi\.[\da-z]/,
      );
    }
  });
});
