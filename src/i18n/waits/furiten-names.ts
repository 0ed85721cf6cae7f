import type { TypesOf } from '../../engine/drills.ts';
import { tileInText } from '../hand/tile-names.ts';
import type { Say } from '../speak.ts';

type FuritenTypes = TypesOf<'furiten'>;

export const outcomeName = (say: Say, outcome: FuritenTypes['answer']): string =>
  say(`furiten.outcome.${outcome}`);

export const furitenAskText = (
  { hand: { win } }: Pick<FuritenTypes['shown'], 'hand'>,
  say: Say,
): string =>
  say(`furiten.ask.${win.by}`, {
    tile: tileInText(say, win.by === 'self' ? 'a' : 'the', win.tile),
  });
