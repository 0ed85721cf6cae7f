/**
 * What is loaded together is packed together: on a slow line a request costs more than the bytes
 * that a page could have done without. Left alone, the bundler makes a file of whatever the same
 * entries share, which is a hundred small files before a drill's board.
 */

/** A row is a file. It takes what it imports along, unless an earlier row has it. */
const SCRIPTS = {
  page: /preload-helper|src.(stores.device.(idle|still|failure)|components.parts.styled|course.(links|rulebooks))\b/,
  preact:
    /node_modules.(preact|@astrojs.preact|nanostores.(atom|map|lifecycle|clean-stores)|@nanostores.persistent)|src.(i18n.(speak|locales|page-words)|engine.core.result|components.parts.use-(store|later)|stores.device.(storage|persistent|desk-caller))\b/,
  tile: /src.(engine.core.(group|tile|wind)|i18n.hand.tile-names|components.tiles.(Tile|MeldTiles|meld-faces|TileRow))\.tsx?/,
  players: /src.i18n.hand.player-names\.ts/,
  keys: /src.components.parts.use-(feedback|keys|flip)\.ts/,
  notation: /engine.core.(hand|notation|plain-tiles|red-fives|tile-counts|tokens|unicode)\.ts/,
  notices: /src.components.parts.(desks|Notices)\.tsx?/,
  field: /src.engine.drills.drill\.ts/,
  rulesets: /src.engine.rulesets.index\.ts/,
  settings: /src.(stores.device.(settings|setting-values)\.ts|components.site.settings-controls)/,
  choices:
    /src.stores.(device.(own-rules|persistent-word|always-rules)|question.(drill-levels|texts-in)|record.(ladder|later|waiting))\.ts/,
  question:
    /src.(stores.(question.(drill-session|drill-source|on-board)|drafts.figures)|components.(answer.Stage|parts.clock|drills.judged-later))\.tsx?/,
  boards:
    /src.(components.(answer.(own-wind|level-words)|boards.(HandBoard|GroupedTiles|FamilyRows|families|TileChoice|MeldOnTable|picked|PickList)|drills.taught-level)|stores.drafts.pick-draft|i18n.(claims.drill-levels|hand.situation-words))\.tsx?/,
  exercise: /src.(components.drills.Exercise|stores.question.drill-exercise)\.tsx?/,
  river: /src.components.boards.(Discard(Board|Sign)|River)\.tsx/,
  figures: /src.components.boards.(FigureField|ScoredHand|MadeBeside)\.tsx/,
  days: /src.(course.calendar|i18n.(dates|record.later-words))\.ts/,
  typed: /src.(engine.core.lenient|i18n.(echoed|errors.errors))\.ts/,
  waits:
    /src.(engine.(hand.pure-hands|drills.(order|waits.wait-level))|stores.drafts.wait-draft|i18n.waits.wait-words)\.ts/,
};

/** What the worker of the engine fetches for a drill; a rule set is one file, its teaching another. */
const ENGINE = {
  waits: /src.engine.drills.waits\//,
  discards:
    /src.engine.drills.discards.(discard-(level|rules|question|verdict)|ranked-discards)\.ts/,
  positions: /src.engine.drills.(hand-in-play|scoring.(position|lines|dealer|hand-dealer))\.ts/,
  table: /src.engine.(table|play)\//,
  mcr: /src.engine.rulesets.mcr.(?!teaching.(?!table|settling))/,
  vulcain1953: /src.engine.rulesets.vulcain1953.(?!teaching.(?!table|settling))/,
  scoring: /src.engine.(scoring\/|rulesets.(index|levels|teachings)\.ts)/,
  encyclopedie: /src.engine.rulesets.encyclopedie.(?!teaching.(?!table|settling))/,
  tchou1924: /src.engine.rulesets.tchou1924.(?!teaching.(?!table|settling))/,
  riichi: /src.engine.rulesets.riichi.(?!teaching.(?!table|settling))/,
};

/** The styles of every page, of every question, of the pages of drills, of lessons. */
const SHEETS = {
  frame: /src.(styles\/|layouts\/|components.site.(Brand|Header|Foot|site)\b).*(\.css$|type=style)/,
  question:
    /src.components.(answer.(stage|answers|solved)|boards.(board|settle|score-sheet|figure-field))\.css$/,
  drill:
    /src.components.answer.(drill|finder|key-hints)\.css$|(ScriptPage|Report|\[drill\])\.astro\?.*type=style/,
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
