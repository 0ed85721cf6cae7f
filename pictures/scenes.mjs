/**
 * What is pictured: addresses below the language, what the device keeps, and what is done there.
 * Questions, hands and games are written down, so that the pictures of two checkouts show the same.
 */
import { readFileSync } from 'node:fs';
import { DRILLS } from '../src/engine/drills.ts';
import { answer } from '../tests/e2e/any-board.ts';
import { QUESTIONS } from './questions.mjs';
import { ROWS, STORAGE } from './reader.mjs';

const check = async (page) => {
  const question = page.locator('.question').first();
  await answer(page);
  await question.locator('.button--main').first().click();
  await question.and(page.locator('[data-judged]')).waitFor();
};

const takeHints = async (page) => {
  const hint = page.locator('.question [data-hint]').first();
  for (let taken = 0; taken < 6; taken++) {
    if ((await hint.getAttribute('aria-disabled')) === 'true') return;
    await hint.click();
  }
};

/** Opens so many of the folds of a page, from the first. */
const unfold = (count) => async (page) => {
  await page.evaluate((most) => {
    const folds = [...document.querySelectorAll('main details:not([open])')];
    for (const fold of folds.filter((one) => one.checkVisibility()).slice(0, most))
      fold.open = true;
  }, count);
};

const FOLDS = 3;

/** A page as it is met, and with its first folds open. */
const folded = (name, path, more = {}) => ({
  ...{ name, path: `{locale}/${path}`, acts: [{ name: 'unfolded', act: unfold(FOLDS) }] },
  ...more,
});

const plain = (name, path, more = {}) => ({ name, path: `{locale}/${path}`, ...more });

/** A drill without a question here is pictured with what it deals first. */
const drills = DRILLS.flatMap(({ page: drill }) => {
  const [first = '', rich] = QUESTIONS[drill] ?? [];
  const address = `drill/${drill}/`;
  const acts = [{ name: 'answered', act: check }];
  return [
    {
      ...plain(address.slice(0, -1), `${address}?${first}`),
      acts: [{ name: 'hints', act: takeHints }, ...acts],
    },
    ...(rich === undefined
      ? []
      : [{ ...plain(`drill/${drill}-rich`, `${address}?${rich}`), acts }]),
  ];
});

const RULES = ['tchou1924', 'vulcain1953', 'encyclopedie', 'mcr', 'riichi'];

const rules = RULES.flatMap((id) => [
  folded(`rules/${id}`, `rules/${id}/`),
  plain(`rules/${id}-summary`, `rules/${id}/summary/`),
  plain(`rules/${id}-points`, `rules/${id}/points/`),
  folded(`rules/${id}-errata`, `rules/${id}/errata/`),
]);

/** At least one of each course, and one with each thing that a lesson can hold. */
const LESSONS = [
  'waits/pair-and-run',
  'waits/five-in-a-row',
  'waits/nine-gates',
  'tchou1924/the-set',
  'tchou1924/seats-and-winds',
  'tchou1924/breach-and-deal',
  'tchou1924/one-tile-short',
  'tchou1924/settling-the-accounts',
  'tchou1924/what-to-discard',
  'vulcain1953/what-to-aim-for',
  'vulcain1953/goulash',
  'encyclopedie/the-hill',
  'mcr/recipes-for-eight',
  'mcr/knitted-hands',
  'riichi/fu',
  'riichi/winning-and-furiten',
  'riichi/turn-and-calls',
];

/** The first position of a lesson, answered wrong until the lesson tells. */
const answerFirst = async (page) => {
  const question = page.locator('.question').first();
  await question.scrollIntoViewIfNeeded();
  await answer(page);
  await question.locator('.button--main').first().click();
  await question.locator('.nudge-line, .verdict-line').first().waitFor();
};

const lessons = LESSONS.map((lesson) => ({
  ...plain(`lesson/${lesson}`, `learn/${lesson}/`),
  acts: [{ name: 'answered', act: answerFirst }],
}));

const EVENING = [
  'four-taps',
  'three-suits',
  'chow-pung-pair',
  'fourteen-tiles',
  'eleven-tiles',
  'winds-and-dragons',
  'pung-chow-or-nothing',
  'ready',
  'kong-and-danger',
];

