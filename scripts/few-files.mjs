/**
 * What is loaded together is packed together: on a slow line a request costs more than the bytes
 * that a page could have done without. Left alone, the bundler makes a file of whatever the same
 * entries share, which is a hundred small files before a drill's board.
 */

/** A row is a file. It takes what it imports along, unless an earlier row has it. */
const SCRIPTS = {
  page: /preload-helper|src.(stores.device.(idle|still|failure)|components.parts.with-styles|course.(links|rulebooks))\b/,
  preact:
    /node_modules.(preact|@astrojs.preact|nanostores.(atom|map|lifecycle|clean-stores)|@nanostores.persistent)|src.(i18n.(speak|locales|page-words)|engine.core.(result|fields)|components.parts.(use-(store|later|say)|Button)|stores.device.(storage|persistent|worker-caller|own-worker))\b/,
  tile: /src.(engine.core.(group|tile|wind)|i18n.hand.(tile|player)-names|components.tiles.(Tile|MeldTiles|meld-faces|TileRow))\.tsx?/,
  keys: /src.components.parts.use-(feedback|keys|flip)\.ts/,
  notation: /engine.core.(hand|notation|plain-tiles|red-fives|tile-counts|tokens|unicode)\.ts/,
  notices: /src.components.parts.(desks|Notices)\.tsx?/,
  field: /src.(engine.drills.drill|components.drills.Island)\.tsx?/,
  rulesets: /src.engine.rulesets.(index|levels)\.ts/,
  settings: /src.(stores.device.(settings|setting-values)\.ts|components.site.settings-controls)/,
  choices:
    /src.stores.(device.(own-rules|our-table|our-agreements|persistent-word|always-rules)|question.(drill-levels|texts-in)|record.(ladder|later|waiting))\.ts|src.(components.(answer.labels|drills.topic-level)|i18n.(skill-names|claims.drill-levels))\.ts/,
  question:
    /src.(stores.(question.(drill-session|drill-source|on-board)|drafts.figures)|components.(answer.Stage|parts.(clock|Unbroken)|drills.(judgement|view)))\.tsx?/,
  boards:
    /src.(components.(parts.Fold|answer.(own-wind|level-words)|boards.(HandBoard|HandPicture|GroupedTiles|FamilyRows|families|TileChoice|MeldsOnTable|pick-mark|PickList))|stores.drafts.pick-draft|engine.drills.order|i18n.(rules-name|hand.situation-words))\.tsx?/,
  exercise: /src.(components.drills.Exercise|stores.question.drill-exercise)\.tsx?/,
  river:
    /src.(stores.drafts.discard-view\.ts|components.(boards.(Discard(Board|Sign)|OwnRiver|OpenSeats)\.tsx|boards.(discard|own-river|open-seats)\.css\?url|drills.may-i-claim.claims\.css\?url))/,
  figures: /src.components.boards.(FigureField|ScoredHand|GroupsBeside)\.tsx/,
  days: /src.(course.calendar|i18n.(dates|delivery.fetch-words))\.ts/,
  typed:
    /src.(engine.core.lenient|i18n.(echo|errors.(errors|value-error))|components.parts.use-debounced)\.ts/,
  suits: /src.engine.hand.pure-hands\.ts/,
  waits: /src.(engine.drills.waits.wait-level|stores.drafts.wait-draft|i18n.waits.wait-words)\.ts/,
  claims:
    /src.(i18n.claims.claim-names|components.boards.ClaimedTile|engine.drills.claims.levels)\.ts/,
  names: /src.i18n.(money|hand.place-name|scores.score-names)\.ts/,
  values: /src.i18n.scores.value-names\.ts/,
  payments: /src.engine.scoring.settlement\.ts/,
  accounts: /src.(components.boards.SettleTable|stores.drafts.settle-view)\.tsx?/,
  dice: /src.(components.table.Dice|engine.core.seat)\.tsx?/,
  walls: /src.(components.table.WallRing|engine.table.dice)\.tsx?/,
  picks:
    /src.(components.drills.table.HandAskBoard|i18n.table.table-prompt|stores.drafts.table-draft)\.tsx?/,
  table: /src.(components.drills.table.view|engine.drills.table.levels)\.tsx?/,
  discards: /src.(components.drills.what-discard.view|engine.drills.discards.discard-level)\.tsx?/,
  which: /src.components.drills.which-rules.(view|PlainLine)\.tsx/,
  safe: /src.(components.drills.(what-is-safe|push-or-fold).view|i18n.table.(safe-words|push-names))\.tsx?/,
  picker: /src.components.picker.(ExtraFields|HowToWrite|Palette|TilesToTap)\.tsx/,
  settling:
    /src.(components.drills.settle-table.(view|settle-places)|engine.drills.settling.settle-asks)\.tsx?/,
  'open-table': /src.(components.table.at-page|stores.table.(open-table|table-memory))\.ts/,
};

