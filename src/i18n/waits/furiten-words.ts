import type { TypesOf } from '../../engine/drills.ts';
import { tilesInText, tilesName } from '../hand/tile-names.ts';
import type { Voice } from '../speak.ts';
import { outcomeName } from './furiten-names.ts';

type FuritenTypes = TypesOf<'furiten'>;

type Verdict = FuritenTypes['verdict'];

function whyText({ wanted, proof }: Verdict, { locale, say }: Voice): string {
  const { waits, discarded, by } = proof;
  if (wanted === 'win') return say(`furiten.why.win.${by}`);
  if (wanted === 'barred') {
    const tiles = tilesInText(say, locale, discarded);
    return say('furiten.why.barred', { n: discarded.length, tiles });
  }
  return wanted === 'incomplete'
    ? say('furiten.why.incomplete', { tiles: tilesInText(say, locale, waits) })
    : say('furiten.why.roleless');
}

export const furitenVerdictText = (verdict: Verdict, voice: Voice): string =>
  voice.say(verdict.right ? 'answer.rightWhy' : 'answer.wrongWhy', {
    why: whyText(verdict, voice),
  });

export function furitenHintText(
  { waits, discarded, answer }: FuritenTypes['hints'],
  step: string,
  { locale, say }: Voice,
): string {
  if (step === 'waits') return say('answer.waitsOn', { tiles: tilesInText(say, locale, waits) });
  if (step === 'answer') return say('answer.is', { answer: outcomeName(say, answer) });
  return discarded.length === 0
    ? say('furiten.hint.river.none')
    : say('furiten.hint.river', { tiles: tilesName(say, locale, discarded) });
}
