/** What the tags of lessons may say: a tag that breaks this could not be shown. */
import { tilesFrom } from '../../src/course/positions.ts';
import { setTiles } from '../../src/course/tile-set.ts';
import { DRILLS, deskNamed, levelFrom } from '../../src/engine/drills.ts';
import { PURE_SIZES } from '../../src/engine/hand.ts';
import { MCR_HANDS } from '../../src/engine/rulesets/mcr/index.ts';
import { addressOfFilter, filterFromAddress } from '../../src/stores/atlas/atlas-filter.ts';
import type { Tag } from './mdx.ts';
import { readExercises, readFormulas, readGlossary, readRegisters } from './read.ts';

const EXERCISES = new Set(readExercises().map(({ id }) => id));
const WAITS = new Set(
  readExercises().flatMap(({ id, drill }) => (drill === 'find-waits' ? [id] : [])),
);
const RULES = new Set(readRegisters().map(({ id }) => id));
const WORDS = new Set(readGlossary().map(({ id }) => id));
const FORMULAS = new Set(readFormulas().flatMap(({ id, hand }) => (hand ? [id] : [])));

const isParsed = (
  text: string,
  parse: (part: string) => readonly unknown[] = tilesFrom,
): boolean => {
  try {
    return text.split(' ').every((part) => parse(part).length > 0);
  } catch {
    return false;
  }
};

/** Whether the Atlas takes the filter as it is written. */
function isAtlasFilter(attributes: Tag['attributes']): boolean {
  const query = new URLSearchParams({ size: '13', ...attributes }).toString();
  return addressOfFilter(filterFromAddress(new URLSearchParams(query))) === query;
}

/** The fields of the levels of each drill, by its page. */
const LEVELS = new Map(
  await Promise.all(
    DRILLS.map(async ({ id, page }) => [page as string, (await deskNamed(id)).levels] as const),
  ),
);

/** Whether the drill takes the level as it is written, from the address that the tag makes. */
function isLevel({ drill = '', ...written }: Tag['attributes']): boolean {
  const { formula, ...fields } = written;
  if (formula !== undefined && !FORMULAS.has(formula)) return false;
  const level = levelFrom(LEVELS.get(drill) ?? [], fields);
  return Object.entries(fields).every(([name, value]) => level[name] === value);
}

interface TagRule {
  /** The attributes that it takes, one of these lists. */
  readonly takes: readonly string[];
  /** Whether something stands inside. */
  readonly wraps: boolean;
  readonly holds: (attributes: Tag['attributes']) => boolean;
}

export const RULES_OF_TAGS: Readonly<Record<string, TagRule>> = {
  AtlasLink: { takes: ['waits', 'has', 'on', 'waits has'], wraps: true, holds: isAtlasFilter },
  Census: {
    takes: ['size'],
    wraps: false,
    holds: ({ size }) => PURE_SIZES.some((one) => String(one) === size),
  },
  Completions: { takes: ['id'], wraps: false, holds: ({ id = '' }) => WAITS.has(id) },
  Exercise: { takes: ['id'], wraps: false, holds: ({ id = '' }) => EXERCISES.has(id) },
  Figure: { takes: ['hand'], wraps: true, holds: ({ hand = '' }) => isParsed(hand, setTiles) },
  Formula: { takes: ['n'], wraps: false, holds: ({ n = '' }) => FORMULAS.has(n) },
  Practice: {
    takes: ['drill level', 'drill size mix min', 'drill formula'],
    wraps: false,
    holds: isLevel,
  },
  Source: {
    takes: ['rule'],
    wraps: false,
    holds: ({ rule = '' }) => rule.split(' ').every((one) => RULES.has(one)),
  },
  Term: { takes: ['id'], wraps: true, holds: ({ id = '' }) => WORDS.has(id) },
  Tiles: { takes: ['of'], wraps: false, holds: ({ of = '' }) => isParsed(of) && !/ /.test(of) },
  WebLink: {
    takes: ['hand'],
    wraps: true,
    holds: ({ hand }) => MCR_HANDS.some(({ id }) => id === hand),
  },
};

/** A tag that the pages could not show, with why. */
export function flawOf({ name, attributes, form }: Tag): string | undefined {
  const rule = RULES_OF_TAGS[name];
  if (!rule) return `<${name}> is no tag of the lessons`;
  if (form === 'closing') return rule.wraps ? undefined : `</${name}> closes nothing`;
  if (rule.wraps === (form === 'alone')) return `<${name}> stands in the wrong form`;
  const taken = Object.keys(attributes).join(' ');
  if (!rule.takes.includes(taken)) return `<${name}> does not take “${taken}”`;
  return rule.holds(attributes) ? undefined : `<${name}> ${JSON.stringify(attributes)}`;
}

/** The names that close and those that they close, in their order; nothing stands inside another. */
export function isNested(tags: readonly Tag[]): boolean {
  const pairs = tags.filter(({ form }) => form !== 'alone');
  return pairs.every(({ name, form }, at) => {
    const before = pairs[at - 1];
    return form === 'closing'
      ? before?.form === 'opening' && before.name === name
      : pairs[at + 1]?.form === 'closing';
  });
}
