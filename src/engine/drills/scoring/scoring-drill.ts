/**
 * What a hand is worth, asked in many ways: which lines count, the figures, the total, whether it
 * may go out, who pays. The rule set and what it teaches are given; none is known here.
 */

import type { Wind } from '../../core/wind.ts';
import type { PlayableRules } from '../../rulesets/index.ts';
import { circumstancesToShow } from '../../scoring/circumstance.ts';
import { type ExtraToShow, extrasToShow } from '../../scoring/extra.ts';
import type { RulesetId } from '../../scoring/rule-id.ts';
import type { NotEnough } from '../../scoring/score.ts';
import type { MoneyUnit } from '../../scoring/settlement.ts';
import { deskOf } from '../desk.ts';
import type { Drill, LevelField } from '../drill.ts';
import { risingTopics } from '../rungs.ts';
import { agreementFields, dealOf, keepsScoringPromise, makeQuestion, targetsOf } from './dealer.ts';
import { asksEnough, type FigureField, fieldsOf } from './figures.ts';
import { hintsOn, type ScoringHints } from './hints.ts';
import { offeredLines, rowsInQuestion } from './lines.ts';
import {
  type CountedQuestion,
  countQuestion,
  formatQuestion,
  loadTaught,
  parseQuestion,
  questionParts,
  type ScoringQuestion,
  type ShownOptions,
  type Subject,
  shownOptions,
  type TaughtRules,
} from './position.ts';
import { checkAnswer, type ScoringAnswer, type ScoringVerdict, solveQuestion } from './verdict.ts';

interface ScoringShown extends Pick<ScoringQuestion, 'hand' | 'seat' | 'from' | 'ask'> {
  readonly rules: RulesetId;
  /** Absent where points do not depend on it. */
  readonly round?: Wind;
  readonly telling: readonly string[];
  readonly extras: readonly ExtraToShow[];
  readonly agreed: ShownOptions;
  readonly lines: readonly string[];
  readonly fields: readonly FigureField[];
  /** What a hand must be worth to go out, where it is asked whether this one may. */
  readonly least?: number;
  /** What is against a hand that may not go out, where that is asked. */
  readonly lack?: NotEnough['code'];
  readonly money: MoneyUnit;
}

export interface ScoringTypes {
  readonly question: ScoringQuestion;
  readonly shown: ScoringShown;
  readonly answer: ScoringAnswer;
  readonly verdict: ScoringVerdict;
  readonly hints: ScoringHints;
}

function shownOf(asked: CountedQuestion): ScoringShown {
  const { kit, teaching, hand, seat, round, from, ask, options } = asked;
  return {
    ...{ rules: kit.id, money: kit.money, hand, seat, from, ask },
    ...(kit.countsRound && { round }),
    telling: circumstancesToShow(kit.circumstances, asked.situation),
    extras: extrasToShow(kit.extras, asked.situation),
    agreed: shownOptions(asked, options, hand.win && teaching.alwaysSaid),
    lines: offeredLines(asked).map(({ item }) => item),
    fields: fieldsOf(asked),
    ...(asksEnough(asked) && kit.minimum && { least: kit.minimum.points }),
    ...(asksEnough(asked) && kit.notEnough && { lack: kit.notEnough.code }),
  };
}

function levelsOf(subject: Subject): readonly LevelField[] {
  const { topics, agreements, formerly } = subject.drill;
  const ids = topics.map(({ id }) => id);
  const leadsOn = topics.filter((topic) => topic.leadsOn).map(({ id }) => id);
  return [
    {
      ...{ name: 'level', values: ids, rungs: risingTopics(ids) },
      ...(formerly && { formerly }),
      ...(leadsOn.length > 0 && { leadsOn }),
    },
    ...agreementFields(subject, agreements),
  ];
}

function scoringDrill({ kit, teaching }: TaughtRules, id: string): Drill<ScoringTypes> {
  const drill = teaching.drills.find((known) => known.id === id);
  if (!drill) throw new Error(`${kit.id} teaches no ${id}`);
  const subject: Subject = { kit, teaching, drill };
  const counted = (question: ScoringQuestion) => countQuestion(subject, question);
  return {
    id,
    parts: questionParts(subject),
    levels: levelsOf(subject),
    targets: (level) => targetsOf(subject, dealOf(subject, level)),
    make: (rng, level, turn) => makeQuestion(rng, subject, level, turn),
    traits: (question) => rowsInQuestion(counted(question)),
    keeps: (question, level) => keepsScoringPromise(subject, question, level),
    parse: (texts) => parseQuestion(subject, texts),
    format: (question) => formatQuestion(subject, question),
    show: (question) => shownOf(counted(question)),
    solve: (question) => solveQuestion(counted(question)),
    check: (question, answer) => checkAnswer(counted(question), answer),
    hintSteps: () => drill.hints,
    hints: (question) => hintsOn(counted(question)),
  };
}

export const loadScoring = async (rules: PlayableRules, id: string) =>
  deskOf(scoringDrill(await loadTaught(rules), id));
