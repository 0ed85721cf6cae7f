/** A row for each drill: its title, its figure, its keys. A new drill adds one row. */

import type { Level, WaitMix } from '../engine/drills.ts';
import { BARRING_RULES, DEFENCE_RULES } from '../engine/scoring.ts';
import { levelName } from '../i18n/claims/drill-levels.ts';
import { openKey, type Say } from '../i18n/speak.ts';
import type { WordKey } from '../i18n/words/index.ts';
import { boardKeys, HINT_KEY, SUIT_KEYS } from './drill-keys.ts';
import type { DrillRow } from './drill-row.ts';
import type { DrillName } from './links.ts';

const FANS_KEYS = boardKeys(
  'keys.fans',
  [[['0–9'], 'keys.fans.digits']],
  [['→'], 'keys.fans.arrows'],
);

const COUNT_KEYS = boardKeys(
  'keys.count',
  [[['1–9'], 'keys.count.digits']],
  [['→'], 'keys.fans.arrows'],
);

/** For all drills about the table. */
const TABLE_DRILL = {
  group: 'table',
  keys: boardKeys('keys.table', [[['1–9'], 'keys.table.digits']]),
  needsScript: 'table.needsScript',
} as const satisfies Partial<DrillRow>;

/** A lesson leads to the whole drill, or to one of its kinds of questions. */
const tableDrill = (title: WordKey, text: WordKey, figure: DrillRow['figure']): DrillRow => ({
  ...TABLE_DRILL,
  ...{ title, text, figure },
  practise: ({ level }, say) =>
    level === undefined
      ? say('learn.practice.drill', { title: say(title) })
      : say('learn.practice.table', { level: say(openKey(`table.topic.${level}`)) }),
});

const atLevel =
  (key: WordKey, words: string) =>
  ({ level = '' }: Level, say: Say): string =>
    say(key, { level: levelName(say, words, level) });

