/** A sheet without a name in words: what is asked, hints, the verdict, what gives it away. */
import type { TypesOf } from '../../engine/drills.ts';
import { rulesName, rulesNames } from '../rules-name.ts';
import type { Say, Voice } from '../speak.ts';

type WhichTypes = TypesOf<'which-rules'>;
type Proof = WhichTypes['hints'];

export function tellText({ code, n = 0, m = 0 }: Proof['tells'][number], say: Say): string {
  return say(`whichRules.tell.${code}`, { n, m });
}

export function whichVerdictText(
  { right, given, proof }: WhichTypes['verdict'],
  { say }: Pick<Voice, 'say'>,
): string {
  const rules = rulesName(say, proof.answer);
  return right
    ? say('answer.right', { answer: rules })
    : say('whichRules.wrong', { given: rulesName(say, given), rules });
}

export function whichHintText(hints: Proof, step: string, { locale, say }: Voice): string {
  if (step === 'tells') return hints.tells.map((tell) => tellText(tell, say)).join(' ');
  if (step === 'out') {
    return say('whichRules.hint.out', { rules: rulesNames(hints.out, { locale, say }) });
  }
  return step === 'nearest'
    ? say('whichRules.hint.nearest', { rules: rulesNames(hints.nearest, { locale, say }) })
    : say('answer.is', { answer: rulesName(say, hints.answer) });
}
