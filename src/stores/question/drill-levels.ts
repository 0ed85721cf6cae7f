/** What a drill asks: its level as the reader chose it or an address names it, kept by its id. */
import { computed, type ReadableAtom } from 'nanostores';
import {
  type Level,
  type LevelField,
  levelFrom,
  skillOf,
  type Texts,
  valuesOf,
} from '../../engine/drills.ts';
import { alwaysRules } from '../device/always-rules.ts';
import { ourAgreements } from '../device/our-agreements.ts';
import { $ourTable } from '../device/our-table.ts';
import { $rules } from '../device/own-rules.ts';
import { persistentAtom } from '../device/persistent.ts';
import {
  earlierText,
  levelKey,
  SHARED_LEVEL_KEY,
  safeStorage,
  stayKey,
  valueIn,
} from '../device/storage.ts';
import { FIRST, ladderOf, rungAfter, rungsOf, startOn } from '../record/ladder.ts';
import type { SkillRow, Skills } from '../record/result.ts';
import { textsIn } from './texts-in.ts';

/** Questions that are asked in an order of their own, each varied, in place of dealt ones. */
export interface Series {
  readonly name: string;
  /** The field that names the question which comes next: `formula`. */
  readonly field: string;
  readonly fields: readonly string[];
  readonly questions: readonly { readonly id: string; readonly texts: Texts }[];
}

interface LevelOptions {
  readonly id: string;
  readonly levels: readonly LevelField[];
  readonly series?: Series | undefined;
}

const FROM = 'from';
const DEALT = 'generated';

/** Dealt questions, whatever the reader has chosen. */
export const DEALT_ONLY: Texts = { [FROM]: DEALT };

const PACE = 'pace';
/** Up and down by the reader's results, or pinned. */
const [CLIMB, PINNED] = ['climb', 'pinned'] as const;
const PACE_FIELD: LevelField = { name: PACE, values: [CLIMB, PINNED], isMinor: true };

/** None where the text is damaged: a level is chosen again in two touches. */
const valuesIn = (text: string): Readonly<Record<string, unknown>> => Object(valueIn(text));

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
  const names = fields.map(({ name }) => name);
  const texts = textsIn(query, names);
  if (!series || Object.keys(texts).length === 0) return texts;
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
  if (!ladder || level[PACE] !== CLIMB) return level;
  const rungs = rungsOf(ladder, level);
  const [foot] = rungs;
  return foot === undefined || rungs.includes(level[ladder.name] ?? '')
    ? level
    : { ...level, [ladder.name]: foot };
}

/** The rungs that a level has, where it follows the reader's results. */
const rungsAt = (ladder: LevelField, level: Level): readonly string[] =>
  level[PACE] === CLIMB ? rungsOf(ladder, level) : [];

/** Up and down by what was answered; a level that was come to stays for a few questions. */
function climbing(
  id: string,
  ladder: LevelField,
  { $level, skillAt, choose }: Pick<DrillLevels, '$level' | 'skillAt' | 'choose'>,
) {
  const key = stayKey(id);
  /** How many answers were given since the level was come to; where nothing is known, a few. */
  const stayed = (): number => Math.abs(Number(safeStorage[key] ?? FIRST)) || 0;
  const stay = (answers: number): void => {
    safeStorage[key] = `${answers}`;
  };
  const stand = (rung: string): void => {
    stay(0);
    choose({ [ladder.name]: rung, [PACE]: CLIMB });
  };
  return {
    onAnswer: ({ skill, last }: Pick<SkillRow, 'skill' | 'last'>): void => {
      const level = $level.get();
      if (skill !== skillAt(level)) return;
      stay(stayed() + 1);
      const rung = level[ladder.name] ?? '';
      const next = rungAfter(rungsAt(ladder, level), { rung, stay: stayed(), last });
      if (next !== rung) stand(next);
    },
    startBy: (skills: Skills): void => {
      const level = $level.get();
      const known = rungsAt(ladder, level).map((rung) => {
        const there = { ...level, [ladder.name]: rung };
        return [rung, skills[skillAt(there)]] as const;
      });
      const start = startOn(known);
      if (start !== undefined) stand(start);
    },
  };
}

