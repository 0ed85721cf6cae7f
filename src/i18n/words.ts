import { BARRING_RULES, PLAYABLE_RULES } from '../engine/scoring.ts';
import type { Locale } from './locales.ts';
import type { Texts } from './texts.ts';
import { AREAS, type WordKey, type Words } from './words/index.ts';

function wordsIn(locale: Locale): Words {
  const texts: Texts = Object.assign({}, ...Object.values(AREAS));
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text[locale]]),
  ) as Words;
}

/** For the build; code in the browser gets its words as a prop. */
export const WORDS: Readonly<Record<Locale, Words>> = {
  fr: /* @__PURE__ */ wordsIn('fr'),
  en: /* @__PURE__ */ wordsIn('en'),
};

/** The words whose keys begin with one of `areas` (`waits.`, `tile.`). */
export function wordsOf(locale: Locale, areas: readonly string[]): Partial<Words> {
  const wanted = (key: string): boolean => areas.some((area) => key.startsWith(area));
  return Object.fromEntries(Object.entries(WORDS[locale]).filter(([key]) => wanted(key)));
}

/** The first part of a key has no dots in it; what is filled in further on may: `dealt.east`. */
const formOf = (made: string): RegExp =>
  new RegExp(`^${made.replaceAll('.', '\\.').replace(/^\*/, '[^.]+').replaceAll('*', '.+')}$`);

/** Whether a key is one that is said: as it stands, or with stars for what is filled in. */
function matcherOf(said: readonly string[]): (key: string) => boolean {
  const plain = new Set(said);
  const made = said.filter((text) => text.includes('*')).map(formOf);
  return (key) => plain.has(key) || made.some((form) => form.test(key));
}

/** The words of a list like that of `./Analyser.tsx?said`. */
export function wordsSaid(locale: Locale, said: readonly string[]): Partial<Words> {
  const isSaid = matcherOf(said);
  return Object.fromEntries(Object.entries(WORDS[locale]).filter(([key]) => isSaid(key)));
}

export const QUESTION_WORDS = ['stage.', 'waits.', 'wait.', 'tile.', 'group.', 'family.'] as const;

export const DRILL_WORDS = [
  'stage.',
  'drills.title',
  'mistakes.title',
  'answer.',
  'finder.',
  'pick.',
  'family.',
  'storage.',
  'settings.rules.here',
  'source.',
] as const;

/** For drills that count a hand, and its score sheet. */
export const SHEET_WORDS = ['score.', 'sheet.', 'wind.', 'tile.', 'group.', 'error.'] as const;

/** What each rule set calls the rows of its sheet, and its limits. */
export const ROW_NAMES = PLAYABLE_RULES.flatMap((rules) => [`${rules}.item.`, `${rules}.limit.`]);

/** Common to all questions about the table. */
const TABLE_QUESTION = [
  ...['table.seats', 'table.player', 'table.starter', 'table.throws', 'table.dice', 'table.walls'],
  ...['table.noStack', 'table.stack', 'table.copies', 'table.nobody', 'table.openedAt'],
  ...[
    'table.die',
    'table.discards',
    'table.lays',
    'table.wins',
    'table.laid',
    'table.lies.',
    'table.side.',
  ],
  ...['table.marker', 'table.kind.', 'table.draws', 'wind.'],
  ...[
    'stage.',
    'table.right',
    'table.notYet',
    'table.marks',
    'table.mark.',
    'table.family.',
    'table.layer.',
    'table.end.',
  ],
  ...['table.why.', 'table.danger.', 'table.hand', 'table.hint.', 'table.neighbour'],
  ...[
    'table.agreed.',
    'table.settled.',
    'table.amount',
    'table.round.',
    'table.home',
    'table.kongStands',
  ],
  ...['table.sits.', 'table.cited', 'source.', 'sheet.place.'],
  ...['table.ownHand', 'table.by.', 'table.size.', 'tile.', 'group.'],
] as const;

const KONG_MOMENT = ['table.moment.', 'table.left', 'table.noKong'] as const;

export const tableQuestionWords = (ask: string): readonly string[] => [
  ...TABLE_QUESTION,
  ...(ask === 'kong' ? KONG_MOMENT : []),
  ...[`table.ask.${ask}`, `table.how.${ask}`],
];

/** Without those of the levels, of a hand of one's own and of a hand that is played on. */
export const DISCARD_QUESTION = [
  ...['stage.', 'tile.', 'group.', 'wait.', 'waits.partial', 'odds.'],
  ...['discards.hand', 'discards.seen', 'discards.stack', 'discards.choose', 'discards.pick'],
  ...['discards.discard', 'discards.lifted', 'discards.mark.', 'discards.hint.', 'discards.cost.'],
  ...['discards.ready', 'discards.away', 'discards.copies', 'discards.back', 'discards.judged'],
  ...['discards.right', 'discards.alsoRight', 'discards.slip', 'discards.mistake'],
  ...['discards.option', 'discards.others', 'discards.accepts', 'discards.stepIn'],
  ...['discards.after', 'discards.leftover', 'discards.wait'],
] as const;