const deed = (act) => async (page) => {
  await page.locator(`.evening button[data-act="${act}"]:not([data-found])`).first().click();
};

const evening = [
  ...EVENING.map((id) => plain(`evening/${id}`, `learn/first-evening/${id}/`)),
  {
    ...plain('evening/played', 'learn/first-evening/four-taps/'),
    skipsFirst: true,
    acts: [
      { name: 'drawn', act: deed('wall') },
      { name: 'discarded', act: deed('6p') },
      {
        name: 'won',
        act: async (page) => {
          await deed('wall')(page);
          await deed('mah-jong')(page);
        },
      },
    ],
  },
  plain('evening/a-whole-hand', 'learn/first-evening/a-whole-hand/'),
];

const GAMES = readFileSync(new URL('games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** How many moves are made when each is pictured in play: before a claim, or late in the hand. */
const MOVES = { tchou1924: 33, riichi: 78, vulcain1953: 131, mcr: 110, encyclopedie: 48 };

const dealt = ({ game, record }, moves) => ({
  'moineau.table': JSON.stringify({ game, record: { ...record, moves } }),
});

const tables = GAMES.flatMap((game) => {
  const { rules: id, moves } = game.record;
  return [
    plain(`table/${id}`, 'play/', {
      ...{ storage: dealt(game, moves.slice(0, MOVES[id])), ready: '.table-deeds button' },
    }),
    plain(`table/${id}-end`, 'play/', { storage: dealt(game, moves), ready: '.table-totals' }),
  ];
});

const CEREMONY = 'table/?rules=tchou1924&dice=1542&tiles=3';

const ceremony = [
  plain('ceremony/begun', CEREMONY),
  plain('ceremony/act', `${CEREMONY}&act=20`),
  plain('ceremony/dealt', `${CEREMONY}&act=40`),
  plain('ceremony/riichi', 'table/?rules=riichi&dice=1542&tiles=3&act=30'),
];

const kept = { storage: STORAGE, rows: ROWS };

const practice = [
  ...['', 'learn/', 'drill/', 'today/', 'mistakes/', 'skills/', 'settings/'].flatMap((path) => {
    const name = path.slice(0, -1) || 'home';
    return [
      folded(`practice/${name}-new`, path),
      folded(`practice/${name}-kept`, path, { ...kept }),
    ];
  }),
  {
    ...plain('practice/plan', 'mistakes/', kept),
    skipsFirst: true,
    acts: [
      {
        name: 'begun',
        act: async (page) => {
          await page.locator('main .button--main').first().click();
          await page.locator('.plan-bar').waitFor();
        },
      },
      { name: 'answered', act: check },
    ],
  },
  {
    ...plain('practice/results', 'drill/waits/?hand=1166p', kept),
    skipsFirst: true,
    acts: [{ name: 'unfolded', act: unfold(9) }],
  },
];

const HANDS = {
  none: '',
  ready: '1112345678999m',
  discards: '222m34m55667p678s1z',
  complete: '234m5p1f~777z~123s(9999p)*5p',
  wrong: '123m45x6p',
};

/** A hand that losers settle too, corrected, and a drawn one. */
const ACCOUNTS = {
  'moineau.accounts': JSON.stringify({
    ...{ v: 1, rules: 'tchou1924', options: {}, begun: Date.UTC(2026, 10, 28, 19) },
    names: ['Anna', 'Béla', 'Chloé', 'David'],
    lines: [
      ...[48, 60].map((points, at) => ({
        line: at === 0 ? 'hand' : 'change',
        at: 0,
        entry: { end: 'win', winners: [0], from: 2, worths: { 0: points, 1: 8 } },
      })),
      { line: 'hand', entry: { end: 'drawn', kong: true } },
    ],
  }),
};

const tools = [
  ...Object.entries(HANDS).map(([name, hand]) =>
    folded(`tools/analyse-${name}`, `analyse/?hand=${hand}`),
  ),
  folded('tools/atlas', 'atlas/'),
  folded('tools/atlas-filtered', 'atlas/?size=13&waits=8&has=four'),
  plain('tools/search', 'search/?q=furiten'),
  plain('tools/sheets', 'sheets/'),
  plain('tools/sheets-breach', 'sheets/?drill=breach&sheet=7'),
  plain(
    'tools/set',
    'set/#set=%23+T%0Awaits?hand=1113456666788p%0A%3E+Words%0Adiscards?hand=11134566667889p&n=2',
  ),
  plain('tools/play', 'play/'),
  folded('tools/our-table', 'our-table/'),
  folded('tools/accounts', 'accounts/'),
  folded('tools/accounts-evening', 'accounts/', { storage: ACCOUNTS }),
];

const compare = [
  folded('compare/rules', 'compare/'),
  folded('compare/rules-two', 'compare/?first=tchou1924&second=riichi&differ=1'),
  folded('compare/hand', 'compare/hand/?hand=19m19p19s1234567z!9m&how=last-discard'),
  folded('compare/hand-plain', 'compare/hand/?hand=234m5p~777z~123s(9999p)*5p'),
  folded('compare/waits', 'compare/waits/?hand=234m567p345s6788s&seat=S&river=2s'),
  folded('compare/deal', 'compare/deal/?hand=1259m19p19s123467z'),
];

const catalogues = [
  folded('catalogues/formulas', 'formulas/'),
  folded('catalogues/tiles', 'tiles/'),
  folded('catalogues/glossary', 'glossary/'),
  ...['mcr', 'riichi', 'vulcain1953'].map((id) => folded(`catalogues/hands-${id}`, `hands/${id}/`)),
  plain('catalogues/exclusions', 'hands/mcr/exclusions/?hand=no-honors'),
  plain('catalogues/exclusions-many', 'hands/mcr/exclusions/?hand=lesser-honors-and-knitted-tiles'),
  folded('catalogues/correctness', 'correctness/'),
  plain('catalogues/news', 'news/'),
  folded('catalogues/which', 'rules/which/'),
];

const key = (name, wanted) => async (page) => {
  await page.keyboard.press(name);
  await page.locator(wanted).waitFor();
};

const above = [
  {
    ...plain('above/page', 'learn/waits/pair-and-run/'),
    skipsFirst: true,
    acts: [
      { name: 'keys', act: key('?', 'dialog[open]') },
      {
        name: 'search',
        act: async (page) => {
          await page.keyboard.press('Escape');
          await key('/', 'dialog[open]')(page);
        },
      },
      {
        name: 'display',
        act: async (page) => {
          await page.keyboard.press('Escape');
          await page.locator('header summary').first().click();
        },
      },
      {
        name: 'term',
        act: async (page) => {
          await page.keyboard.press('Escape');
          await page.locator('main .term').first().click();
        },
      },
    ],
  },
  plain('above/large-tiles', 'drill/waits/?hand=1112345678999m', {
    storage: { 'moineau.tiles': 'large', 'moineau.names': 'on', 'moineau.marks': 'on' },
  }),
  plain('above/refused', 'drill/waits/?hand=123x'),
  { name: 'above/door', path: '' },
  { name: 'above/not-found', path: 'no/such/page/' },
];

const PAPER = { media: 'print', widths: [768], schemes: ['light'] };

const beforePrint = [
  { name: 'printed', act: (page) => page.evaluate(() => dispatchEvent(new Event('beforeprint'))) },
];

const paper = [
  plain('paper/lesson', 'learn/waits/pair-and-run/', PAPER),
  plain('paper/walk', 'learn/tchou1924/breach-and-deal/', PAPER),
  plain('paper/evening', 'learn/first-evening/four-taps/', PAPER),
  plain('paper/rules', 'rules/tchou1924/summary/', PAPER),
  plain('paper/sheet', 'sheets/?drill=waits&sheet=7', PAPER),
  plain('paper/compare', 'compare/', PAPER),
].map((scene) => ({ ...scene, skipsFirst: true, acts: beforePrint }));

export const SCENES = [
  ...drills,
  ...lessons,
  ...evening,
  ...tables,
  ...ceremony,
  ...practice,
  ...compare,
  ...tools,
  ...catalogues,
  ...rules,
  ...above,
  ...paper,
];
