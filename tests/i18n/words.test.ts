/** The two dictionaries against each other, against the engine's ids, and against what is said. */
import { describe, expect, test } from 'vitest';
import { OTHER_FACTS } from '../../src/components/compare/fact-name.ts';
import { HOLDING_PLACES } from '../../src/components/tools/our-table/holding-places.ts';
import figures from '../../src/content/checked.json' with { type: 'json' };
import { CHANGES, STORIES, TOLD } from '../../src/course/change-schemas.ts';
import { fieldsOf } from '../../src/course/downloads/fields.ts';
import { TABLE_IDS } from '../../src/course/downloads/tables.ts';
import { DRILL_GROUPS } from '../../src/course/drill-row.ts';
import { NEWS_AREAS } from '../../src/course/news-schemas.ts';
import {
  DOUBLINGS,
  FACTS,
  HAND_EXPOSURES,
  HAND_FAMILIES,
  HAND_KONGS,
  HAND_LAST_TILES,
  HAND_WINS,
  IDLE,
  SOURCE_FACTS,
  SUMMARY_PARTS,
} from '../../src/course/rule-schemas.ts';
import { CATALOGUED, PARTS, REGISTERS } from '../../src/course/rulebooks.ts';
import { FORMULA_SHAPES, SOURCES } from '../../src/course/schemas.ts';
import { PLACES } from '../../src/course/timeline-schemas.ts';
import { TOPIC_GROUPS } from '../../src/course/topic-schemas.ts';
import { BOOK_FAULTS, ENTRY_FAULTS } from '../../src/engine/accounts.ts';
import { GROUP_KINDS, MELD_KINDS } from '../../src/engine/core/group.ts';
import { HAND_ENDS, HOUSE_DECISIONS, SET_FAMILIES } from '../../src/engine/core/table-rules.ts';
import { SUITS } from '../../src/engine/core/tile.ts';
import { CLAIM_BARS } from '../../src/engine/drills/claims/claim-bars.ts';
import { CLAIM_TOPICS, WAY } from '../../src/engine/drills/claims/levels.ts';
import { DISCARD_GRADES } from '../../src/engine/drills/discards/discard-worth.ts';
import { TABLE_ACTS } from '../../src/engine/drills/evening/evening-question.ts';
import { EVENING_CODES } from '../../src/engine/drills/evening/evening-reason.ts';
import { WIN_OUTCOMES } from '../../src/engine/drills/furiten/furiten-verdict.ts';
import { PUSH_LEVELS } from '../../src/engine/drills/push-fold/push-levels.ts';
import { COURSES } from '../../src/engine/drills/push-fold/two-courses.ts';
import { SAFE_ERRORS } from '../../src/engine/drills/safe/safe-question.ts';
import { LINES, NUMBERS } from '../../src/engine/drills/safe/safe-rows.ts';
import { SLIPS } from '../../src/engine/drills/scoring/figures.ts';
import { REASON_CODES } from '../../src/engine/drills/table/ask.ts';
import { TABLE_ASKS } from '../../src/engine/drills/table/asks/index.ts';
import { COLLECTIONS } from '../../src/engine/drills/table/asks/plan-play.ts';
import { OWN_ASKS } from '../../src/engine/drills/table/levels.ts';
import { TAKEN_KINDS } from '../../src/engine/drills/takers/takers-dealer.ts';
import { TAKERS_ASKS } from '../../src/engine/drills/takers/takers-question.ts';
import { WAIT_MARKS } from '../../src/engine/drills/waits/find-waits.ts';
import { WAIT_HINTS } from '../../src/engine/drills/waits/wait-proof.ts';
import { CLUES } from '../../src/engine/drills/which-rules/clues.ts';
import { WHICH_SHOWS } from '../../src/engine/drills/which-rules/which-question.ts';
import {
  DISCARD_KINDS,
  DRILLS,
  type DrillEntry,
  findDesk,
  valuesOf,
  WAIT_MIXES,
} from '../../src/engine/drills.ts';
import { WAIT_KINDS } from '../../src/engine/hand/waits.ts';
import { ADVANTAGES } from '../../src/engine/judge/reason.ts';
import { CAUSES } from '../../src/engine/judge/review.ts';
import { BONUS_TILES, HONOURS, WIN_SOURCES, WINDS } from '../../src/engine/notation.ts';
import { ENCYCLOPEDIE_DEFAULTS } from '../../src/engine/rulesets/encyclopedie/config.ts';
import { encyclopedie } from '../../src/engine/rulesets/encyclopedie-kit.ts';
import type { PlayableRules } from '../../src/engine/rulesets/index.ts';
import { SAFETY_BY_RULES, tableLevelsOf } from '../../src/engine/rulesets/levels.ts';
import { MCR_EDITIONS, mcr } from '../../src/engine/rulesets/mcr/index.ts';
import { MCR_GROUNDS } from '../../src/engine/rulesets/mcr/items/row.ts';
import { RIICHI_DEFAULTS } from '../../src/engine/rulesets/riichi/config.ts';
import { riichi } from '../../src/engine/rulesets/riichi/ruleset.ts';
import { MODES, TCHOU1924_DEFAULTS } from '../../src/engine/rulesets/tchou1924/config.ts';
import { THREATS } from '../../src/engine/rulesets/tchou1924/obligation.ts';
import { tchou1924 } from '../../src/engine/rulesets/tchou1924/ruleset.ts';
import { FINES } from '../../src/engine/rulesets/tchou1924/settle.ts';
import { VULCAIN1953_DEFAULTS } from '../../src/engine/rulesets/vulcain1953/config.ts';
import { vulcain1953 } from '../../src/engine/rulesets/vulcain1953/ruleset.ts';
import { PLACE_KINDS, SUPPRESSION_REASONS } from '../../src/engine/scoring/explain.ts';
import { PAYERS, UNLAWFUL_WINS } from '../../src/engine/scoring/score.ts';
import { MONEY_UNITS } from '../../src/engine/scoring/settlement.ts';
import { TAKING_KINDS } from '../../src/engine/scoring/table-teaching.ts';
import {
  loadKit,
  loadTeaching,
  PLAYABLE_RULES,
  SETTLE_TOPICS,
  TRANSFER_KINDS,
} from '../../src/engine/scoring.ts';
import { SIDES } from '../../src/engine/table/across.ts';
import { CEREMONY_PARTS } from '../../src/engine/table.ts';
import { TABLE_ERRORS } from '../../src/i18n/errors/table-errors.ts';
import { TILE_FORMS } from '../../src/i18n/hand/tile-names.ts';
import { ASK_FORMS } from '../../src/i18n/table/table-prompt.ts';
import { HOW_FORMS } from '../../src/i18n/table/table-words.ts';
import { WORDS, type WordKey } from '../../src/i18n/words.ts';
import { SETTINGS } from '../../src/stores/device/setting-values.ts';
import { STORAGE_TROUBLES } from '../../src/stores/device/storage.ts';
import { ROUTE_NEEDS } from '../../src/stores/drafts/route-draft.ts';
import { SEAT_ROLES } from '../../src/stores/drafts/settle-view.ts';
import { THREAD_KINDS } from '../../src/stores/exclusions/exclusion-web.ts';
import { CARD_FILTERS } from '../../src/stores/guide/review.ts';
import { FILE_FAULTS, FILE_PARTS } from '../../src/stores/mine/record-file.ts';
import { SHEET_PARTS } from '../../src/stores/paper/sheet-choice.ts';
import { ANSWER_PARTS } from '../../src/stores/question/report.ts';
import { MASTERIES } from '../../src/stores/record/mastery.ts';
import { OWN_STORES } from '../../src/stores/record/merge-rows.ts';
import { DAY_RESULTS } from '../../src/stores/record/progress.ts';
import { RUN_KINDS } from '../../src/stores/record/rows.ts';
import { FOUND_KINDS } from '../../src/stores/search/site-search.ts';
import { readSources } from '../build/source-files.ts';
import { readEvening } from '../content/read.ts';
import { typographyFlaws } from '../content/typography.ts';
import { ERRORS } from './errors.ts';
import { wordsUsedIn } from './used-words.ts';

