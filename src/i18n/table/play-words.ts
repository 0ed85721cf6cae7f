import { tileText, type Wind } from '../../engine/notation.ts';
import type { WallResult } from '../../engine/open-table.ts';
import type { Move, SeatView } from '../../engine/play.ts';
import { playerFirst, playerInText } from '../hand/player-names.ts';
import { type TileForm, tileInText, tilesAlike } from '../hand/tile-names.ts';
import type { Say } from '../speak.ts';

type ColourMove = Extract<Move, { readonly red?: true }>;

const inColour = (say: Say, form: TileForm, { tile, red }: ColourMove): string =>
  tileInText(say, form, tileText(tile, red));

/** The winds of a player and what is left to draw; the round where the rules have a wind of it. */
export function contextText({ round, countsRound, seat, drawsLeft }: SeatView, say: Say): string {
  const context = { wind: say(`wind.${seat}`), n: drawsLeft };
  return countsRound
    ? say('play.context', { ...context, round: say(`wind.${round}`) })
    : say('play.context.plain', context);
}

/** A move in words, as the others at the table hear it. */
export function moveSentence(move: Move, you: Wind, say: Say): string {
  const wind = playerFirst(say, move.seat);
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

type HandEnd = Pick<WallResult, 'result' | 'winners'>;
type HandResult = HandEnd['result'];

/** In the second person where it is about the reader; a sentence for each who won. */
export function resultText({ result, winners }: HandEnd, you: Wind, say: Say): string {
  if (result.by === 'exhausted') return say('play.over.drawn');
  if (result.by === 'aborted') return say(`play.over.aborted.${result.kind}`);
  if (result.by === 'annulled') {
    return result.seat === you
      ? say('play.over.annulled.you')
      : say('play.over.annulled', { wind: playerFirst(say, result.seat) });
  }
  return winners.map((winner) => winText({ ...result, winner }, you, say)).join(' ');
}

function winText(
  { winner, from, rob }: Extract<HandResult, { readonly by: 'win' }>,
  you: Wind,
  say: Say,
): string {
  const wind = playerFirst(say, winner);
  const byYou = winner === you;
  if (from === null) return byYou ? say('play.over.self.you') : say('play.over.self', { wind });
  const giver = playerInText(say, 'of', from);
  if (byYou) return say(rob ? 'play.over.rob.you' : 'play.over.discard.you', { giver });
  if (from === you) return say(rob ? 'play.over.rob.yours' : 'play.over.discard.yours', { wind });
  return say(rob ? 'play.over.rob' : 'play.over.discard', { wind, giver });
}
