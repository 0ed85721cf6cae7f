/** One claim under all rule sets in words: the verdict, what each says, hints. */
import { PASS, type TypesOf } from '../../engine/drills.ts';
import { awayName } from '../discards/discard-words.ts';
import { rulesNames } from '../rules-name.ts';
import { asSentence, type Say, type Voice } from '../speak.ts';
import { claimName } from './claim-names.ts';
import { barText, standingText, whyText } from './claim-words.ts';

type TakersTypes = TypesOf<'who-would-take'>;
type Proof = TakersTypes['hints'];
type Taker = Proof['rows'][number];

const namesOf = (takers: Proof['takers'], all: number, voice: Voice): string => {
  if (takers.length === 0) return voice.say('takers.nobody');
  return takers.length === all ? voice.say('takers.everybody') : rulesNames(takers, voice);
};

export function takersVerdictText({ right, proof }: TakersTypes['verdict'], voice: Voice): string {
  const rules = namesOf(proof.takers, proof.rows.length, voice);
  return voice.say(right ? 'answer.right' : 'answer.is', { answer: rules });
}

/** Whether the claim is allowed, or what stands against it. */
export function lawText({ claim, proof }: Taker, voice: Voice): string {
  if (!claim) return voice.say('takers.unknown');
  return claim.bar ? barText(claim.bar, proof, voice) : voice.say('claim.allowed');
}

const optionOf = ({ proof, claim }: Taker) => proof.options.find(({ id }) => id === claim?.id);

/** What is best there; and how the hand stands after the claim, where that is something else. */
export function worthText(taker: Taker, say: Say): string {
  const why = asSentence(whyText(taker.proof, say));
  const option = optionOf(taker);
  if (!taker.claim || !option || taker.proof.wise[0] === option.id) return why;
  const claim = asSentence(claimName(say, taker.claim));
  if (taker.isWise) return say('takers.asGood', { claim });
  const standing = standingText(say, option, taker.proof);
  return `${say('takers.standing', { claim, standing })} ${why}`;
}

/** What stands against it, without the names of those who say so. */
export const barsIn = ({ rows }: Proof, voice: Voice): readonly string[] => [
  ...new Set(rows.filter(({ isLawful }) => !isLawful).map((taker) => lawText(taker, voice))),
];

/** How near complete hands are that a rule set may or may not let win. */
const plain = (option: Taker['proof']['options'][number] | undefined): number =>
  option?.short ?? option?.distance ?? 0;

function awayText({ rows }: Proof, say: Say): string {
  const weighed = rows.filter(optionOf);
  const pass = ({ proof }: Taker) => proof.options.find(({ id }) => id === PASS);
  const nearest = (options: readonly ReturnType<typeof pass>[]): string =>
    awayName(say, Math.min(...options.map(plain)));
  const after = nearest(weighed.map(optionOf));
  return say('takers.hint.away', { after, before: nearest(weighed.map(pass)) });
}

export function takersHintText(hints: Proof, step: string, voice: Voice): string {
  const { say } = voice;
  const { kind, rows, takers } = hints;
  if (step === 'look') return say(`takers.hint.look.${kind}`);
  if (step === 'away') return awayText(hints, say);
  if (step === 'lawful') {
    const lawful = rows.filter(({ isLawful }) => isLawful).map(({ rules }) => rules);
    return say('takers.hint.lawful', { rules: namesOf(lawful, rows.length, voice) });
  }
  return say('answer.is', { answer: namesOf(takers, rows.length, voice) });
}
