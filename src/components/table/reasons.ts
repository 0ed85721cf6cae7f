/** Why the answer is what it is, line by line, from what the engine found. */
import {
  type Asked,
  breachIn,
  claimsIn,
  familiesMaking,
  placesIn,
  playerAt,
  seatOf,
  seenHand,
  startersIn,
  type TableExercise,
  takingsIn,
  tilesOfFamily,
  totalsOf,
  WALL,
  winningIn,
} from '../../course/table-questions.ts';
import {
  type HandEnd,
  nextToPlay,
  SEATS,
  type Seat,
  type SetFamily,
  seatAfter,
  seatReached,
  setSize,
  type Tile,
  tchou1924Table,
  windOf,
  windTile,
} from '../../engine/index.ts';
import { listed } from '../../i18n/speak.ts';
import { groupName, tileName, tilesName } from '../../i18n/tile-names.ts';
import type { Voice } from './prompt.ts';

/** A count round the table, `A 1, B 2, C 3`, no letter parted from its number. */
const counted = (exercise: TableExercise, from: Seat, total: number): string =>
  Array.from(
    { length: total },
    (_, at) => `${playerAt(exercise, seatAfter(from, at))}\u00a0${at + 1}`,
  ).join(', ');

const sumOf = (ids: readonly SetFamily[]): string =>
  ids.map((id) => setSize(tchou1924Table, [id])).join(' + ');

function families({ total }: Asked<'families'>, chosen: readonly string[], { say }: Voice) {
  const ids = chosen as readonly SetFamily[];
  const own = setSize(tchou1924Table, ids);
  const answer = say('table.why.sum', { sum: sumOf(familiesMaking(total)), total });
  if (own === total) return [say('table.why.sum', { sum: sumOf(ids), total })];
  const sum = ids.length > 1 ? `${sumOf(ids)} = ${own}` : own;
  return [say('table.why.ownSum', { sum }), answer];
}

function tiles({ family }: Asked<'tiles'>, { locale, say }: Voice) {
  const all = tilesName(say, locale, tilesOfFamily(family) as readonly Tile[]);
  return [say('table.why.family', { family: say(`table.family.${family}`), tiles: all })];
}

const fills = (exercise: Asked<'fills'>, { locale, say }: Voice) =>
  winningIn(exercise).map(({ tile, completions: [first] }) => {
    const groups = first?.reading.groups.map((group) => groupName(say, group)) ?? [];
    return say('table.why.fills', { tile: tileName(say, tile), groups: listed(locale, groups) });
  });

const complete = ({ hands }: Asked<'complete'>, { locale, say }: Voice) =>
  hands.map((text, at) => {
    const { melds, reading } = seenHand(text);
    if (!reading) return say('table.why.noHand', { n: at + 1 });
    const groups = [...reading.groups, ...melds].map((group) => groupName(say, group));
    return say('table.why.hand', { n: at + 1, groups: listed(locale, groups) });
  });

function reached(exercise: Asked<'reached'>, { say }: Voice) {
  const [total] = totalsOf(exercise);
  const from = seatOf(exercise, exercise.from);
  return [
    say('table.why.count', { count: counted(exercise, from, total) }),
    say('table.why.reached', { total, player: playerAt(exercise, seatReached(from, total)) }),
  ];
}

/** The first of two throws, counted out. */
function firstThrow(exercise: Asked<'place' | 'starter' | 'breach'>, from: Seat, { say }: Voice) {
  const [total] = totalsOf(exercise);
  return say('table.why.firstThrow', { total, count: counted(exercise, from, total) });
}

function place(exercise: Asked<'place'>, voice: Voice) {
  const { locale, say } = voice;
  const from = seatOf(exercise, exercise.from);
  const { east, first, winds, moves } = placesIn(exercise);
  const [, total] = totalsOf(exercise);
  const drawn = winds.map(
    (wind, seat) => `${exercise.players[seat]} ${tileName(say, windTile(wind))}`,
  );
  const seat = moves[seatOf(exercise, exercise.player)] as Seat;
  return [
    `${firstThrow(exercise, from, voice)} ${say('table.why.east', { player: playerAt(exercise, east) })}`,
    say('table.why.column', {
      total,
      count: counted(exercise, from, total),
      player: playerAt(exercise, first),
    }),
    say('table.why.drawn', { winds: listed(locale, drawn) }),
    say('table.why.place', { player: exercise.player, seat: playerAt(exercise, seat) }),
  ];
}

