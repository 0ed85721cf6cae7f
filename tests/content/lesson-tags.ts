/** What the tags of lessons may say: a tag that breaks this could not be shown. */
import { tilesFrom } from '../../src/course/positions.ts';
import { setTiles } from '../../src/course/tile-set.ts';
import {
  deskNamed,
  levelFrom,
  valuesOf,
  WAIT_LEVELS,
  WAIT_MIXES,
} from '../../src/engine/drills.ts';
import { MOST_PURE_WAITS, PURE_SIZES } from '../../src/engine/hand.ts';
import { MCR_HANDS } from '../../src/engine/rulesets/mcr/index.ts';
import { SETTLE_TOPICS } from '../../src/engine/scoring.ts';
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

const isWhole = (text: string, most: number): boolean =>
  /^[1-9]\d*$/.test(text) && Number(text) <= most;

/** Whether the wait finder takes the level as it is written, from the address that the tag makes. */
function isLevel({ size = '', mix = '', min = '' }: Tag['attributes']): boolean {
  const known = PURE_SIZES.find((one) => String(one) === size);
  if (known === undefined || !isWhole(min, MOST_PURE_WAITS[known])) return false;
  const level = levelFrom(WAIT_LEVELS, { size, mix, min });
  return WAIT_MIXES.some((one) => one === mix) && level['mix'] === mix && level['min'] === min;
}

/** Whether the Atlas takes the filter as it is written. */
function isAtlasFilter(attributes: Tag['attributes']): boolean {
  const query = new URLSearchParams({ size: '13', ...attributes }).toString();
  return addressOfFilter(filterFromAddress(new URLSearchParams(query))) === query;
}

/** The levels of a drill, by the first of their fields. */
async function levelsOf(drill: string): Promise<readonly string[]> {
  const [field] = (await deskNamed(drill)).levels;
  return field ? valuesOf(field, {}) : [];
}

/** The drills that are set to a level by its name, with those names. */
const LEVELS: Readonly<Record<string, readonly string[]>> = {
  count: await levelsOf('count-hand'),
  settle: SETTLE_TOPICS,
  fans: await levelsOf('which-fans'),
  total: await levelsOf('total-fans'),
  eight: await levelsOf('route-to-eight'),
};

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
    takes: ['size mix min', 'formulas', ...Object.keys(LEVELS)],
    wraps: false,
    holds: ({ formulas, ...level }) => {
      if (formulas !== undefined) return FORMULAS.has(formulas);
      if ('size' in level) return isLevel(level);
      return Object.entries(level).every(([drill, topic]) => LEVELS[drill]?.includes(topic));
    },
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
