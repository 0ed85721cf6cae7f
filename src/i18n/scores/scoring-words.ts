/** What is said of a hand that is counted once hints are taken or it is judged. */

import type { FieldVerdict, LineVerdict, ScoringTypes } from '../../engine/drills.ts';
import { placeName } from '../hand/place-name.ts';
import type { Locale } from '../locales.ts';
import { listText, type Say } from '../speak.ts';
import { itemName, itemNames } from './score-names.ts';
import { reasonName, valueName } from './value-names.ts';

type Rules = ScoringTypes['shown']['rules'];

const isSeat = (field: string): boolean => /^[ESWN]$/.test(field);

/** What one field should have held. */
export function fieldText(say: Say, name: string, { given, wanted, mark }: FieldVerdict): string {
  const data = { field: name, wanted, given: given ?? '' };
  if (mark === 'wrong')
    return say(given === undefined ? 'score.mark.empty' : 'score.mark.wrong', data);
  return say(`score.mark.${mark}`, data);
}

/** Whether the hand may go out, and whether the reader said so. */
export function enoughText(say: Say, { enough, sheet }: ScoringTypes['verdict']): string {
  const outcome = enough?.given === enough?.wanted ? 'right' : 'wrong';
  return say(enough?.wanted ? `score.may.${outcome}` : `score.mayNot.${outcome}`, {
    n: sheet.totals.base,
  });
}

/** Why a line counts or does not. */
export function lineReason(say: Say, rules: Rules, { reason, value }: LineVerdict): string {
  if (reason.kind === 'suppressed') return reasonName(say, rules, reason.by);
  if (reason.kind === 'absent') return say('score.why.absent');
  const worth = valueName(say, value);
  if (reason.kind === 'less') return say('score.why.less', { value: worth });
  return reason.times > 1
    ? say('score.why.times', { value: worth, times: reason.times })
    : say('score.why.counts', { value: worth });
}

/** As many missed lines as a verdict names; where there are more, their marks tell them. */
const MOST_NAMED = 2;

function linesText({ lines, sheet }: ScoringTypes['verdict'], locale: Locale, say: Say): string {
  const marked = (wanted: string): readonly string[] =>
    lines.flatMap(({ mark, item }) => (mark === wanted ? [item] : []));
  const [missed, wrong] = [marked('missed'), marked('wrong')];
  const isNamed = missed.length <= MOST_NAMED;
  const named = { n: missed.length, lines: itemNames(say, locale, sheet.rules, missed) };
  const slips = [
    ...(missed.length > 0
      ? [say(isNamed ? 'score.lines.named' : 'score.lines.missed', named)]
      : []),
    ...(wrong.length > 0 ? [say('score.lines.excess', { n: wrong.length })] : []),
  ];
  return say('score.lines.not', { slips: listText(locale, slips) });
}

function figuresText(verdict: ScoringTypes['verdict'], say: Say): string {
  const { right, fields, enough, sheet } = verdict;
  const n = sheet.totals.total;
  const isWrong = (field: FieldVerdict): boolean => field.mark === 'wrong';
  const onlyPays = fields.filter(isWrong).every(({ field }) => isSeat(field));
  if (!right && !fields.some(isWrong)) return enoughText(say, verdict);
  if (!right && onlyPays && enough?.given === enough?.wanted) return say('score.figures.pays');
  const outcome = right ? 'right' : 'wrong';
  if (enough && !enough.wanted) return say(`score.figures.${outcome}.short`, { n });
  const isLimit = sheet.steps.some(({ kind }) => kind === 'limit');
  return say(right && isLimit ? 'score.figures.limit' : `score.figures.${outcome}`, { n });
}

/** One figure that was asked for alone. */
function figureText({ right, fields: [field] }: ScoringTypes['verdict'], say: Say): string {
  const data = { n: field?.wanted ?? 0, guess: field?.given ?? '' };
  return say(right ? 'score.right' : 'score.figure.wrong', data);
}

/** What went wrong with a total, where the number tells it. */
function totalText({ right, fields, slip, sheet }: ScoringTypes['verdict'], say: Say): string {
  const data = { n: sheet.totals.total, guess: fields[0]?.given ?? '' };
  if (right) return say('score.right', data);
  return say(slip ? `score.slip.${slip}` : 'score.wrong', data);
}

export function scoringVerdictText(
  verdict: ScoringTypes['verdict'],
  locale: Locale,
  say: Say,
): string {
  const { ask, right, lines, enough, sheet } = verdict;
  switch (ask) {
    case 'lines':
      return right ? say('score.lines.right') : linesText(verdict, locale, say);
    case 'name': {
      const missed = lines.flatMap(({ mark, item }) => (mark === 'missed' ? [item] : []));
      if (right) return say('answer.correct');
      return say('score.name.wrong', { lines: itemNames(say, locale, sheet.rules, missed) });
    }
    case 'figures':
    case 'value':
      return figuresText(verdict, say);
    case 'total':
      return totalText(verdict, say);
    case 'enough':
      if (right) return say('answer.correct');
      return say(enough?.wanted ? 'score.enough.itMay' : 'score.enough.itMayNot');
    default:
      return figureText(verdict, say);
  }
}

/** One step of the hints; `step` is one of those that the question names. */
export function scoringHintText(
  { groups, number, places, points, lines }: ScoringTypes['hints'],
  step: string,
  { rules, locale, say }: { readonly rules: Rules; readonly locale: Locale; readonly say: Say },
): string {
  if (step === 'groups') return say(groups.length > 0 ? 'score.hint.groups' : 'score.hint.loose');
  if (number === 0) return say('score.hint.nothing');
  if (step === 'number') return say('score.hint.number', { n: number });
  if (step === 'places') {
    const names = places.map((place) => placeName(say, place));
    return say('score.hint.places', { places: listText(locale, names) });
  }
  if (step === 'points') return say('score.hint.points', { points: points.join(' + ') });
  return say('score.hint.lines', {
    lines: lines.map((item) => itemName(say, rules, item)).join(' · '),
  });
}
