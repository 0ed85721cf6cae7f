import type { TypesOf } from '../../engine/drills.ts';
import { groupTiles } from '../../engine/notation.ts';
import { placeName } from '../hand/place-name.ts';
import { tileInText, tileName, tilesInText, tilesName } from '../hand/tile-names.ts';
import type { Locale } from '../locales.ts';
import type { Say, Voice } from '../speak.ts';

type AfterChowTypes = TypesOf<'after-chow'>;

type Proof = AfterChowTypes['hints'];

interface Voiced extends Voice {
  readonly shown: Pick<AfterChowTypes['shown'], 'tile'>;
}

/** What was called, and with which tiles of the hand. */
export function forbiddenClaimText(
  { tile, melds }: AfterChowTypes['shown'],
  locale: Locale,
  say: Say,
): string {
  const chow = melds.at(-1);
  const pair = chow ? groupTiles(chow).filter((held) => held !== tile) : [];
  return say('forbidden.claimed', {
    tile: tileInText(say, 'the', tile),
    pair: tilesInText(say, locale, pair),
  });
}

function whyText({ answer, barred }: Proof, { locale, say }: Voiced): string {
  if (answer.length > 0) {
    return say('forbidden.why.held', { tiles: tilesInText(say, locale, answer) });
  }
  const [unheld] = barred;
  return unheld
    ? say('forbidden.why.unheld', { tile: tileInText(say, 'the', unheld.tile) })
    : say('forbidden.why.none');
}

export const forbiddenVerdictText = (
  { right, proof }: AfterChowTypes['verdict'],
  voiced: Voiced,
): string =>
  voiced.say(right ? 'answer.rightWhy' : 'answer.wrongWhy', { why: whyText(proof, voiced) });

/** Why, in a few sentences. */
export function forbiddenReasons(proof: Proof, voiced: Voiced): readonly string[] {
  const { locale, say } = voiced;
  const called = voiced.shown.tile;
  const tile = tileInText(say, 'the', called);
  const pair = tilesInText(say, locale, proof.pair);
  const end = proof.barred.find(({ why }) => why === 'other-end');
  const same = proof.barred.find(({ why }) => why === 'same-tile');
  const kind = end
    ? say('forbidden.kind.two-sided', {
        ...{ pair, other: tileInText(say, 'the', end.tile) },
        place: placeName(say, end.place),
      })
    : say(proof.kind === 'closed' ? 'forbidden.kind.closed' : 'forbidden.kind.edge', {
        pair,
        tile,
      });
  const twin = same
    ? say('forbidden.same', { tile, place: placeName(say, same.place) })
    : say('forbidden.twin', { tile: tileName(say, called) });
  return [kind, twin, ...(proof.barred.length > 0 ? [say('forbidden.later')] : [])];
}

export function forbiddenHintText(
  { kind, barred, answer }: Proof,
  step: string,
  { locale, say }: Voiced,
): string {
  if (step === 'kind') return say(`forbidden.hint.kind.${kind}`);
  if (step === 'answer') {
    return answer.length === 0
      ? say('forbidden.hint.answer.none')
      : say('answer.is', { answer: tilesName(say, locale, answer) });
  }
  const tiles = barred.map(({ tile }) => tile);
  return tiles.length === 0
    ? say('forbidden.hint.barred.none')
    : say('forbidden.hint.barred', { tiles: tilesName(say, locale, tiles) });
}
