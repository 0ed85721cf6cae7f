/** Japanese hands of tests/data as logs have them. */
import { readFileSync } from 'node:fs';
import { tileTextsIn } from '../../../src/engine/core/red-fives.ts';
import type { Seat } from '../../../src/engine/core/seat.ts';
import type { TileText } from '../../../src/engine/core/tile.ts';
import type { Wind } from '../../../src/engine/notation.ts';
import { winnersOf } from '../../../src/engine/play/hand-state.ts';
import { handOutcome } from '../../../src/engine/play/outcome.ts';
import { type HandRecord, replay } from '../../../src/engine/play/record.ts';
import { rulesOf } from '../play/at-play.ts';
import { type LoggedHand, mjaiOf, mjlogOf, tenhouOf } from './write-log.ts';

export const today = await rulesOf('riichi', { as: 'today' });

const STICK = 1000;

/** As a log has it: who wins gains the sticks too, and nobody is charged for his own. */
function loggedHand(record: HandRecord, markers: string, starter: Seat): LoggedHand {
  const played = replay(record, today);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  const outcome = handOutcome(played.value.state, today, record);
  if (!outcome.ok) throw new Error(outcome.error.code);
  const { result, settlement, account } = outcome.value;
  const isWon = result.by === 'win';
  const sticks = isWon ? (account.deposits ?? {}) : {};
  const gain = (wind: Wind): number => settlement.payments[wind] + STICK * (sticks[wind] ?? 0);
  const gains = { E: gain('E'), S: gain('S'), W: gain('W'), N: gain('N') };
  const shown = (markers.match(/\d[mpsz]/g) ?? []) as TileText[];
  const dead = tileTextsIn(record.deadWall ?? '') ?? [];
  const areSeen = winnersOf(result).some((wind) => played.value.state.players[wind].declared);
  const underMarkers = areSeen ? shown.flatMap((_, at) => dead[2 * at + 1] ?? []) : [];
  return { record, starter, gains, markers: shown, underMarkers, isDrawn: !isWon };
}

export interface KnownGame {
  readonly record: HandRecord & { readonly id: string };
  readonly expect: { readonly markers: string };
}

export const HANDS = readFileSync(
  new URL('../../data/japanese-games.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line, at) => {
    const { record, expect: known } = JSON.parse(line) as KnownGame;
    return loggedHand(record, known.markers, (at % 4) as Seat);
  });

export const FORMS = { mjai: mjaiOf, 'Tenhou’s viewer': tenhouOf, 'Tenhou’s records': mjlogOf };
