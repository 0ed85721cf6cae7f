/** Where a reader sees a rule at work, by the names of the engine that the register gives for it. */
import type { Locale } from '../i18n/locales.ts';
import type { WordKey } from '../i18n/words.ts';
import { type PageName, pageHref, rulesOf } from './links.ts';

/** In the order in which the entry of a rule lists them. */
const USES = [
  'count',
  'shape',
  'waits',
  'ceremony',
  'claims',
  'play',
  'settle',
  'agreed',
  'tiles',
  'formulas',
  'atlas',
  'care',
  'taking',
] as const;
type Use = (typeof USES)[number];

/** The names of the engine that count nothing; all others are rows of a score sheet, or sum them. */
const USES_BY_NAME: readonly (readonly [Use, RegExp])[] = [
  ['claims', /claims(?:On)?$/i],
  ['settle', /settle|^liabilityOn$|paymentsOf|^STICKS$|\.fines$|^fineFor$/],
  ['agreed', /_(?:CHOICES|DEFAULTS|OPTIONS)$|^read\w+Options$/],
  [
    'shape',
    /shapes$|^(?:completesHand|readings|isPure|ORDINARY|forbids|UNFINISHED|withAwaitedTile)$/i,
  ],
  ['waits', /^(?:waits|winningTiles|discardsFor)$/],
  ['tiles', /^(?:BONUS_TILES|COPIES|HONOURS|RANKS|SUITS|TILES|setSize)$/],
  ['formulas', /^varyHand$/],
  ['atlas', /^pureHandsByWaits$/],
  ['care', /^(?:collector|plan|firstDiscards|isolatedTiles|threatsOf)$/],
  ['taking', /^takingAdvice$/],
  [
    'ceremony',
    /^(?:breachOf|placeAt|ringIndex|fromHead|fromTail|dealTakings|firstDraw|drawFromRow|drawPlaces|firstStarter|seatReached|seatAfter|seatOfWind|setApart|rankedByThrows|replacementAt|reserveUnder|bringsSecondMarker|throwDice|wallSize|windOf)$/,
  ],
  [
    'play',
    /table$|^(?:afterHands|barredAfter|barredWin|meldRow|mayAnnul|mostWinners|afterWins|mayAbort|abortAfterDiscard|mayDeclareKong|mayDraw|nextRule|nextStarter|nextToPlay|ordinaryDraws|sideOf|turnAfter|wrongSizeOf)$/i,
  ],
];

/** The use of a name of the engine; whatever is not listed counts. */
export const kindOfUse = (name: string): Use =>
  USES_BY_NAME.find(([, names]) => names.test(name))?.[0] ?? 'count';

const usesOf = (names: readonly string[]): readonly Use[] => {
  const found = new Set(names.map(kindOfUse));
  return USES.filter((use) => found.has(use));
};

interface Place {
  readonly word: WordKey;
  readonly page: PageName;
  /** Whether its address takes the rule set. */
  readonly asked?: true;
}

const PLACES: Readonly<Record<Use, Place>> = {
  count: { word: 'ruleUse.count', page: 'analyse', asked: true },
  shape: { word: 'ruleUse.shape', page: 'analyse', asked: true },
  waits: { word: 'ruleUse.waits', page: 'analyse' },
  ceremony: { word: 'ruleUse.ceremony', page: 'ceremony', asked: true },
  claims: { word: 'ruleUse.claims', page: 'play' },
  play: { word: 'ruleUse.play', page: 'play' },
  settle: { word: 'ruleUse.settle', page: 'play' },
  agreed: { word: 'ruleUse.agreed', page: 'analyse', asked: true },
  tiles: { word: 'ruleUse.tiles', page: 'tiles' },
  formulas: { word: 'ruleUse.formulas', page: 'formulas' },
  atlas: { word: 'ruleUse.atlas', page: 'atlas' },
  care: { word: 'ruleUse.care', page: 'table' },
  taking: { word: 'claim.title', page: 'claim' },
};

interface RuleInUse {
  readonly id: string;
  readonly engine: readonly string[];
  /** A hand that shows the rule: the analyser opens with it. */
  readonly shows?: string | undefined;
}

/** The places where a rule is seen at work, with what each does of it. */
export const placesInUse = (locale: Locale, { id, engine, shows }: RuleInUse) =>
  usesOf(engine).map((use) => {
    const { word, page, asked } = PLACES[use];
    const hand = page === 'analyse' && shows ? [`hand=${shows.replaceAll(' ', '')}`] : [];
    const parts = [...hand, ...(asked ? [`rules=${rulesOf(id)}`] : [])];
    const query = parts.length > 0 ? `?${parts.join('&')}` : '';
    return { word, href: pageHref(locale, page) + query };
  });
