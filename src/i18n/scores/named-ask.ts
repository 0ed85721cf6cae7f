import type { TypesOf } from '../../engine/drills.ts';
import type { Say } from '../speak.ts';

type Shown = TypesOf<'name-hand'>['shown'];

export const namedAskText = ({ hand }: Pick<Shown, 'hand'>, say: Say): string =>
  say(hand.win ? 'named.ask.complete' : 'named.ask.short');