const { en, fr } = WORDS;
const KEYS = Object.keys(en) as WordKey[];
const LANGUAGES = ['en', 'fr'] as const;

const kits = await Promise.all(PLAYABLE_RULES.map(loadKit));
const CIRCUMSTANCES = kits.flatMap(({ circumstances }) => circumstances.map(({ id }) => id));

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const forms = (text: string): number => text.split(' | ').length;

describe('the dictionaries', () => {
  test('have the same keys in the same order', () => {
    expect(Object.keys(fr)).toEqual(KEYS);
  });

  test.each(LANGUAGES)('have no empty word in %s', (language) => {
    expect(KEYS.filter((key) => WORDS[language][key].trim() === '')).toEqual([]);
  });

  test('fill in the same things', () => {
    const differing = KEYS.filter(
      (key) => placeholders(en[key]).join() !== placeholders(fr[key]).join(),
    );
    expect(differing).toEqual([]);
  });

  test.each(LANGUAGES)('have no brace in %s that is not filled in', (language) => {
    const loose = KEYS.filter((key) => /[{}]/.test(WORDS[language][key].replace(/\{\w+\}/g, '')));
    expect(loose).toEqual([]);
  });

  test('have a singular and a plural in both languages or in neither', () => {
    expect(KEYS.filter((key) => forms(en[key]) !== forms(fr[key]))).toEqual([]);
    expect(KEYS.filter((key) => forms(en[key]) > 2)).toEqual([]);
  });

  test('differ in every sentence', () => {
    const alike = KEYS.filter(
      (key) => en[key] === fr[key] && /\p{L}+ \p{L}+ \p{L}+/u.test(en[key]),
    );
    expect(alike).toEqual([]);
  });
});

