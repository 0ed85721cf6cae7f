/** Claims on a discard in words: hints, the verdict, what stands against a claim. */
import { PASS, type TypesOf } from '../../engine/drills.ts';
import { awayName, copiesName, isNever } from '../discards/discard-words.ts';
import { tilesInText } from '../hand/tile-names.ts';
import { asSentence, listText, type Say, type Voice } from '../speak.ts';
import { claimChoiceName, claimName } from './claim-names.ts';
import { wayHintText, wayVerdictText } from './way-words.ts';

type ClaimTypes = TypesOf<'may-i-claim'>;
type Shown = ClaimTypes['shown'];
type Proof = ClaimTypes['hints'];
type Claim = Proof['claims'][number];
type Option = Proof['options'][number];

const claimsText = (
  ids: readonly string[],
  claims: Shown['claims'],
  { locale, say }: Voice,
): string =>
  ids.length === 0
    ? say('claim.none')
    : listText(
        locale,
        ids.map((id) => claimChoiceName(say, claims, id)),
      );

/**
 * Where some complete hands may not win, that they are nearer. Where rows add up, one that none can
 * be enough for by itself may still win by several.
 */
export function standingText(
  say: Say,
  { distance, short }: Option,
  { least }: Pick<Proof, 'least'>,
): string {
  if (short !== undefined && least !== undefined && isNever(distance)) {
    return say('claim.compared.small', { n: least });
  }
  const away = awayName(say, distance);
  return short === undefined ? away : say('claim.compared.short', { away });
}

/** What is best, and why; it begins in small letters. */
export function whyText({ claims, options, lawful, wise }: Proof, say: Say): string {
  const [best = PASS] = wise;
  const [pass] = options;
  const claim = claims.find(({ id }) => id === best);
  if (claim?.claim === 'win') return say('claim.why.win');
  if (lawful.length === 0) return say('claim.why.none');
  const before = awayName(say, pass?.distance ?? 0);
  if (!claim) return say('claim.why.pass', { away: before });
  const after = options.find(({ id }) => id === best);
  const away = awayName(say, after?.distance ?? 0);
  return say('claim.why.claim', { claim: claimName(say, claim), away, before });
}

export function claimVerdictText(
  { right, proof }: ClaimTypes['verdict'],
  { locale, say }: Voice,
): string {
  if (proof.weighed) return wayVerdictText(proof, right, { locale, say });
  const why = whyText(proof, say);
  if (right) return say('answer.rightWhy', { why });
  const lawful = claimsText(proof.lawful, proof.claims, { locale, say });
  return say('claim.wrong', { lawful, why: asSentence(why) });
}

/** What stands against a claim. */
export function barText(
  bar: NonNullable<Claim['bar']>,
  { least }: Pick<Proof, 'least'>,
  { locale, say }: Voice,
): string {
  const { code, tiles = [], win } = bar;
  if (code === 'not-enough') {
    return least === undefined ? say('claim.bar.role') : say('claim.bar.least', { n: least });
  }
  if (code === 'unlawful') {
    return say('claim.bar.unlawful', { why: say(`score.error.${win ?? 'too-many-chows'}`) });
  }
  return say(`claim.bar.${code}`, { tiles: tilesInText(say, locale, [...new Set(tiles)]) });
}

/** What the tiles make, whether it is allowed or not. */
const formedClaims = ({ claims }: Proof): readonly string[] =>
  claims
    .filter(({ bar }) => bar?.code !== 'missing' && bar?.code !== 'incomplete')
    .map(({ id }) => id);

export function claimHintText(hints: Proof, step: string, voice: Voice): string {
  const { say } = voice;
  const { claims, options, lawful, wise } = hints;
  if (hints.weighed && step !== 'distance') return wayHintText(hints, step, voice);
  if (step === 'formed') {
    const formed = formedClaims(hints);
    return formed.length > 0
      ? say('claim.hint.formed', { claims: claimsText(formed, claims, voice) })
      : say('claim.hint.formed.none');
  }
  if (step === 'lawful')
    return say('claim.hint.lawful', { claims: claimsText(lawful, claims, voice) });
  if (step === 'answer') {
    const choice = claimChoiceName(say, claims, wise[0] ?? PASS);
    return say('claim.hint.answer', { claims: claimsText(lawful, claims, voice), choice });
  }
  return options
    .map((option) => {
      const away = awayName(say, option.distance);
      if (option.id === PASS) return say('claim.hint.distance', { away });
      const claim = asSentence(claimChoiceName(say, claims, option.id));
      return say('claim.hint.option', { claim, away, copies: copiesName(say, option.count) });
    })
    .join(' ');
}
