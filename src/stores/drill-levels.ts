/** What a drill asks: its level as the reader chose it or an address names it, kept by its id. */
import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { type Level, type LevelField, levelFrom, skillOf, type Texts } from '../engine/drills.ts';
import { earlierText, levelKey, SHARED_LEVEL_KEY } from './storage.ts';

/** Questions that are asked in an order of their own, each varied, in place of dealt ones. */
export interface Series {
  readonly name: string;
  /** The field that names the question which comes next: `formula`. */
  readonly field: string;
  readonly fields: readonly string[];
  readonly questions: readonly { readonly id: string; readonly texts: Texts }[];
}

export interface LevelOptions {
  readonly id: string;
  readonly levels: readonly LevelField[];
  readonly series?: Series | undefined;
}

const FROM = 'from';
const DEALT = 'generated';

function valuesIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    // A level is no loss: it is chosen again in two touches.
    return {};
  }
}

const textsOf = (values: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

const EARLIER_LEVELS: Readonly<Record<string, string>> = {
  'find-waits': 'wait-level',
  'what-discard': 'discard-level',
  'count-hand': 'count-level',
  'settle-table': 'settle-level',
  'which-fans': 'fan-level',
  'total-fans': 'total-level',
  'route-to-eight': 'route-level',
};

/** A level as earlier forms of the site kept it: its name, or a record in other words. */
function earlierLevel(drill: string): Texts {
  const text = earlierText(EARLIER_LEVELS[drill]);
  if (text === undefined) return {};
  if (!text.startsWith('{')) return { level: text };
  const { minWaits: min, sorted, ...named } = valuesIn(text);
  const order = typeof sorted === 'boolean' ? { order: sorted ? 'sorted' : 'mixed' } : {};
  return textsOf({ ...named, min, ...order });
}

const $shared = persistentAtom<Texts>(
  SHARED_LEVEL_KEY,
  textsOf({ edition: earlierText('mcr-edition') }),
  { encode: JSON.stringify, decode: (text) => textsOf(valuesIn(text)) },
);

const seriesFields = ({ name, field, questions }: Series): readonly LevelField[] => [
  { name: FROM, values: [DEALT, name], isMinor: true },
  { name: field, values: questions.map(({ id }) => id), isMinor: true },
];

/** A field of the level asks for dealt questions, that of the series for its own. */
function textsInAddress(
  query: URLSearchParams,
  fields: readonly LevelField[],
  series: Series | undefined,
): Texts {
  const given = fields.flatMap(({ name }) => {
    const text = query.get(name);
    return text === null ? [] : [[name, text] as const];
  });
  const texts = Object.fromEntries(given);
  if (!series || given.length === 0) return texts;
  return { ...texts, [FROM]: series.field in texts ? series.name : DEALT };
}

const placeIn = ({ field, questions }: Series, level: Level): number =>
  questions.findIndex((question) => question.id === level[field]);

export type DrillLevels = ReturnType<typeof drillLevels>;

export function drillLevels({ id, levels, series }: LevelOptions) {
  const fields = [...(series ? seriesFields(series) : []), ...levels];
  const shared = fields.filter(({ isShared }) => isShared);
  const $own = persistentAtom<Level>(levelKey(id), levelFrom(fields, earlierLevel(id)), {
    encode: JSON.stringify,
    decode: (text) => levelFrom(fields, textsOf(valuesIn(text))),
  });
  const withShared = (own: Level, all: Texts): Level => ({
    ...own,
    ...levelFrom(shared, all, own),
  });
  const $level = computed([$own, $shared], withShared);
  const seriesAt = (level: Level): Series | undefined =>
    level[FROM] === series?.name ? series : undefined;

  const choose = (given: Texts): Level => {
    const level = levelFrom(fields, given, $level.get());
    $own.set(level);
    const chosen = levelFrom(shared, level);
    if (shared.length > 0) $shared.set({ ...$shared.get(), ...chosen });
    return level;
  };

  return {
    $level,
    fieldsAt: (level: Level): readonly LevelField[] => {
      const own = seriesAt(level);
      return own
        ? fields.filter(({ name }) => [FROM, own.field, ...own.fields].includes(name))
        : fields.filter(({ name }) => name !== series?.field);
    },
    choose,
    inAddress: (query: URLSearchParams): Texts => textsInAddress(query, fields, series),
    skillAt: (level: Level): string => {
      const own = seriesAt(level);
      return own ? `${id}/${own.name}` : skillOf(id, levels, level);
    },
    modelAt: (level: Level): Series['questions'][number] | undefined => {
      const own = seriesAt(level);
      return own?.questions[placeIn(own, level)];
    },
    advance: (level: Level): void => {
      const own = seriesAt(level);
      const after = own?.questions[(placeIn(own, level) + 1) % own.questions.length];
      if (own && after) choose({ [own.field]: after.id });
    },
  };
}
