/** All words, an area a file, each with its languages side by side. */
import type { Locale } from '../locales.ts';
import { analyse } from './analyse.ts';
import { answer } from './answer.ts';
import { atlas } from './atlas.ts';
import { book } from './book.ts';
import { changes } from './changes.ts';
import { choice } from './choice.ts';
import { claim } from './claim.ts';
import { compare } from './compare.ts';
import { copiesLeft } from './copies-left.ts';
import { correctness } from './correctness.ts';
import { counsel } from './counsel.ts';
import { count } from './count.ts';
import { data } from './data.ts';
import { discards } from './discards.ts';
import { encyclopedie } from './encyclopedie.ts';
import { errata } from './errata.ts';
import { errors } from './errors.ts';
import { evening } from './evening.ts';
import { exchange } from './exchange.ts';
import { exclusions } from './exclusions.ts';
import { failure } from './failure.ts';
import { fans } from './fans.ts';
import { finder } from './finder.ts';
import { forbidden } from './forbidden.ts';
import { formulas } from './formulas.ts';
import { furiten } from './furiten.ts';
import { glossary } from './glossary.ts';
import { hands } from './hands.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { kong } from './kong.ts';
import { learn } from './learn.ts';
import { ledger } from './ledger.ts';
import { lens } from './lens.ts';
import { mcr } from './mcr.ts';
import { mine } from './mine.ts';
import { mistakes } from './mistakes.ts';
import { nameHand } from './name-hand.ts';
import { newer } from './newer.ts';
import { news } from './news.ts';
import { odds } from './odds.ts';
import { ours } from './ours.ts';
import { outside } from './outside.ts';
import { paper } from './paper.ts';
import { pick } from './pick.ts';
import { play } from './play.ts';
import { push } from './push.ts';
import { questionSet } from './question-set.ts';
import { report } from './report.ts';
import { riichi } from './riichi.ts';
import { rowSearch } from './row-search.ts';
import { ruleUses } from './rule-uses.ts';
import { rules } from './rules.ts';
import { runs } from './runs.ts';
import { safe } from './safe.ts';
import { scene } from './scene.ts';
import { scoring } from './scoring.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { sheet } from './sheet.ts';
import { site } from './site.ts';
import { skills } from './skills.ts';
import { source } from './source.ts';
import { stage } from './stage.ts';
import { sticks } from './sticks.ts';
import { storage } from './storage.ts';
import { table } from './table.ts';
import { tableAsks } from './table-asks.ts';
import { tableDrills } from './table-drills.ts';
import { tableReasons } from './table-reasons.ts';
import { tally } from './tally.ts';
import { tchou1924 } from './tchou1924.ts';
import { tile } from './tile.ts';
import { tileSet } from './tile-set.ts';
import { today } from './today.ts';
import { vulcain1953 } from './vulcain1953.ts';
import { waitKind } from './wait-kind.ts';
import { waits } from './waits.ts';
import { walk } from './walk.ts';
import { wholeHand } from './whole-hand.ts';
import { whose } from './whose.ts';
import { worth } from './worth.ts';

export const AREAS = {
  analyse,
  answer,
  atlas,
  book,
  changes,
  choice,
  claim,
  compare,
  copiesLeft,
  correctness,
  count,
  counsel,
  data,
  discards,
  encyclopedie,
  errata,
  errors,
  evening,
  exchange,
  exclusions,
  failure,
  fans,
  finder,
  forbidden,
  formulas,
  furiten,
  glossary,
  hands,
  help,
  home,
  kong,
  learn,
  ledger,
  lens,
  mcr,
  mine,
  mistakes,
  nameHand,
  news,
  newer,
  odds,
  ours,
  outside,
  paper,
  pick,
  play,
  push,
  questionSet,
  report,
  riichi,
  ruleUses,
  rules,
  runs,
  safe,
  scene,
  scoring,
  search,
  settings,
  share,
  sheet,
  rowSearch,
  site,
  skills,
  source,
  stage,
  sticks,
  storage,
  table,
  tableAsks,
  tableDrills,
  tableReasons,
  tally,
  tchou1924,
  tile,
  tileSet,
  today,
  vulcain1953,
  waitKind,
  waits,
  walk,
  wholeHand,
  whose,
  worth,
} as const;

type Areas = typeof AREAS;
type AsParameter<Area> = Area extends unknown ? (all: Area) => void : never;
type All = AsParameter<Areas[keyof Areas]> extends (all: infer Whole) => void ? Whole : never;

export type WordKey = keyof All & string;

/** A word in any of the languages. */
export type TextOf<Key extends WordKey> = All[Key][Locale];

/** A whole dictionary, worded in some language. */
export type Words = Readonly<Record<WordKey, string>>;
