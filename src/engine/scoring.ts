/** The list of rule sets, and what a rule set says of a hand: score, reasons, settlement. */
export { loadEach } from './core/load-each.ts';
export { isPlayable, loadKit, PLAYABLE_RULES, type PlayableRules } from './rulesets/index.ts';
export {
  BARRING_RULES,
  DEFENCE_RULES,
  SETTLE_TOPICS,
  settlingOf,
  type TableLevelId,
} from './rulesets/levels.ts';
export { loadReach, type RulesWithReach, reachedBy } from './rulesets/reaches.ts';
export { loadTeaching } from './rulesets/teachings.ts';
export type { Edition, OtherCount } from './scoring/edition.ts';
export { exampleSettlements } from './scoring/example-settlements.ts';
export type { LineSuppression, RulePlace, ScoreLine } from './scoring/explain.ts';
export {
  type ExtraChoice,
  type ExtraRule,
  expectedOf,
  fitsExtra,
  noExtra,
  withExtraTiles,
} from './scoring/extra.ts';
export { hasValue, type Row, type Value } from './scoring/item.ts';
export {
  type AgreedRules,
  agreeableOptions,
  type Kit,
  lawfulWays,
  winningRows,
} from './scoring/kit.ts';
export { formatOption, type OptionError } from './scoring/option.ts';
export type { RowDistance } from './scoring/reach.ts';
export { RULESET_IDS, type RuleId, type RulesetId } from './scoring/rule-id.ts';
export { isUnlawful, type Score, type ScoreError, type Step } from './scoring/score.ts';
export { createScorer } from './scoring/scorer.ts';
export {
  ACCOUNT_PARTS,
  type Account,
  type AccountError,
  type AccountPart,
  type Counter,
  type FalseWin,
  inCounters,
  type MoneyUnit,
  type Settlement,
  settlementOf,
  TRANSFER_KINDS,
  type Transfer,
} from './scoring/settlement.ts';
export type { GoingOut, Sheet } from './scoring/sheet.ts';
export { sheetSteps } from './scoring/sheet-steps.ts';
export { agreementText, besideHand } from './scoring/win-texts.ts';
export type { Worth, WorthTable } from './scoring/worth-table.ts';