/** Questions in an order of their own: which of them a level asks, and the next one. */
function seriesIn(series: Series | undefined, choose: DrillLevels['choose']) {
  const at = (level: Level): Series | undefined =>
    level[FROM] === series?.name ? series : undefined;
  return {
    at,
    fieldsAt: (fields: readonly LevelField[], level: Level): readonly LevelField[] => {
      const own = at(level);
      return own
        ? fields.filter(({ name }) => [FROM, own.field, ...own.fields].includes(name))
        : fields.filter(({ name }) => name !== series?.field);
    },
    modelAt: (level: Level): Series['questions'][number] | undefined => {
      const own = at(level);
      return own?.questions[placeIn(own, level)];
    },
    advance: (level: Level): void => {
      const own = at(level);
      const after = own?.questions[(placeIn(own, level) + 1) % own.questions.length];
      if (own && after) choose({ [own.field]: after.id });
    },
  };
}

export interface DrillLevels {
  /** Whether the reader has not been here before. */
  readonly isNew: boolean;
  readonly $level: ReadableAtom<Level>;
  readonly fieldsAt: (level: Level) => readonly LevelField[];
  readonly choose: (given: Texts) => Level;
  /** What is chosen for one question only. */
  readonly at: (given: Texts) => Level;
  readonly inAddress: (query: URLSearchParams) => Texts;
  readonly skillAt: (level: Level) => string;
  /** Goes up or down, where the level follows the reader's results. */
  readonly onAnswer: (row: Pick<SkillRow, 'skill' | 'last'>) => void;
  /** Goes to where the record says that the reader is. */
  readonly startBy: (skills: Skills) => void;
  readonly modelAt: (level: Level) => Series['questions'][number] | undefined;
  readonly advance: (level: Level) => void;
}

export function drillLevels({ id, levels, series }: LevelOptions): DrillLevels {
  const ladder = ladderOf(levels);
  const fields = [...(series ? seriesFields(series) : []), ...withPace(levels, ladder)];
  const shared = fields.filter(({ isShared }) => isShared);
  const earlier = earlierLevel(id);
  const isNew = safeStorage[levelKey(id)] === undefined && Object.keys(earlier).length === 0;
  const $own = persistentAtom<Level>(levelKey(id), levelFrom(fields, pinnedBy(ladder, earlier)), {
    encode: JSON.stringify,
    decode: (text) => levelFrom(fields, pinnedBy(ladder, textsOf(valuesIn(text)))),
  });
  const withShared = (own: Level, all: Texts): Level => ({
    ...own,
    ...levelFrom(shared, all, own),
  });
  const always = alwaysRules(fields);
  const ours = ourAgreements(shared);
  const $agreed = computed([$shared, $ourTable, ours.$here], (all, table, here) => ({
    ...all,
    ...ours.over(table, here),
  }));
  const $level = computed([$own, $agreed, $rules, always.$here], (own, agreed, rules, here) =>
    always.over(withShared(own, agreed), rules, here),
  );

  const choose = (given: Texts): Level => {
    const level = ontoLadder(ladder, levelFrom(fields, pinnedBy(ladder, given), $level.get()));
    $own.set(always.keptOf(level, $own.get(), given));
    const chosen = ours.keptOf(levelFrom(shared, level));
    if (shared.length > 0) $shared.set({ ...$shared.get(), ...chosen });
    return level;
  };
  const { at: seriesAt, fieldsAt, modelAt, advance } = seriesIn(series, choose);
  const skillAt = (level: Level): string => {
    const own = seriesAt(level);
    return own ? `${id}/${own.name}` : skillOf(id, levels, level);
  };
  const climb = ladder && climbing(id, ladder, { $level, skillAt, choose });

  return {
    ...{ isNew, $level, choose, skillAt, modelAt, advance },
    fieldsAt: (level) => fieldsAt(fields, level),
    at: (given) => levelFrom(fields, given, $level.get()),
    inAddress: (query) => textsInAddress(query, fields, series),
    onAnswer: (row) => climb?.onAnswer(row),
    startBy: (skills) => climb?.startBy(skills),
  };
}
