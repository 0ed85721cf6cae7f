/** What the tags of lessons may say: a tag that breaks this could not be shown. */
import { tilesFrom } from '../../src/course/positions.ts';
import { setTiles } from '../../src/course/tile-set.ts';
import { DRILLS, findDesk, levelFrom } from '../../src/engine/drills.ts';
import { PURE_SIZES } from '../../src/engine/hand.ts';
import { parseHand } from '../../src/engine/notation.ts';
import { MCR_HANDS } from '../../src/engine/rulesets/mcr/index.ts';
import { loadKit, PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { addressOfFilter, filterFromAddress } from '../../src/stores/atlas/atlas-filter.ts';
import type { Tag } from './mdx.ts';
import {
  readAims,
  readEditions,
  readExercises,
  readFormulas,
  readGlossary,
  readRegisters,
  readWalks,
} from './read.ts';

const EXERCISES = new Set(readExercises().map(({ id }) => id));
const WALKS = new Set(readWalks().map(({ id }) => id));
const WAITS = new Set(
  readExercises().flatMap(({ id, drill }) => (drill === 'find-waits' ? [id] : [])),
);
const EDITIONS = new Set(readEditions().map(({ id }) => id));
const RULES = new Set(readRegisters().map(({ id }) => id));
const WORDS = new Set(readGlossary().map(({ id }) => id));
const AIMED = new Set<string>(readAims().map(({ rules }) => rules));
const FORMULAS = new Set(readFormulas().flatMap(({ id, hand }) => (hand ? [id] : [])));

const isPicture = (hand: string): boolean => hand.split(' ').every((part) => parseHand(part).ok);

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

/** What counts in each rule set, by its id. */
const ROWS = new Map<string, ReadonlySet<string>>(
  await Promise.all(
    PLAYABLE_RULES.map(async (rules) => {
      const agreed = (await loadKit(rules)).withOptions();
      return [rules, new Set(agreed.ok ? agreed.value.items.map(({ id }) => id) : [])] as const;
    }),
  ),
);

/** A row of a scoring table, with tiles to show it by or without. */
const isFan = ({ id = '', rules = 'mcr', hand }: Tag['attributes']): boolean =>
  ROWS.get(rules)?.has(id) === true && (hand === undefined || isPicture(hand));

/** Whether the Atlas takes the filter as it is written. */
function isAtlasFilter(attributes: Tag['attributes']): boolean {
  const query = new URLSearchParams({ size: '13', ...attributes }).toString();
  return addressOfFilter(filterFromAddress(new URLSearchParams(query))) === query;
}

/** The fields of the levels of each drill, by its page. */
const LEVELS = new Map(
  await Promise.all(
    DRILLS.map(async ({ id, page }) => [page as string, (await findDesk(id)).levels] as const),
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

/** What speaks to the answer given. */
const SPEAKING = ['IfRight', 'IfWrong'];
/** What has a place of its own in a lesson, outside of what is folded. */
const UNFOLDED = ['After', 'Exercise', 'Practice', 'Walk'];
/** A sentence about fans may explain a word. */
const EXPLAINED = ['Fan', 'Recipe'];

export const RULES_OF_TAGS: Readonly<Record<string, TagRule>> = {
  After: { takes: ['of'], wraps: true, holds: ({ of = '' }) => EXERCISES.has(of) },
  Aims: { takes: ['of'], wraps: false, holds: ({ of }) => AIMED.has(of ?? '') },
  AtlasLink: { takes: ['waits', 'has', 'on', 'waits has'], wraps: true, holds: isAtlasFilter },
  Census: {
    takes: ['size'],
    wraps: false,
    holds: ({ size }) => PURE_SIZES.some((one) => String(one) === size),
  },
  Completions: { takes: ['id'], wraps: false, holds: ({ id = '' }) => WAITS.has(id) },
  Costs: {
    takes: ['rules points'],
    wraps: false,
    holds: ({ rules = '', points = '' }) => ROWS.has(rules) && /^\d+( \d+)*$/.test(points),
  },
  Edition: { takes: ['of'], wraps: false, holds: ({ of = '' }) => EDITIONS.has(of) },
  Exercise: { takes: ['id'], wraps: false, holds: ({ id = '' }) => EXERCISES.has(id) },
  Fan: { takes: ['id', 'id hand', 'rules id', 'rules id hand'], wraps: true, holds: isFan },
  Figure: { takes: ['hand'], wraps: true, holds: ({ hand = '' }) => isParsed(hand, setTiles) },
  Formula: { takes: ['n'], wraps: false, holds: ({ n = '' }) => FORMULAS.has(n) },
  IfRight: { takes: [''], wraps: true, holds: () => true },
  IfWrong: { takes: [''], wraps: true, holds: () => true },
  Margin: { takes: [''], wraps: true, holds: () => true },
  PlayLink: { takes: [''], wraps: true, holds: () => true },
  Practice: {
    takes: [
      ...[
        'drill level',
        'drill game',
        'drill game level',
        'drill kind',
        'drill game kind',
        'drill size mix min',
      ],
      'drill formula',
    ],
    wraps: false,
    holds: isLevel,
  },
  Recipe: {
    takes: ['of'],
    wraps: true,
    holds: ({ of = '' }) => of.split(' ').every((id) => isFan({ id })),
  },
  Source: {
    takes: ['rule'],
    wraps: false,
    holds: ({ rule = '' }) => rule.split(' ').every((one) => RULES.has(one)),
  },
  Sticks: {
    takes: ['rules of hands'],
    wraps: false,
    holds: ({ rules = '', of = '', hands = '' }) =>
      ROWS.has(rules) && ROWS.has(of) && isPicture(hands),
  },
  Term: { takes: ['id'], wraps: true, holds: ({ id = '' }) => WORDS.has(id) },
  Tiles: { takes: ['of'], wraps: false, holds: ({ of = '' }) => isParsed(of) && !/ /.test(of) },
  Walk: { takes: ['id'], wraps: false, holds: ({ id = '' }) => WALKS.has(id) },
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

/** What may stand in a tag, by the tags that it stands in itself. */
function isPlaced(name: string, around: readonly string[]): boolean {
  const [outer, inner] = around;
  if (SPEAKING.includes(name)) return outer === 'After' && inner === undefined;
  if (outer === 'After') return !UNFOLDED.includes(name) && isPlaced(name, around.slice(1));
  if (outer !== undefined && SPEAKING.includes(outer)) return isPlaced(name, around.slice(1));
  if (outer !== undefined && EXPLAINED.includes(outer) && name === 'Term') return true;
  return outer === undefined || RULES_OF_TAGS[name]?.wraps === false;
}

/** Each tag closes, in its order, and stands where it may. */
export function isNested(tags: readonly Tag[]): boolean {
  const open: string[] = [];
  const isRight = tags.every(({ name, form }) => {
    if (form === 'closing') return open.pop() === name;
    if (!isPlaced(name, open)) return false;
    if (form === 'opening') open.push(name);
    return true;
  });
  return isRight && open.length === 0;
}

/** The exercises above an `After` in the same text are those that it can be about. */
export const isAfterItsExercise = (tags: readonly Tag[]): boolean =>
  tags.every(
    ({ name, attributes: { of } }, at) =>
      name !== 'After' ||
      of === undefined ||
      tags.slice(0, at).some(({ attributes: { id } }) => id === of),
  );

/** A fold hides no heading, which the page leads to. */
export const isHeadingFolded = (body: string): boolean =>
  [...body.matchAll(/<After [^>]*>([\s\S]*?)<\/After>/g)].some(([, told = '']) => /^#/m.test(told));