/** Words that are there to be read by those who read the other language. */
const FOREIGN: readonly WordKey[] = ['site.otherLanguage'];

describe.each(LANGUAGES)('the setting of %s', (language) => {
  test.each(KEYS.filter((key) => !FOREIGN.includes(key)))('%s', (key) => {
    // A number stands in its place.
    const text = WORDS[language][key].replaceAll('{n}', '1');
    expect(typographyFlaws(text, language)).toEqual([]);
  });

  test.each(FOREIGN)('%s, which is of the other language', (key) => {
    const other = language === 'en' ? 'fr' : 'en';
    expect(typographyFlaws(WORDS[language][key], other)).toEqual([]);
  });
});

test.each(KEYS)('%s has no guillemets in English', (key) => expect(en[key]).not.toMatch(/[«»]/));

/** The engine says nothing: it has ids of rules, which look like keys. */
const SOURCE_FILES = readSources().filter(
  ({ path }) => !path.startsWith('i18n/words/') && !path.startsWith('engine/'),
);

const codeOf = (path: string): string =>
  SOURCE_FILES.find((file) => file.path === path)?.code ?? '';

const quotedIn = (code: string): readonly string[] =>
  [...code.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);

/** The pages that a file leads its reader to, as its source names them. */
const doorsIn = (path: string): readonly string[] =>
  quotedIn(/const pages = \[([^\]]*)\]/.exec(codeOf(path))?.[1] ?? '');

const HEADER_DOORS = doorsIn('components/site/Header.astro');
const FOOTER_DOORS = doorsIn('components/site/Footer.astro');

/** The rows of the table of 1924 under any agreements. */
const TCHOU_ITEMS = [
  tchou1924.items(TCHOU1924_DEFAULTS),
  tchou1924.items({ ...TCHOU1924_DEFAULTS, flowers: true }),
].flatMap((items) => items.map(({ id }) => id));

/** The rows of the Navy's table under any agreements. */
const NAVY_ITEMS = vulcain1953.items(VULCAIN1953_DEFAULTS).map(({ id }) => id);

/** The rows of the Japanese count under any agreements, and the limits by their names. */
const JAPANESE_ITEMS = riichi.items(RIICHI_DEFAULTS).map(({ id }) => id);
const JAPANESE_LIMITS = [
  ...['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman', 'counted-yakuman'],
];
/** The rows that a hand of the encyclopedia may be counted by, and those of a bare win. */
const ENCYCLOPEDIE_ITEMS = [
  encyclopedie.items(ENCYCLOPEDIE_DEFAULTS),
  encyclopedie.items({ ...ENCYCLOPEDIE_DEFAULTS, points: 'tchou1924', grandsJeux: true }),
].flatMap((items) => items.map(({ id }) => id));

/** The rows of the table of the international rules in any edition. */
const MCR_ITEMS = MCR_EDITIONS.flatMap((edition) => mcr.items({ edition })).map(({ id }) => id);

