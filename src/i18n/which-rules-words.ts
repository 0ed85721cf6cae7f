/** A sheet without a name in words: what is asked, hints, the verdict, what gives it away. */
import type { QuestionErrors, TypesOf } from '../engine/drills.ts';
import { describeHandError } from './hand-errors.ts';
import { rulesNames } from './rules-names.ts';
import { seatText } from './situation-words.ts';
import type { Say, Voice } from './speak.ts';
import { gameName } from './table-drill-words.ts';

type WhichTypes = TypesOf<'which-rules'>;
type Proof = WhichTypes['hints'];

/** Whose hand it is, and how it won. */
export function whichSituation({ seat, round, from }: WhichTypes['shown'], say: Say): string {
  const last =
    from === null ? say('whichRules.drawn') : say('whichRules.from', { seat: say(`wind.${from}`) });
  return `${seatText(say, { seat, round })} ${last}`;
}

export function tellText({ code, n = 0, m = 0 }: Proof['tells'][number], say: Say): string {
  return say(`whichRules.tell.${code}`, { n, m });
}

export function whichVerdictText({ right, given, proof }: WhichTypes['verdict'], say: Say): string {
  const rules = gameName(say, proof.answer);
  return right
    ? say('whichRules.right', { rules })
    : say('whichRules.wrong', { given: gameName(say, given), rules });
}

export function whichHintText(hints: Proof, step: string, { locale, say }: Voice): string {
  if (step === 'tells') return hints.tells.map((tell) => tellText(tell, say)).join(' ');
  if (step === 'out') {
    return say('whichRules.hint.out', { rules: rulesNames(hints.out, { locale, say }) });
  }
  return step === 'nearest'
    ? say('whichRules.hint.nearest', { rules: rulesNames(hints.nearest, { locale, say }) })
    : say('whichRules.hint.answer', { rules: gameName(say, hints.answer) });
}

export const showName = (say: Say, show: string): string =>
  say(show === 'payments' ? 'whichRules.show.payments' : 'whichRules.show.sheet');

/** What a skill is called: what is shown. */
export const whichSkillName = (say: Say, skill: string): string => {
  if (skill === 'own' || skill === 'lessons') return say(`finder.results.${skill}`);
  return showName(say, skill);
};

export function describeWhichError(say: Say, error: QuestionErrors['which-rules']): string {
  if (error.code === 'not-told') return say('whichRules.error.not-told');
  if (error.code === 'no-winning-tile') return say('whichRules.error.no-winning-tile');
  return describeHandError(say, error);
}
