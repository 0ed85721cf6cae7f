/** What a drill asks: its level as the reader chose it or an address names it, kept by its id. */
import { computed } from 'nanostores';
import {
  type Level,
  type LevelField,
  levelFrom,
  skillOf,
  type Texts,
  valuesOf,
} from '../engine/drills.ts';
import { alwaysRules } from './always-rules.ts';
import { $row, countInRow, rungAfter } from './in-a-row.ts';
import { $rules } from './own-rules.ts';
import { persistentAtom } from './persistent.ts';
import type { Result } from './progress.ts';
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

const PACE = 'pace';
/** Up and down by the reader's results, or pinned. */
const [CLIMB, PINNED] = ['climb', 'pinned'] as const;
const PACE_FIELD: LevelField = { name: PACE, values: [CLIMB, PINNED], isMinor: true };

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

const withPace = (
  levels: readonly LevelField[],
  ladder: LevelField | undefined,
): readonly LevelField[] => (ladder ? [PACE_FIELD, ...levels] : levels);

/** A rung that is asked for by name is stayed on. */
const pinnedBy = (ladder: LevelField | undefined, given: Texts): Texts =>
  ladder && valuesOf(ladder, {}).includes(given[ladder.name] ?? '')
    ? { [PACE]: PINNED, ...given }
    : given;

/** The rung that a level stands on; one that is none of the ladder leads to its foot. */
function ontoLadder(ladder: LevelField | undefined, level: Level): Level {
  const { name = '', rungs = [] } = ladder ?? {};
  const isOn = level[PACE] !== CLIMB || rungs.includes(level[name] ?? '');
  const [foot] = rungs;
  return isOn || foot === undefined ? level : { ...level, [name]: foot };
}

/** Counts an answer, and goes up or down where the level follows them. */
function climbing(
  { name, rungs = [] }: LevelField,
  { $level, skillAt, choose }: Pick<DrillLevels, '$level' | 'skillAt' | 'choose'>,
  { skill }: Result,
): void {
  const level = $level.get();
  const rung = level[name] ?? '';
  if (level[PACE] !== CLIMB || skill !== skillAt(level)) return;
  const next = rungAfter(rungs, rung, $row.get());
  if (next !== rung) choose({ [name]: next, [PACE]: CLIMB });
}

export type DrillLevels = ReturnType<typeof drillLevels>;

const keptLevel = (id: string, levelOf: (given: Texts) => Level) =>
  persistentAtom<Level>(levelKey(id), levelOf(earlierLevel(id)), {
    encode: JSON.stringify,
    decode: (text) => levelOf(textsOf(valuesIn(text))),
  });

export function drillLevels({ id, levels, series }: LevelOptions) {
  const ladder = levels.find(({ rungs }) => rungs);
  const fields = [...(series ? seriesFields(series) : []), ...withPace(levels, ladder)];
  const shared = fields.filter(({ isShared }) => isShared);
  const $own = keptLevel(id, (given) => levelFrom(fields, pinnedBy(ladder, given)));
  const withShared = (own: Level, all: Texts): Level => ({
    ...own,
    ...levelFrom(shared, all, own),
  });
  const always = alwaysRules(fields);
  const $level = computed([$own, $shared, $rules, always.$here], (own, all, rules, here) =>
    always.over(withShared(own, all), rules, here),
  );
  const seriesAt = (level: Level): Series | undefined =>
    level[FROM] === series?.name ? series : undefined;

  const choose = (given: Texts): Level => {
    const level = ontoLadder(ladder, levelFrom(fields, pinnedBy(ladder, given), $level.get()));
    $own.set(always.keptOf(level, $own.get(), given));
    const chosen = levelFrom(shared, level);
    if (shared.length > 0) $shared.set({ ...$shared.get(), ...chosen });
    return level;
  };

  const skillAt = (level: Level): string => {
    const own = seriesAt(level);
    return own ? `${id}/${own.name}` : skillOf(id, levels, level);
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
    skillAt,
    answered: (result: Result): void => {
      countInRow(result);
      if (ladder) climbing(ladder, { $level, skillAt, choose }, result);
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