/** What each rule set teaches, by its own words and those of its drills. */
const TAUGHT = await Promise.all(
  kits.map(async (kit) => ({
    kit,
    rules: kit.id,
    teaching: await loadTeaching(kit.id as PlayableRules),
  })),
);
const DRILLS_TAUGHT = await Promise.all(
  DRILLS.flatMap((row: DrillEntry) => (row.taught ? [{ ...row, taught: row.taught }] : [])).map(
    async ({ id, page, taught }) => ({
      ...taught,
      desk: await findDesk(id),
      words: page,
    }),
  ),
);

/** Those with hands to count in a drill. */
const COUNTED = TAUGHT.filter(({ teaching }) => teaching.drills.length > 0);

/** The agreements of a rule set that a hand is counted by, with their choices but the default ones. */
const agreementsOf = ({ kit, rules }: (typeof TAUGHT)[number]) =>
  kit.scoringOptions.map((name) => ({
    name: `${rules} ${name}`,
    isAmount: typeof kit.defaults[name] === 'number',
    choices: kit.choicesOf(name).filter((choice) => choice !== kit.defaults[name]),
  }));
const AGREEMENTS = COUNTED.flatMap(agreementsOf);

/** The agreements that levels are chosen by, with all their values. */
const OPTIONS = new Map(
  DRILLS_TAUGHT.flatMap(({ rules, desk }) =>
    desk.levels
      .filter(({ isShared }) => isShared)
      .map((field) => [`${rules} ${field.name}`, valuesOf(field, {})] as const),
  ),
);

/** All agreements, for somebody's own table, with the choices that are words. */
const ALL_AGREEMENTS = TAUGHT.flatMap(({ kit, rules }) =>
  [...kit.scoringOptions, ...kit.settlingOptions, ...kit.playingOptions].map((name) => ({
    name: `${rules} ${name}`,
    words: kit.choicesOf(name).filter((choice) => typeof choice === 'string'),
  })),
);

const COMPARED = kits.flatMap(({ id, edition }) => (edition ? [id] : []));
/** Those whose payments look at one seat. */
const LOOKED_AT = ['tchou1924', 'vulcain1953', 'encyclopedie', 'riichi'];
const RULES = COUNTED.map(({ rules }) => rules);
/** What is told beside a hand, by rule set. */
const EXTRAS = kits.flatMap(({ id: rules, extras }) => extras.map(({ id }) => `${rules} ${id}`));
const TYPED = ['hand', 'seat', 'round', 'how', 'from'];

/** What is compared with others, by the names of its figures. */
const COMPARED_WITH = Object.keys(figures).flatMap((name) =>
  name.startsWith('recorded.') ? [name.slice('recorded.'.length)] : [],
);