const DISCARD_UNDER_RULES = [
  ...['source.', 'wind.', 'score.seat', 'score.round', 'furiten.river', 'furiten.noRiver'],
  'furiten.called',
  ...['sheet.place.', 'discards.still', 'discards.wins.', 'analyse.furiten'],
  ...['analyse.roles.', 'reach.', 'sheet.'],
] as const;

/** What the rows are called that a win needs. */
const ROWS_OF_WINS = BARRING_RULES.flatMap((rules) => [`${rules}.item.`, `${rules}.reach`]);

/** Beside the question itself, where a rule set is asked. */
export const DISCARD_PAGE = [...DISCARD_UNDER_RULES, ...ROWS_OF_WINS];

/** What each rule set is called, and the seat that its payments look at. */
export const SEAT_WORDS = [
  ...PLAYABLE_RULES.flatMap((rules) => [`source.${rules}`, `${rules}.first`]),
  'sheet.under',
];

export const SETTLE_QUESTION = [
  ...['stage.', 'accounts.', 'settle.', 'wind.', 'score.needNumber'],
  ...SEAT_WORDS,
] as const;

/** Beside those of its rule set's rows. */
export const NAMED_QUESTION = [
  ...['stage.', 'tile.', 'group.', 'family.', 'waits.mark.', 'waits.proof.leftover'],
  ...['named.hand', 'named.ask.', 'named.names', 'named.mark', 'named.points', 'named.need.'],
  ...['named.right', 'named.wrong', 'named.waits', 'named.ordinary', 'named.win', 'named.hint.'],
] as const;

/** Beside those of its rule set's rows. */
export const EXCHANGE_QUESTION = [
  ...['stage.', 'tile.', 'group.', 'discards.mark.', 'discards.discard'],
  ...['discards.ready', 'discards.away', 'discards.copies'],
  ...['exchange.hand', 'exchange.pass', 'exchange.ask', 'exchange.need', 'exchange.right'],
  ...['exchange.fewer', 'exchange.further', 'exchange.left', 'exchange.ordinary'],
  ...['exchange.hint.'],
] as const;

/** Without those of the levels and of a hand of one's own. */
export const WAIT_KIND_QUESTION = [
  ...['stage.', 'tile.', 'group.', 'wait.', 'waits.hand', 'waits.proof.leftover'],
  ...['waitKind.ask', 'waitKind.kinds', 'waitKind.pickOne', 'waitKind.several', 'waitKind.right'],
  ...['waitKind.wrong', 'waitKind.way', 'waitKind.nextWay', 'waitKind.hint.'],
] as const;

/** Beside all words of its rule set. */
export const ROUTE_QUESTION = [
  ...['stage.', 'tile.', 'group.', 'family.', 'sheet.', 'wind.', 'waits.mark.', 'score.'],
  ...['route.', 'discards.discard', 'discards.mark.'],
] as const;

/** Beside those of its rule set's rows. */
export const FURITEN_QUESTION = [
  ...['stage.', 'tile.', 'group.', 'wind.', 'score.seat', 'score.round', 'sheet.place.'],
  ...['waits.partial', 'waits.proof.leftover', 'furiten.hand', 'furiten.supposed'],
  ...['furiten.undeclared', 'furiten.ask.', 'furiten.river', 'furiten.noRiver', 'furiten.called'],
  ...['furiten.outcome', 'furiten.need', 'furiten.right', 'furiten.wrong'],
  ...['furiten.why.', 'furiten.waits', 'furiten.inRiver', 'furiten.rule', 'furiten.roles'],
  ...['furiten.noRole', 'furiten.hint.'],
] as const;

export const FORBIDDEN_QUESTION = [
  ...['stage.', 'tile.', 'group.', 'sheet.place.', 'discards.mark.', 'discards.discard'],
  ...[
    'forbidden.hand',
    'forbidden.claimed',
    'forbidden.agreed',
    'forbidden.ask',
    'forbidden.pick',
    'forbidden.none',
  ],
  ...['forbidden.need', 'forbidden.right', 'forbidden.wrong', 'forbidden.why.'],
  ...['forbidden.kind.', 'forbidden.same', 'forbidden.twin', 'forbidden.later', 'forbidden.hint.'],
] as const;

export const CLAIM_QUESTION = [
  ...['stage.', 'tile.', 'group.', 'wind.', 'score.seat', 'score.round', 'sheet.place.'],
  ...[
    'source.',
    'score.error.too-many-chows',
    'score.error.claimed-last-tile',
    'score.error.chow-in-goulash',
  ],
  ...['discards.ready', 'discards.away', 'discards.copies', 'furiten.river', 'furiten.noRiver'],
  ...['furiten.called', 'claim.hand', 'claim.from.', 'claim.left', 'claim.kongs', 'claim.exchange'],
  ...['claim.marks', 'claim.choose', 'claim.win', 'claim.pass', 'claim.need', 'claim.none'],
  ...['claim.right', 'claim.wrong', 'claim.why.', 'claim.allowed', 'claim.bar.'],
  ...['claim.compared', 'claim.best', 'claim.hint.'],
] as const;

export type { WordKey, Words };