function wind(exercise: Asked<'wind'>, { locale, say }: Voice) {
  const starter = seatOf(exercise, exercise.starter);
  const winds = SEATS.map((turn) => seatAfter(starter, turn)).map(
    (seat) => `${playerAt(exercise, seat)} ${tileName(say, windTile(windOf(starter, seat)))}`,
  );
  return [say('table.why.winds', { winds: listed(locale, winds) })];
}

function starter(exercise: Asked<'starter'>, voice: Voice) {
  const from = seatOf(exercise, exercise.from);
  const [first, total] = totalsOf(exercise);
  const reachedFirst = seatReached(from, first);
  return [
    firstThrow(exercise, from, voice),
    voice.say('table.why.secondThrow', {
      total,
      player: playerAt(exercise, reachedFirst),
      count: counted(exercise, reachedFirst, total),
    }),
  ];
}

function passes(exercise: Asked<'passes'>, { say }: Voice) {
  const starters = startersIn(exercise);
  return exercise.ends.map((end: HandEnd, at) => {
    const [before, after] = [starters[at] as Seat, starters[at + 1] as Seat];
    const key = before === after ? 'table.why.stays' : 'table.why.passes';
    return say(key, { n: at + 1, end: say(`table.end.${end}`), player: playerAt(exercise, after) });
  });
}

function breach(exercise: Asked<'breach'>, voice: Voice) {
  const { say } = voice;
  const { breaker, count, place: found } = breachIn(exercise);
  const [first, second] = totalsOf(exercise);
  const key = count > WALL.stacks ? 'table.why.corner' : 'table.why.breach';
  return [
    firstThrow(exercise, seatOf(exercise, exercise.starter), voice),
    say(key, {
      sum: `${first} + ${second} = ${count}`,
      breaker: playerAt(exercise, breaker),
      player: playerAt(exercise, found.seat),
      stack: found.stack,
      stacks: WALL.stacks,
    }),
    say('table.why.loose'),
  ];
}

function dealt(exercise: Asked<'dealt'>, { say }: Voice) {
  const takings = takingsIn(exercise);
  const order = takings.slice(0, 4).map(({ seat }) => playerAt(exercise, seat));
  const turn = takings.findIndex(({ tiles: taken }) =>
    taken.some(({ stack, layer }) => stack === exercise.stack && layer === exercise.layer),
  );
  const place = say('table.why.ringed', { stack: exercise.stack });
  const [last] = takings.slice(-4);
  const [low, high] = (last?.tiles ?? []).map(({ stack }) => stack);
  if (low !== undefined && high !== undefined && exercise.stack >= low) {
    const [one = '', two = '', three = '', four = ''] = order;
    return [place, say('table.why.lastTiles', { low, mid: low + 1, high, one, two, three, four })];
  }
  const player = order[turn % 4] ?? '';
  return [place, say('table.why.stacks', { order: order.join(', '), turn: turn + 1, player })];
}

function taker(exercise: Asked<'taker'>, { say }: Voice) {
  const claims = claimsIn(exercise);
  const lines = claims.map(({ seat, group }) => {
    const player = playerAt(exercise, seat);
    return group
      ? say('table.why.claim', { player, group: groupName(say, group) })
      : say('table.why.win', { player });
  });
  const next = nextToPlay(claims, seatOf(exercise, exercise.discarder));
  const player = playerAt(exercise, next);
  if (claims.length === 0) return [say('table.why.nobody', { player })];
  const order = claims.length > 1 ? [say('table.why.order')] : [];
  const end = claims[0]?.claim === 'win' ? 'table.why.wins' : 'table.why.taken';
  return [...lines, ...order, say(end, { player })];
}

/** The reason of the answer; `chosen` is what the reader answered. */
export function reasonsOf(
  exercise: TableExercise,
  chosen: readonly string[],
  voice: Voice,
): readonly string[] {
  switch (exercise.ask) {
    case 'families':
      return families(exercise, chosen, voice);
    case 'tiles':
      return tiles(exercise, voice);
    case 'fills':
      return fills(exercise, voice);
    case 'complete':
      return complete(exercise, voice);
    case 'reached':
      return reached(exercise, voice);
    case 'place':
      return place(exercise, voice);
    case 'wind':
      return wind(exercise, voice);
    case 'starter':
      return starter(exercise, voice);
    case 'passes':
      return passes(exercise, voice);
    case 'breach':
      return breach(exercise, voice);
    case 'dealt':
      return dealt(exercise, voice);
    case 'taker':
      return taker(exercise, voice);
  }
}