/** Keys that the sources put together, with what they are made of; what fills several places has spaces. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  'book.end.*': ['false-win', 'aborted', 'annulled'],
  'book.error.*': ENTRY_FAULTS,
  'book.fault.*': BOOK_FAULTS,
  'book.said.*': ['aborted', 'annulled', 'new-game'],
  'play.bird.*': ['dove', 'tit', 'blackbird', 'magpie'],
  'play.partners.*': ['learner', 'steady', 'strong'],
  'play.partners.*.text': ['learner', 'steady', 'strong'],
  'play.pace.*': ['calm', 'once', 'step'],
  'stage.reading.*': ['lesson', 'rule'],
  'counsel.when.*': SETTINGS.coach,
  'counsel.choice.*': ['pass', 'ready', 'win', 'annul', 'abort', 'flower'],
  'counsel.question.*': [...ADVANTAGES, 'further'],
  'counsel.better.*': [...ADVANTAGES, 'further'],
  'counsel.remark.*': [...ADVANTAGES, 'further'],
  'counsel.review.kind.*': ['discard', 'claim', 'kong', 'ready', 'safety'],
  'counsel.review.cause.*': CAUSES,
  'counsel.wall.*': ['who', 'end', 'gain'],
  'outside.error.*': ['unknown-form', 'no-hands', 'three-players', 'hidden-tiles'],
  'run.kind.*': RUN_KINDS,
  'run.outcome.*': ['1', 'h', '0'],
  'mistakes.show.*': CARD_FILTERS,
  'offline.pages.*': ['none', 'refused'],
  'offline.trouble.*': ['full', 'unreachable'],
  'plan.from.*': ['mistakes', 'today', 'set'],
  'today.why.*': ['due', 'stopped', 'next', 'first', 'again', 'open', 'untried', 'easiest', 'long'],
  'skills.mastery.*': MASTERIES,
  'skills.aspect.*': ['waits', 'holds', 'wait'],
  'skills.*.*': [
    ...['2', '3', '4'].map((n) => `holds ${n}`),
    ...['two-sided', 'closed', 'edge', 'pair', 'two-pairs', 'several'].map(
      (kind) => `wait ${kind}`,
    ),
  ],
  'skills.plots.holds.*': ['2', '3', '4'],
  'news.area.*': NEWS_AREAS,
  'safe.error.*': SAFE_ERRORS,
  'safe.seat.*': ['right', 'across', 'left'],
  'safe.why.*': [...LINES, ...NUMBERS, 'free'],
  'safe.why.forbidden.*': THREATS,
  'scene.*': ['left', 'right'],
  'scene.part.*': CEREMONY_PARTS,
  'scene.sits.*': ['below', 'right', 'above', 'left'],
  'scene.short.*': PLAYABLE_RULES,
  '*.agreed.*': AGREEMENTS.flatMap(({ name, isAmount }) => (isAmount ? [name] : [])),
  '*.agreed.*.*': AGREEMENTS.flatMap(({ name, isAmount, choices }) =>
    isAmount ? [] : choices.map((choice) => `${name} ${choice}`),
  ),
  '*.ask.*': TAUGHT.flatMap(({ teaching }) =>
    teaching.drills.flatMap(({ id, asks }) => {
      const page = DRILLS.find((row) => row.id === id)?.page;
      const said = [...new Set(Object.values(asks))].filter((ask) => !/total|enough/.test(ask));
      return said.map((ask) => `${page} ${ask}`);
    }),
  ),
  '*.extra.*': EXTRAS,
  'push.*.*': ['right', 'wrong'].flatMap((how) => COURSES.map((course) => `${how} ${course}`)),
  'push.course.*': [...COURSES, 'declare'],
  'push.error.*': ['no-threat', 'more-to-do', 'one-course', 'other-best', 'too-close'],
  'push.rows.*': COURSES,
  'report.part.*': ANSWER_PARTS,
  'ledger.code.*': [
    ...['not-complete', 'impossible-count', 'unknown-meld', 'losers-do-not-score'],
    ...UNLAWFUL_WINS,
  ],
  'set.fault.*': [
    ...['no-address', 'words-first', 'second-title', 'long-title', 'long-words'],
    ...['long-address', 'newer', 'no-question', 'cut'],
  ],
  'set.into.*': ['added', 'there', 'many', 'lost', 'refused'],
  'set.result.*': ['yes', 'no', 'skipped'],
  'ledger.fact.*': OTHER_FACTS,
  'ledger.win.*': ['start', 'drawn', 'wait'],
  'compare.group.*': TOPIC_GROUPS,
  'changes.*': TOLD,
  'changes.all.*': CHANGES,
  'changes.story.*': STORIES,
  'compare.time.place.*': PLACES,
  'costs.*': ['points', 'discarder', 'others', 'won', 'drawn'],
  'sticks.how.*': ['discard', 'drawn'],
  'sticks.pays.*': ['discarder', 'others', 'all'],
  'dealt.why.*': ['shape', 'role', 'own', 'tiles'],
  'dealt.wins.*': ['drawn', 'none'],
  'lens.why.*': [...UNLAWFUL_WINS, 'unknown-meld', 'below-minimum', 'no-yaku', 'barred'],
  'evening.act.*': TABLE_ACTS,
  'evening.item.*': readEvening().flatMap(({ steps }) => steps.flatMap(({ items }) => items)),
  'evening.why.*': EVENING_CODES,
  '*.falseWin': TAUGHT.flatMap(({ rules, kit }) => (kit.notEnough ? [rules] : [])),
  '*.field.*': TAUGHT.flatMap(({ rules, teaching }) =>
    teaching.figures.map(({ id }) => `${rules} ${id}`),
  ),
  '*.first': LOOKED_AT,
  '*.firstSeat': LOOKED_AT,
  '*.free': TAUGHT.flatMap(({ rules, teaching }) =>
    teaching.figures.some(({ isFree }) => isFree) ? [rules] : [],
  ),
  '*.item.*': [
    ...TCHOU_ITEMS.map((item) => `tchou1924 ${item}`),
    ...NAVY_ITEMS.map((item) => `vulcain1953 ${item}`),
    ...ENCYCLOPEDIE_ITEMS.map((item) => `encyclopedie ${item}`),
    ...MCR_ITEMS.map((item) => `mcr ${item}`),
    ...JAPANESE_ITEMS.map((item) => `riichi ${item}`),
  ],
  '*.level.*': DRILLS_TAUGHT.flatMap(({ words, desk }) =>
    desk.levels
      .slice(0, 1)
      .flatMap((field) => valuesOf(field, {}).map((level) => `${words} ${level}`)),
  ).concat(
    [...CLAIM_TOPICS, WAY].map((topic) => `claim ${topic}`),
    TAKERS_ASKS.map((ask) => `takers ${ask}`),
    Object.values(SAFETY_BY_RULES).flatMap((topics) => topics.map((topic) => `safe ${topic}`)),
    PUSH_LEVELS.flatMap((field) => valuesOf(field, {}).map((level) => `push ${level}`)),
  ),
  '*.limit.*': JAPANESE_LIMITS.map((limit) => `riichi ${limit}`),
  '*.lines': RULES,
  '*.option.*': [...ALL_AGREEMENTS.map(({ name }) => name), ...OPTIONS.keys()],
  '*.option.*.*': [
    ...ALL_AGREEMENTS.flatMap(({ name, words }) => words.map((value) => `${name} ${value}`)),
    ...[...OPTIONS].flatMap(([name, values]) => values.map((value) => `${name} ${value}`)),
  ],
  '*.option.*.note': [...OPTIONS.keys()],
  '*.other': COMPARED,
  '*.own.*': [
    ...DRILLS_TAUGHT.filter(({ board }) => board === 'scoring').flatMap(({ rules, desk }) =>
      TYPED.filter((part) => desk.parts.includes(part)).map((part) => `${rules} ${part}`),
    ),
    ...EXTRAS,
  ],
  '*.preset.*': kits.flatMap(({ id, presets }) =>
    Object.keys(presets).flatMap((name) => [`${id} usual`, `${id} ${name}`]),
  ),
  '*.own.round': ['mcr', 'vulcain1953'],
  '*.own.seat': ['mcr', 'vulcain1953'],
  '*.reach': ['mcr', 'riichi'],
  '*.reach.note': ['mcr', 'riichi'],
  '*.usual': RULES,
  'analyse.roles.*': WIN_SOURCES,
  'accounts.ask.*': ['winner', 'losers', 'all'],
  'accounts.error.*': [
    ...['winner-pays-himself', 'tile-without-winner', 'fine-without-yakuman'],
    ...['fine-without-loser', 'full-fine-without-tile', 'fine-on-cheap-win'],
    ...['impossible-score', 'below-minimum'],
  ],
  'accounts.fine.*': [...FINES, 'liable', 'false-win'],
  'accounts.hint.*': ['high', 'most'],
  'accounts.level.*': SETTLE_TOPICS,
  'accounts.mark.*': ['right', 'turned'],
  'accounts.noNumber.*': MONEY_UNITS,
  'accounts.pays.*': MONEY_UNITS,
  'accounts.right.*': MONEY_UNITS,
  'accounts.won.*': ['discard', 'self'],
  'error.*': [...Object.keys(ERRORS), 'lone-letter'],
  'exclusions.ground.*': MCR_GROUNDS,
  'exclusions.legend.*': THREAD_KINDS,
  'discards.level.*': DISCARD_KINDS,
  'worth.verdict.*': DISCARD_GRADES,
  'claim.advice.*': TAKING_KINDS,
  'claim.bar.*': CLAIM_BARS.filter((bar) => bar !== 'not-enough' && bar !== 'unlawful'),
  'claim.from.*': SIDES,
  'discards.wins.*': ['drawn', 'none'],
  'day.seal.*': [...DAY_RESULTS, 'open', 'later'],
  'day.shared.*': DAY_RESULTS,
  'family.*': [...SUITS, 'z'],
  'finder.mix.*': WAIT_MIXES,
  'finder.results.*': [
    ...['asked', 'right', 'missed', 'wrong', 'hints'],
    ...['formulas', 'own', 'lessons'],
  ],
  'score.error.*': UNLAWFUL_WINS,
  'forbidden.error.*': ['no-win', 'no-chow', 'not-in-chow'],
  'forbidden.hint.kind.*': ['two-sided', 'closed', 'edge'],
  'formulas.shape.*': FORMULA_SHAPES,
  'data.table.*': TABLE_IDS,
  'data.row.*': TABLE_IDS,
  'data.field.*.*': TABLE_IDS.flatMap((table) => [
    ...new Set(fieldsOf(table).map(({ name }) => `${table} ${name.replace(/_(fr|en)$/, '')}`)),
  ]),
  'formulas.slip.heading.*': ['homogeneous', 'heterogeneous'],
  'furiten.ask.*': WIN_SOURCES,
  'furiten.outcome.*': WIN_OUTCOMES,
  'furiten.why.win.*': WIN_SOURCES,
  'group.*': GROUP_KINDS,
  'mcr.item.*': MCR_ITEMS,
  'mcr.option.edition.*': MCR_EDITIONS,
  'named.error.*': ['not-ready', 'not-named'],
  'named.need.*': ['name', 'tiles', 'mark'],
  'paper.amended.*': SHEET_PARTS,
  'play.over.aborted.*': [
    ...['nine-kinds', 'four-winds', 'four-kongs', 'four-ready', 'three-winners'],
  ],
  'play.claim.*': MELD_KINDS,
  'play.length.*': ['hand', 'round', 'game'],
  'play.rules.*': PLAYABLE_RULES,
  'play.seat.*': ['1', '2', '3'],
  'route.error.*': ['no-win', 'not-ready', 'enough-already', 'no-route'],
  'route.need.*': ROUTE_NEEDS,
  'score.ask.*': ['total', 'enough'],
  'score.enough.no.*': ['below-minimum', 'no-yaku'],
  'score.figures.*': ['right', 'wrong'],
  'score.figures.*.short': ['right', 'wrong'],
  'tally.how.*': [...new Set(CIRCUMSTANCES)],
  'score.how.*': [...['lost', 'discard', 'self'], ...new Set(CIRCUMSTANCES)],
  'score.line.*': ['found', 'missed', 'wrong'],
  'score.mark.*': ['right', 'free'],
  'score.may.*': ['right', 'wrong'],
  'score.mayNot.*': ['right', 'wrong'],
  'score.slip.*': SLIPS,
  'sheet.*': SUPPRESSION_REASONS,
  'sheet.pays.*': PAYERS,
  'sheet.place.*': PLACE_KINDS,
  'settle.mode.*': MODES,
  'settle.role.*': SEAT_ROLES.filter((role) => role !== 'first'),
  'checked.match.*-*': ['steady learner', 'strong learner', 'strong steady'],
  'checked.of.*': COMPARED_WITH,
  'checked.with.*': COMPARED_WITH,
  'seek.kind.*': FOUND_KINDS,
  'settle.field.*': MONEY_UNITS,
  'settle.to.*': TRANSFER_KINDS,
  'settle.unit.*': MONEY_UNITS,
  'settle.won.*': ['discard', 'self'],
  'ours.place.*': HOLDING_PLACES,
  'nav.*': [...new Set([...HEADER_DOORS, ...FOOTER_DOORS])],
  'rules.idle.*': IDLE,
  'rules.*.title': REGISTERS,
  'rules.*.description': REGISTERS,
  'rules.*.intro': REGISTERS,
  'rules.*.errata': REGISTERS,
  'rules.*.source': REGISTERS,
  'rules.part.*': Object.values(PARTS).flat(),
  'editions.*': MCR_EDITIONS,
  'editions.*.what': MCR_EDITIONS,
  'hands.ground.*': MCR_GROUNDS.filter((ground) => ground !== 'text'),
  'hands.family.*': HAND_FAMILIES,
  'hands.*.title': CATALOGUED,
  'hands.*.description': CATALOGUED,
  'hands.*.lede': CATALOGUED,
  'hands.*.count': CATALOGUED,
  'hands.exposed.*': HAND_EXPOSURES,
  'hands.last.*': HAND_LAST_TILES,
  'hands.kongs.*': HAND_KONGS,
  'hands.doubled.*': DOUBLINGS,
  'hands.won.*': [...HAND_WINS, 'discard', 'self'],
  'source.*': SOURCES,
  'sources.fact.*': SOURCE_FACTS,
  'errata.kind.*': ['slip', 'open', 'nothing'],
  'mine.fault.*': FILE_FAULTS,
  'mine.of.*': [...OWN_STORES, 'lessons', 'settings'],
  'mine.part.*': FILE_PARTS,
  'mine.persist.*': ['granted', 'open', 'refused'],
  'site.theme.*': SETTINGS.theme,
  'storage.*': STORAGE_TROUBLES,
  'summary.part.*': SUMMARY_PARTS,
  'table.ask.*': [...TABLE_ASKS, ...ASK_FORMS],
  'drills.group.*': DRILL_GROUPS,
  'table.agreed.*': ['doubleTiger', 'southRoundStays'],
  'table.settled.*': HOUSE_DECISIONS,
  'table.amount.*': ['stacks', 'tops', 'tile'],
  'table.by.*': ['discard', 'self'],
  'table.danger.*': THREATS,
  'table.end.*': HAND_ENDS,
  'table.error.*': TABLE_ERRORS,
  'table.family.*': SET_FAMILIES,
  'table.how.*': [...TABLE_ASKS, ...HOW_FORMS],
  'table.kind.*': ['plain', 'honour', 'double'],
  'table.laid.*': ['chow', 'pung', 'kong'],
  'table.lies.*': ['left', 'middle', 'right'],
  'table.side.*': ['left', 'middle', 'right'],
  'table.layer.*': ['top', 'bottom'],
  'table.level.*': ['all', ...PLAYABLE_RULES.flatMap((rules) => Object.keys(tableLevelsOf(rules)))],
  'table.mark.*': ['right', 'missed', 'wrong'],
  'table.round.*': ['same', 'new', 'over'],
  'table.sits.*': ['below', 'right', 'above', 'left'],
  'table.size.*': ['small', 'regular', 'big'],
  'table.plan.*': COLLECTIONS,
  'table.moment.*': ['draw', 'ready', 'claim', 'discard'],
  'table.topic.*': [...new Set<string>(Object.values(OWN_ASKS).flat())],
  'table.why.*': REASON_CODES.filter((code) => code !== 'danger'),
  'takers.ask.*': TAKERS_ASKS,
  'takers.hint.look.*': TAKEN_KINDS,
  'tile.*': [...SUITS, ...HONOURS, ...BONUS_TILES],
  'tile.corner.*': HONOURS,
  'article.*': TILE_FORMS,
  'article.*.bonus': TILE_FORMS,
  'caption.*': [...SUITS, ...HONOURS, ...BONUS_TILES],
  'tile.many.*': HONOURS,
  'wait.*': WAIT_KINDS,
  'waits.mark.*': WAIT_MARKS,
  'which.fact.*': FACTS,
  'whichRules.ask.*': WHICH_SHOWS,
  'whichRules.nothing.*': WHICH_SHOWS,
  'whichRules.tell.*': CLUES,
  'whichRules.verdict.*': ['uncounted', 'not-enough', 'unlawful', 'not-complete'],
  'player.*.*': ['the', 'to', 'of'].flatMap((form) => WINDS.map((wind) => `${form} ${wind}`)),
  'player.*.letter': ['to', 'of'],
  'wind.*': WINDS,
};

/** Each key of a pattern, its places filled one after the other. */
const madeOf = (pattern: string): string[] =>
  (MADE[pattern] ?? []).map((parts) => {
    const places = pattern.split('*').length - 1;
    const filled = places > 1 ? parts.split(' ') : [parts];
    return filled.reduce((key, part) => key.replace('*', part), pattern);
  });

const USED = wordsUsedIn(SOURCE_FILES);

describe('what the sources say', () => {
  test('is made of no other keys than those below', () => {
    expect([...USED.patterns].sort(), 'give the pattern a row in MADE').toEqual(
      Object.keys(MADE).sort(),
    );
  });

  test.each(Object.keys(MADE))('is worded for every %s', (pattern) => {
    expect(madeOf(pattern)).not.toEqual([]);
    expect(madeOf(pattern).filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });

  test('is a key of the dictionaries', () => {
    expect(USED.unknown).toEqual([]);
  });

  test('is everything there is in the dictionaries', () => {
    const made = new Set(Object.keys(MADE).flatMap(madeOf));
    expect(KEYS.filter((key) => !USED.keys.has(key) && !made.has(key))).toEqual([]);
  });

  test('has a sentence for every step of the hints', () => {
    const keys = WAIT_HINTS.filter((step) => step !== 'answer').map((step) => `waits.hint.${step}`);
    expect(keys.filter((key) => !USED.keys.has(key))).toEqual([]);
  });
});
