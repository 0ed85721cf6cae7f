/** How dangerous discards are, in words: what is asked, the verdict, the reasons, hints. */
import type { TypesOf } from '../../engine/drills.ts';
import { playerFirst, playerInText } from '../hand/player-names.ts';
import { ownSeatText } from '../hand/situation-words.ts';
import { tileName, tilesInText, tilesName } from '../hand/tile-names.ts';
import { asSentence, openKey, type Say, type Voice } from '../speak.ts';

type SafeTypes = TypesOf<'what-is-safe'>;
type Shown = SafeTypes['shown'];
type Row = SafeTypes['hints']['rows'][number];

/** The rule set, the reader's seat, and how long the hand may still last. */
export const safeSituation = (
  shown: Pick<Shown, 'rules' | 'seat' | 'round' | 'left'>,
  say: Say,
): string =>
  [
    `${say(`source.${shown.rules}`)}.`,
    ownSeatText(say, shown),
    say('safe.left', { n: shown.left }),
  ].join(' ');

export function seatName({ wind, side, sideways }: Shown['seats'][number], say: Say): string {
  if (side === 'own') return say('own.river');
  const seat = say(`safe.seat.${side}`, { wind: say(`wind.${wind}`) });
  return sideways === undefined ? seat : say('safe.seat.ready', { seat });
}

export function safeAskText({ ask, of, seats }: Shown, { locale, say }: Voice): string {
  const tiles = tilesName(say, locale, of);
  const declared = seats.find(({ sideways }) => sideways !== undefined);
  return ask === 'barred' && declared
    ? say('safe.ask.barred', { tiles, player: playerInText(say, 'the', declared.wind) })
    : say(ask === 'free' ? 'safe.ask.free' : 'safe.ask.least', { tiles });
}

function reasonText({ why, seat }: Pick<Row, 'why' | 'seat'>, { locale, say }: Voice): string {
  const player = playerInText(say, 'the', seat);
  switch (why.code) {
    case 'own':
      return say('safe.why.own', { player });
    case 'passed':
      return say('safe.why.passed', { player });
    case 'lines':
    case 'line':
      return say(`safe.why.${why.code}`, { player, tiles: tilesInText(say, locale, why.tiles) });
    case 'honour':
      return why.unseen === 0
        ? say('safe.why.honour.none')
        : say('safe.why.honour', { n: why.unseen });
    case 'forbidden':
      return say(openKey(`safe.why.forbidden.${why.kind}`), { player });
    default:
      return say(`safe.why.${why.code}`);
  }
}

/** Why a tile is as dangerous as it is. */
export function safeReasonText(
  row: Pick<Row, 'why' | 'seat' | 'isTheirSuit'>,
  voice: Voice,
): string {
  const reason = asSentence(reasonText(row, voice));
  if (!row.isTheirSuit) return reason;
  const { say } = voice;
  return `${reason} ${say('safe.why.suit', { player: playerInText(say, 'of', row.seat) })}`;
}

export function safeVerdictText(
  { right, given, wanted }: SafeTypes['verdict'],
  { locale, say }: Voice,
): string {
  const tiles = right ? given : wanted;
  return say(right ? 'answer.right' : 'safe.wrong', { answer: tilesInText(say, locale, tiles) });
}

/** Whom to look at, each tile by itself, the answer. */
export function safeHintText(hints: SafeTypes['hints'], step: string, voice: Voice): string {
  const { locale, say } = voice;
  const { rows, against, isDeclared, melds, wanted } = hints;
  if (step === 'answer') {
    return say('answer.is', { answer: tilesInText(say, locale, wanted) });
  }
  const row = rows.find(({ tile }) => tile === step);
  if (row) {
    return say('safe.hint.tile', {
      tile: tileName(say, row.tile),
      why: safeReasonText(row, voice),
    });
  }
  if (isDeclared) return say('safe.hint.declared', { player: playerFirst(say, against) });
  if (melds === 0) return say('safe.hint.none');
  return say('safe.hint.melds', { player: playerInText(say, 'the', against) });
}
