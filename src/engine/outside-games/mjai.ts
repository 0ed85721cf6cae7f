/** The mjai form: one JSON object a line, or one array of them, an event each. */
import { type Fields, isFields } from '../core/fields.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { isTile, type TileText } from '../core/tile.ts';
import {
  asCount,
  asFour,
  asPlayer,
  badEntry,
  type Log,
  type LogAct,
  type LogError,
  type LogHand,
  readAll,
  splitHands,
  together,
} from './log.ts';

const HONOURS = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];
const HIDDEN = '?';

function tileIn(text: unknown): TileText | undefined {
  if (typeof text !== 'string') return undefined;
  const honour = HONOURS.indexOf(text);
  const [, red] = /^5([mps])r$/.exec(text) ?? [];
  const plain = honour < 0 ? text : `${honour + 1}z`;
  if (red) return `0${red}` as TileText;
  return isTile(plain) ? plain : undefined;
}

function claimIn(event: Fields, kind: 'chow' | 'pung' | 'kong'): LogAct | undefined {
  const [player, from] = [asPlayer(event['actor']), asPlayer(event['target'])];
  const tile = tileIn(event['pai']);
  const others = readAll(event['consumed'], tileIn);
  if (player === undefined || from === undefined || !tile || !others) return undefined;
  return { act: 'claim', player, from, kind, tiles: [tile, ...others], tile };
}

function tileAct(event: Fields, act: 'draw' | 'discard'): LogAct | undefined {
  const player = asPlayer(event['actor']);
  const tile = tileIn(event['pai']);
  return player === undefined || !tile ? undefined : { act, player, tile };
}

type ActReader = (event: Fields) => LogAct | undefined;

const ACTS: Readonly<Record<string, ActReader>> = {
  tsumo: (event) => tileAct(event, 'draw'),
  dahai: (event) => tileAct(event, 'discard'),
  reach: ({ actor }) => {
    const player = asPlayer(actor);
    return player === undefined ? undefined : { act: 'ready', player };
  },
  chi: (event) => claimIn(event, 'chow'),
  pon: (event) => claimIn(event, 'pung'),
  daiminkan: (event) => claimIn(event, 'kong'),
  kakan: ({ actor, pai }) => {
    const [player, tile] = [asPlayer(actor), tileIn(pai)];
    return player === undefined || !tile ? undefined : { act: 'kong', player, kind: 'added', tile };
  },
  ankan: ({ actor, consumed }) => {
    const [player, [tile] = []] = [asPlayer(actor), readAll(consumed, tileIn)];
    return player === undefined || !tile
      ? undefined
      : { act: 'kong', player, kind: 'concealed', tile };
  },
  hora: ({ actor, target }) => {
    const [player, from] = [asPlayer(actor), asPlayer(target)];
    return player === undefined || from === undefined
      ? undefined
      : { act: 'win', player, from: from === player ? null : from };
  },
};

/** Events that say nothing which the others do not. */
const SILENT = ['reach_accepted', 'end_kyoku', 'end_game', 'none'];

const WINDS_OF_ROUNDS = ['E', 'S', 'W', 'N'];

function openingOf(event: Fields): LogHand | undefined {
  const rounds = WINDS_OF_ROUNDS.indexOf(String(event['bakaze']));
  const starter = asPlayer(event['oya']);
  const [repeats, sticks] = [asCount(event['honba']), asCount(event['kyotaku'] ?? 0)];
  const deal = readAll(event['tehais'], (hand) => readAll(hand, tileIn));
  const marker = tileIn(event['dora_marker']);
  const points = asFour(event['scores'] ?? [0, 0, 0, 0]);
  if (rounds < 0 || starter === undefined || repeats === undefined || sticks === undefined) {
    return undefined;
  }
  if (!deal || !marker || !points) return undefined;
  const nothing = { acts: [], markers: [marker], underMarkers: [] };
  return { rounds, starter, repeats, sticks, points, deal, ...nothing };
}

const isHidden = (event: Fields): boolean =>
  JSON.stringify([event['tehais'], event['pai'], event['consumed']]).includes(`"${HIDDEN}"`);

/** What the end of a hand tells beside who won: bonus markers beneath the others, and the gains. */
function withEnd(hand: LogHand, event: Fields): LogHand {
  const under = readAll(event['ura_markers'] ?? event['uradora_markers'], tileIn) ?? [];
  const deltas = asFour(event['deltas']);
  return {
    ...hand,
    ...(under.length > 0 && { underMarkers: under }),
    ...(deltas && { gains: together([hand.gains ?? [], deltas]) }),
  };
}

function withEvent(hand: LogHand, event: Fields): LogHand | undefined {
  const { type } = event;
  if (type === 'dora') {
    const marker = tileIn(event['dora_marker']);
    return marker && { ...hand, markers: [...hand.markers, marker] };
  }
  if (type === 'ryukyoku') return { ...withEnd(hand, event), isDrawn: true };
  if (SILENT.includes(String(type))) return hand;
  const act = Object.hasOwn(ACTS, String(type)) ? ACTS[String(type)]?.(event) : undefined;
  if (act === undefined) return undefined;
  const done = { ...hand, acts: [...hand.acts, act] };
  return act.act === 'win' ? withEnd(done, event) : done;
}

function handFrom([opening, ...events]: readonly [Fields, ...Fields[]]): Result<LogHand, LogError> {
  let hand = openingOf(opening);
  if (isHidden(opening)) return fail({ code: 'hidden-tiles' });
  if (hand === undefined) return fail(badEntry(opening));
  for (const event of events) {
    const next: LogHand | undefined = withEvent(hand, event);
    if (isHidden(event)) return fail({ code: 'hidden-tiles' });
    if (next === undefined) return fail(badEntry(event));
    hand = next;
  }
  return ok(hand);
}

const PLAYERS = 4;

/** `events` in their order, those of all hands. */
export function readMjai(events: readonly Fields[]): Result<Log, LogError> {
  const [start = {}] = events.filter(({ type }) => type === 'start_game');
  const names = Array.isArray(start['names']) ? start['names'].map(String) : [];
  if (names.length === PLAYERS - 1) return fail({ code: 'three-players' });
  const hands = splitHands(events, ({ type }) => type === 'start_kyoku');
  if (hands.length === 0) return fail({ code: 'no-hands' });
  const hasNoReds = start['aka_flag'] === false;
  return ok({
    names: Array.from({ length: PLAYERS }, (_, player: number) => names[player as Seat] ?? ''),
    options: hasNoReds ? { redFives: 0 } : {},
    hands: hands.map(handFrom),
  });
}

export const isMjai = (value: unknown): value is Fields => isFields(value) && 'type' in value;