/** In the order of the page that lists them. */
export const DRILL_ROWS: Readonly<Record<DrillName, DrillRow>> = {
  waits: {
    group: 'hand',
    keys: boardKeys(
      'keys.drill',
      [[['1–9'], 'keys.digits'], [['0'], 'keys.none'], SUIT_KEYS],
      [['←', '→'], 'keys.arrows'],
    ),
    title: 'finder.title',
    text: 'finder.description',
    needsScript: 'finder.needsScript',
    figure: { held: '4445s', coming: true },
    practise: ({ formula, size = '', mix, min }, say) =>
      formula === undefined
        ? say('learn.practice.level', {
            size,
            mix: say(`finder.mix.${mix as WaitMix}`),
            n: Number(min),
          })
        : say('learn.practice.formula', { n: formula }),
  },
  kinds: {
    group: 'hand',
    keys: boardKeys(
      'keys.waitKind',
      [[['1–6'], 'keys.waitKind.digits']],
      [['←', '→'], 'keys.waitKind.arrows'],
    ),
    title: 'waitKind.title',
    text: 'waitKind.description',
    needsScript: 'waitKind.needsScript',
    figure: { held: '13m', coming: true },
  },
  left: {
    group: 'hand',
    keys: boardKeys('copies.title', [[['0–9'], 'keys.copies.digits']]),
    ...{ title: 'copies.title', text: 'copies.description' },
    needsScript: 'copies.needsScript',
    figure: { held: '23m4m', coming: true },
  },
  discards: {
    group: 'hand',
    keys: {
      title: 'keys.discards',
      rows: [
        [['←', '→'], 'keys.discards.arrows'],
        [['1–9'], 'keys.discards.digits'],
        [['Enter'], 'keys.discards.enter'],
        HINT_KEY,
        [['P'], 'keys.discards.play'],
      ],
    },
    title: 'discards.title',
    text: 'discards.description',
    needsScript: 'discards.needsScript',
    names: BARRING_RULES,
    figure: { held: '4566p', leaving: '4z' },
    withoutScript: 'discards.judged',
    practise: ({ kind = '' }, say) =>
      say('learn.practice.discards', { level: levelName(say, 'discards', kind) }),
  },
  count: {
    group: 'count',
    keys: COUNT_KEYS,
    title: 'count.title',
    text: 'count.description',
    needsScript: 'count.needsScript',
    figure: { held: '777z55p' },
    practise: atLevel('learn.practice.count', 'count'),
  },
  marks: {
    group: 'count',
    keys: COUNT_KEYS,
    title: 'marks.title',
    text: 'marks.description',
    needsScript: 'count.needsScript',
    figure: { held: '19s67z' },
    practise: atLevel('learn.practice.marks', 'marks'),
  },
  han: {
    group: 'count',
    keys: COUNT_KEYS,
    title: 'han.title',
    text: 'han.description',
    needsScript: 'count.needsScript',
    figure: { held: '234p55z' },
    practise: atLevel('learn.practice.han', 'han'),
  },
  settle: {
    group: 'count',
    keys: boardKeys('keys.accounts', [
      [['1–9'], 'keys.accounts.digits'],
      [['T'], 'keys.accounts.turn'],
    ]),
    title: 'accounts.title',
    text: 'accounts.description',
    needsScript: 'accounts.needsScript',
    figure: { held: '1234z' },
    practise: atLevel('learn.practice.settle', 'accounts'),
  },
  'whose-rules': {
    group: 'count',
    keys: boardKeys('whichRules.title', [[['1–5'], 'keys.whichRules.digits']]),
    title: 'whichRules.title',
    text: 'whichRules.description',
    needsScript: 'whichRules.needsScript',
    figure: { held: '888p22z' },
  },
  seats: tableDrill('drills.seats.title', 'drills.seats.text', {
    ...{ held: '1423z', table: 'seats' },
  }),
  east: tableDrill('drills.east.title', 'drills.east.text', { held: '12z', table: 'east' }),
  breach: tableDrill('drills.breach.title', 'drills.breach.text', {
    ...{ held: '36p', table: 'breach' },
  }),
  deal: tableDrill('drills.deal.title', 'drills.deal.text', { held: '2468s', table: 'deal' }),
  whose: {
    ...tableDrill('drills.whose.title', 'drills.whose.text', { held: '55m', table: 'whose' }),
    group: 'claims',
  },
  kong: {
    ...tableDrill('drills.kong.title', 'drills.kong.text', { held: '7777z', coming: true }),
    group: 'claims',
  },
  table: {
    ...TABLE_DRILL,
    title: 'table.title',
    text: 'table.description',
    figure: { held: '567z', table: 'whole' },
    practise: atLevel('learn.practice.table', 'table'),
  },
  fans: {
    group: 'count',
    keys: FANS_KEYS,
    title: 'fans.title',
    text: 'fans.description',
    needsScript: 'fans.needsScript',
    figure: { held: '147m25p' },
    practise: atLevel('learn.practice.fans', 'fans'),
  },
  total: {
    group: 'count',
    keys: FANS_KEYS,
    title: 'total.title',
    text: 'total.description',
    needsScript: 'fans.needsScript',
    figure: { held: '888p66z' },
    practise: atLevel('learn.practice.total', 'total'),
  },
  eight: {
    group: 'own',
    keys: boardKeys('keys.route', [
      [['←', '→'], 'keys.route.arrows'],
      SUIT_KEYS,
      [['1–9'], 'keys.route.digits'],
    ]),
    title: 'route.title',
    text: 'route.description',
    needsScript: 'route.needsScript',
    figure: { held: '6789s', leaving: '3s' },
    practise: atLevel('learn.practice.eight', 'eight'),
  },
  named: {
    group: 'own',
    keys: boardKeys('keys.named', [SUIT_KEYS, [['1–9'], 'keys.named.digits']]),
    title: 'named.title',
    text: 'named.description',
    needsScript: 'named.needsScript',
    figure: { held: '1123z', coming: true },
    practise: atLevel('learn.practice.named', 'named'),
  },
  exchange: {
    group: 'own',
    keys: boardKeys('keys.exchange', [[['1–9'], 'keys.exchange.digits']]),
    title: 'exchange.title',
    text: 'exchange.description',
    needsScript: 'exchange.needsScript',
    figure: { held: '555p7z', leaving: '3s' },
    practise: atLevel('learn.practice.exchange', 'exchange'),
  },
  claim: {
    group: 'claims',
    keys: boardKeys('claim.title', [[['1–9'], 'keys.claim.digits']]),
    title: 'claim.title',
    text: 'claim.description',
    needsScript: 'claim.needsScript',
    figure: { held: '46p', coming: true },
    practise: ({ game = '', level = '' }, say) =>
      say('learn.practice.claim', {
        level: `${say(openKey(`source.${game}`))}, ${levelName(say, 'claim', level)}`,
      }),
  },
  takers: {
    group: 'claims',
    keys: boardKeys('takers.title', [
      [['1–5'], 'keys.takers.digits'],
      [['0'], 'takers.nobody'],
    ]),
    title: 'takers.title',
    text: 'takers.description',
    needsScript: 'takers.needsScript',
    figure: { held: '67z', coming: true },
  },
  safe: {
    group: 'claims',
    keys: boardKeys('safe.title', [[['1–5'], 'keys.safe.digits']]),
    ...{ title: 'safe.title', text: 'safe.description' },
    needsScript: 'safe.needsScript',
    names: DEFENCE_RULES,
    figure: { held: '47p3z', leaving: '3z' },
    practise: atLevel('learn.practice.safe', 'safe'),
  },
  push: {
    group: 'claims',
    keys: boardKeys('push.title', [[['1', '2'], 'keys.push.digits']]),
    ...{ title: 'push.title', text: 'push.description' },
    needsScript: 'push.needsScript',
    names: BARRING_RULES,
    figure: { held: '56s4m', leaving: '4m' },
    practise: atLevel('learn.practice.push', 'push'),
  },
  furiten: {
    group: 'own',
    keys: boardKeys('furiten.title', [[['1–4'], 'keys.furiten.digits']]),
    title: 'furiten.title',
    text: 'furiten.description',
    needsScript: 'furiten.needsScript',
    figure: { held: '45s', coming: true },
    practise: atLevel('learn.practice.furiten', 'furiten'),
  },
  forbidden: {
    group: 'own',
    keys: boardKeys('forbidden.title', [
      [['1–9'], 'keys.forbidden.digits'],
      [['0'], 'keys.forbidden.none'],
    ]),
    title: 'forbidden.title',
    text: 'forbidden.description',
    needsScript: 'furiten.needsScript',
    figure: { held: '789s', leaving: '6s' },
    practise: atLevel('learn.practice.forbidden', 'forbidden'),
  },
};