/**
 * What the workers fetch: what all drills have in common, what all rule sets have, what some kinds
 * of drills ask for, then each rule set as one file. What it teaches beside its table and its
 * payments is another.
 */
const ENGINE = {
  waits: /src.engine.drills.(waits\/|desk\.ts)/,
  rules:
    /src.engine.((scoring|table)\/|core.(load-each|memoize)\.ts|shapes.(reach\/|(common|discards|distances|honors-and-knitted|loose-tiles|seven-pairs|thirteen-orphans|trial-hand|waits)\.ts)|hand.discard-reader\.ts|drills.(asked-rules|drill|rungs|open-tiles|hand-tiles)\.ts|rulesets.(index|levels|reaches|teachings|table-teachings)\.ts)/,
  scored: /src.engine.drills.scoring.(position|lines|dealer|hand-dealer)\.ts/,
  discards:
    /src.engine.drills.discards.(discard-(level|rules|question|verdict)|ranked-discards)\.ts/,
  moves:
    /src.engine.(play.(abort|claim-worth|extras|hand-state|kongs|lawful|markers|red-choices|wins?)|drills.hand-in-play)\.ts/,
  play: /src.engine.play.(apply|move|outcome|partner|refusal|seat-view|self-play|setup)\.ts/,
  told: /src.engine.play\//,
  judge: /src.engine.judge\//,
  danger: /src.engine.drills.(safe\/|push-fold\/|seen-table|played-views)/,
  mcr: /src.engine.rulesets.mcr.(?!reach|teaching.(?!table|settling))/,
  vulcain1953: /src.engine.rulesets.vulcain1953.(?!teaching.(?!table|settling))/,
  tchou1924: /src.engine.rulesets.tchou1924.(?!teaching.(?!table|settling))/,
  encyclopedie: /src.engine.rulesets.encyclopedie/,
  riichi: /src.engine.rulesets.riichi.(?!teaching.(?!table|settling))/,
  reach: /src.engine.rulesets.mcr.reach/,
};

/** The styles of every page, of every question, of the pages of drills, of lessons. */
const SHEETS = {
  frame:
    /src.(styles\/|layouts\/|components.site.(Brand|Header|Foot|Failure|PracticeNav|site)\b).*(\.css$|type=style)/,
  question:
    /src.components.(answer.(stage|answers|solved)|boards.(board|settle|score-sheet|figure-field))\.css$/,
  drill:
    /src.components.answer.(drill|finder|key-hints)\.css$|(Page|Report|\[drill\])\.astro\?.*type=style/,
  lesson: /src.components.*(Source|Term|FormulaReadings|TileStrip)\.astro\?.*type=style/,
};

const split = (...tables) => {
  const rows = tables.flatMap((table) => Object.entries(table));
  const groups = rows.map(([name, test], at) => ({ name, test, priority: rows.length - at }));
  return { output: { codeSplitting: { groups } } };
};

/** @returns {import('vite').Plugin} */
export const fewFiles = () => ({
  name: 'few-files',
  config: () => ({ worker: { rolldownOptions: split(ENGINE) } }),
  configEnvironment: (name) => ({
    build: { rolldownOptions: name === 'client' ? split(SHEETS, SCRIPTS) : split(SHEETS) },
  }),
});
