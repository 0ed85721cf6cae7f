/** Markers beside a hand that is dealt: one, one more for each kong, as many below after a riichi. */
import { pick, type Rng } from '../../../core/rng.ts';
import type { Situation } from '../../../core/situation.ts';
import { TILES, type Tile } from '../../../core/tile.ts';
import { declaredRiichi } from '../circumstances.ts';
import { EXTRAS, type RiichiExtraId } from '../extras.ts';

type Extras = Readonly<Partial<Record<RiichiExtraId, number | readonly Tile[]>>>;

const RED = EXTRAS.find(({ id }) => id === 'redFivesHeld');

function redFives(rng: Rng, situation: Situation, inSet: unknown): Extras {
  const held = inSet === 0 || !RED?.possible(situation) ? 0 : rng.below(2);
  return held > 0 ? { redFivesHeld: held } : {};
}

export function dealExtras(
  rng: Rng,
  situation: Situation,
  { redFives: inSet = 0 }: Readonly<Record<string, unknown>>,
): Situation['extras'] {
  const kongs = situation.melds.filter(({ kind }) => kind === 'kong').length;
  const markers = () => Array.from({ length: 1 + kongs }, () => pick(rng, TILES));
  const extras: Extras = {
    doraIndicators: markers(),
    ...(declaredRiichi(situation) && { uraIndicators: markers() }),
    ...redFives(rng, situation, inSet),
  };
  return extras;
}
