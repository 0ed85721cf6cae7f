import { tileText, type Wind } from '../../engine/notation.ts';
import type { Move } from '../../engine/play.ts';
import { type TileForm, tileInText, tilesAlike } from '../hand/tile-names.ts';
import type { Say } from '../speak.ts';

type ColourMove = Extract<Move, { readonly red?: true }>;

const inColour = (say: Say, form: TileForm, { tile, red }: ColourMove): string =>
  tileInText(say, form, tileText(tile, red));

/** A move in words, as the others at the table hear it. */
export function saidOf(move: Move, you: Wind, say: Say): string {
  const wind = say(`wind.${move.seat}`);
  switch (move.m) {
    case 'draw':
      return move.seat === you
        ? say('play.said.drawn', { tile: inColour(say, 'a', move) })
        : say('play.said.draw', { wind });
    case 'claim': {
      const group = say(`group.${move.kind}`);
      return say('play.said.claim', { wind, tile: inColour(say, 'the', move), group });
    }
    case 'flower':
      return say('play.said.flower', { wind, tile: tileInText(say, 'the', move.tile) });
    case 'discard':
      return say('play.said.discard', { wind, tile: inColour(say, 'the', move) });
    case 'kong':
      return say('play.said.kong', { wind, tiles: tilesAlike(say, move.tile) });
    case 'win':
      return say('play.said.win', { wind, tile: inColour(say, 'the', move) });
    case 'ready':
      return say('play.said.ready', { wind });
    case 'annul':
      return say('play.said.annul', { wind });
    case 'abort':
      return say('play.said.abort', { wind });
    case 'exchange':
      return say('play.said.exchange', { wind });
  }
}
