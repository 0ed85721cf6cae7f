import type { TypesOf } from '../../engine/drills.ts';
import { tilesName } from '../hand/tile-names.ts';
import { listText, openKey, type Voice } from '../speak.ts';
import { awayName, copiesName } from './discard-words.ts';

type ExchangeTypes = TypesOf<'goulash-exchange'>;

type Shown = ExchangeTypes['shown'];
type Verdict = ExchangeTypes['verdict'];

interface Voiced extends Voice {
  readonly shown: Shown;
}

/** The names of shapes of a rule set: those of its special hands, and the ordinary one. */
const shapeNames = (shapes: readonly string[], { shown: { rules }, locale, say }: Voiced): string =>
  listText(
    locale,
    shapes.map((shape) =>
      shape === 'standard' ? say('exchange.ordinary') : say(openKey(`${rules}.item.${shape}`)),
    ),
  );

export const afterExchangeText = (
  { distance, count, shapes }: Verdict['chosen'],
  voiced: Voiced,
): string =>
  voiced.say('exchange.left', {
    away: awayName(voiced.say, distance),
    copies: copiesName(voiced.say, count),
    shapes: shapeNames(shapes, voiced),
  });

export function exchangeVerdictText(
  { right, cost, best }: Verdict,
  { locale, say }: Voice,
): string {
  if (right) return say('exchange.right');
  const tiles = tilesName(say, locale, best[0].tiles);
  return cost.distance > 0
    ? say('exchange.further', { n: cost.distance, tiles })
    : say('exchange.fewer', { copies: say('discards.cost.copies', { n: cost.copies }), tiles });
}

export function exchangeHintText(
  { distance, shapes, spare, answer }: ExchangeTypes['hints'],
  step: string,
  voiced: Voiced,
): string {
  const { locale, say } = voiced;
  if (step === 'goal') {
    return say('exchange.hint.goal', {
      away: awayName(say, distance),
      shapes: shapeNames(shapes, voiced),
    });
  }
  return step === 'spare'
    ? say('exchange.hint.spare', { tiles: tilesName(say, locale, spare) })
    : say('answer.is', { answer: tilesName(say, locale, answer) });
}
