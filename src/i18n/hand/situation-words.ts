/** The situation of a hand that is counted, in words. */

import type { ScoringTypes } from '../../engine/drills.ts';
import type { Wind } from '../../engine/notation.ts';
import type { Locale } from '../locales.ts';
import { listText, openKey, type Say } from '../speak.ts';
import { playerInText } from './player-names.ts';
import { tileName } from './tile-names.ts';

/** What lies beside a hand, by its name in its rule set. */
export const extraName = (say: Say, rules: Rules, id: string): string =>
  say(openKey(`${rules}.extra.${id}`));

/** The same with what it is, for those who do not see it: `Dora markers: 3 of circles.` */
export const extrasText = (
  say: Say,
  locale: Locale,
  { rules, extras }: Pick<ScoringTypes['shown'], 'rules' | 'extras'>,
): readonly string[] =>
  extras.map(({ id, value }) => {
    const what =
      typeof value === 'number'
        ? String(value)
        : listText(
            locale,
            value.map((tile) => tileName(say, tile)),
          );
    return say('score.extra', { name: extraName(say, rules, id), what });
  });

type Rules = ScoringTypes['shown']['rules'];
type Sentence = string | undefined;

const joined = (...sentences: readonly Sentence[]): string =>
  sentences.filter((sentence) => sentence !== undefined).join(' ');

/** What the table has agreed on, each thing in a sentence. */
export const agreedText = (
  say: Say,
  rules: Rules,
  agreed: ScoringTypes['shown']['agreed'],
): string =>
  Object.entries(agreed)
    .map(([option, value]) =>
      typeof value === 'number'
        ? say(openKey(`${rules}.agreed.${option}`), { n: value })
        : say(openKey(`${rules}.agreed.${option}.${value}`)),
    )
    .join(' ');

/** Who holds a hand, and in which round where that matters. */
export const seatText = (
  say: Say,
  { seat, round }: Pick<ScoringTypes['shown'], 'seat' | 'round'>,
): string =>
  joined(
    say('score.seat', { wind: say(`wind.${seat}`) }),
    round && say('score.round', { wind: say(`wind.${round}`) }),
  );

/** The same to the player whose hand it is. */
export const ownSeatText = (
  say: Say,
  { seat, round }: { readonly seat: Wind; readonly round?: Wind | undefined },
): string =>
  joined(
    say('score.ownSeat', { player: playerInText(say, 'the', seat) }),
    round && say('score.round', { wind: say(`wind.${round}`) }),
  );

/** A circumstance as a name: its sentence without the full stop. */
export const circumstanceName = (say: Say, id: string): string =>
  say(openKey(`score.how.${id}`)).replace(/\.$/, '');

/** Whose tile it was: let go, or robbed from a kong. */
const giverText = (say: Say, { from, telling }: ScoringTypes['shown']): Sentence =>
  from === null
    ? undefined
    : telling.includes('rob-kong')
      ? say('score.robbed', { seat: playerInText(say, 'to', from) })
      : say('score.from', { seat: playerInText(say, 'of', from) });

/** The situation of a hand, in a few short sentences. */
export function situationText(say: Say, shown: ScoringTypes['shown']): string {
  const agreed = agreedText(say, shown.rules, shown.agreed);
  return joined(
    seatText(say, shown),
    ...shown.telling.map((id) => say(openKey(`score.how.${id}`))),
    giverText(say, shown),
    agreed === '' ? undefined : agreed,
  );
}
