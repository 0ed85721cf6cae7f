/** Tenhou's records of play: flat XML, a tag for each act, tiles and melds as numbers. */
import { fail, ok, type Result } from '../core/result.ts';
import { SEATS, type Seat, seatAfter } from '../core/seat.ts';
import { TILES, type Tile, type TileText } from '../core/tile.ts';
import {
  asPlayer,
  badEntry,
  type Log,
  type LogAct,
  type LogError,
  type LogHand,
  splitHands,
  together,
} from './log.ts';

interface Tag {
  readonly name: string;
  readonly of: Readonly<Record<string, string>>;
}

function tagsIn(text: string): readonly Tag[] {
  return [...text.matchAll(/<([A-Za-z]+\d*)((?:\s+[\w]+="[^"<>]*")*)\s*\/?>/g)].map(
    ([, name = '', written = '']) => ({
      name,
      of: Object.fromEntries(
        [...written.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      ),
    }),
  );
}

const numbersIn = (text = ''): readonly number[] =>
  text === '' ? [] : text.split(',').map(Number);

const COPIES = 4;
/** The first copy of each five. */
const RED = [16, 52, 88];

type TileReader = (index: number) => TileText | undefined;

/** The copies of each tile one after another: characters, circles, bamboos, winds, dragons. */
const tileReader =
  (hasReds: boolean): TileReader =>
  (index) => {
    const tile: Tile | undefined = TILES[Math.floor(index / COPIES)];
    const isRed = hasReds && RED.includes(index);
    return tile && isRed ? (`0${tile[1]}` as TileText) : tile;
  };

const bits = (meld: number, from: number, width: number): number =>
  (meld >> from) & ((1 << width) - 1);

/** A north laid aside, which only three players do. */
const isNorth = (meld: number): boolean => bits(meld, 0, 6) === 0b100000;
const isChow = (meld: number): boolean => bits(meld, 2, 1) === 1;
const isPung = (meld: number): boolean => bits(meld, 3, 1) === 1;
const isAdded = (meld: number): boolean => bits(meld, 4, 1) === 1;

interface Melded {
  /** The copies by their numbers. */
  readonly tiles: readonly number[];
  /** Which of them was taken, or added. */
  readonly taken: number;
}

function chowIn(meld: number): Melded {
  const [order, place] = [Math.floor((meld >> 10) / 3), (meld >> 10) % 3];
  const first = Math.floor(order / 7) * 9 + (order % 7);
  const tiles = [3, 5, 7].map((from, at) => COPIES * (first + at) + bits(meld, from, 2));
  return { tiles, taken: tiles[place] ?? 0 };
}

function pungIn(meld: number): Melded & { readonly fourth: number } {
  const [kind, place] = [Math.floor((meld >> 9) / 3), (meld >> 9) % 3];
  const fourth = COPIES * kind + bits(meld, 5, 2);
  const tiles = SEATS.map((copy) => COPIES * kind + copy).filter((index) => index !== fourth);
  return { tiles, taken: tiles[place] ?? 0, fourth };
}

function kongIn(meld: number): Melded {
  const kind = Math.floor((meld >> 8) / COPIES);
  return { tiles: SEATS.map((copy) => COPIES * kind + copy), taken: meld >> 8 };
}

/** Absent for what this game does not know, and for tiles that there are not. */
function meldAct(player: Seat, meld: number, tileOf: TileReader): LogAct | undefined {
  if (!Number.isSafeInteger(meld) || isNorth(meld)) return undefined;
  const giver = bits(meld, 0, 2);
  const isKong = !isChow(meld) && !isPung(meld);
  if (isKong && isAdded(meld)) {
    const tile = tileOf(pungIn(meld).fourth);
    return tile && { act: 'kong', player, kind: 'added', tile };
  }
  const read = isChow(meld) ? chowIn(meld) : isPung(meld) ? pungIn(meld) : kongIn(meld);
  const tiles = read.tiles.map(tileOf).filter((tile) => tile !== undefined);
  const tile = tileOf(read.taken);
  if (tile === undefined || tiles.length !== read.tiles.length) return undefined;
  if (giver === 0) return isKong ? { act: 'kong', player, kind: 'concealed', tile } : undefined;
  const kind = isChow(meld) ? 'chow' : isPung(meld) ? 'pung' : 'kong';
  return { act: 'claim', player, from: seatAfter(player, giver), kind, tiles, tile };
}

const DRAWS = 'TUVW';
const DISCARDS = 'DEFG';

function tileAct({ name }: Tag, tileOf: TileReader): LogAct | undefined {
  const [, letter = '', index = ''] = /^([D-GT-W])(\d+)$/.exec(name) ?? [];
  const act = DRAWS.includes(letter) ? 'draw' : 'discard';
  const player = asPlayer((act === 'draw' ? DRAWS : DISCARDS).indexOf(letter));
  const tile = tileOf(Number(index));
  return letter === '' || player === undefined || !tile ? undefined : { act, player, tile };
}

/** Points are written in hundreds; those before the end and those gained take turns. */
const HUNDRED = 100;
const gainsIn = ({ of }: Tag): readonly number[] =>
  numbersIn(of['sc']).flatMap((points, at) => (at % 2 === 1 ? [HUNDRED * points] : []));

const tilesIn = (text: string | undefined, tileOf: TileReader): readonly TileText[] =>
  numbersIn(text)
    .map(tileOf)
    .filter((tile) => tile !== undefined);

function withGains(hand: LogHand, tag: Tag): LogHand {
  const gains = gainsIn(tag);
  return gains.length === SEATS.length
    ? { ...hand, gains: together([hand.gains ?? [], gains]) }
    : hand;
}

function withAct(hand: LogHand, act: LogAct | undefined): LogHand | undefined {
  return act && { ...hand, acts: [...hand.acts, act] };
}

function withTag(hand: LogHand, tag: Tag, tileOf: TileReader): LogHand | undefined {
  const { name, of } = tag;
  const player = asPlayer(Number(of['who']));
  if (name === 'N') {
    return player === undefined
      ? undefined
      : withAct(hand, meldAct(player, Number(of['m']), tileOf));
  }
  if (name === 'REACH') {
    if (of['step'] !== '1') return hand;
    return withAct(hand, player === undefined ? undefined : { act: 'ready', player });
  }
  if (name === 'DORA') {
    const marker = tileOf(Number(of['hai']));
    return marker && { ...hand, markers: [...hand.markers, marker] };
  }
  if (name === 'RYUUKYOKU') return { ...withGains(hand, tag), isDrawn: true };
  if (name === 'BYE' || name === 'UN') return hand;
  if (name !== 'AGARI') return withAct(hand, tileAct(tag, tileOf));
  const from = asPlayer(Number(of['fromWho']));
  if (player === undefined || from === undefined) return undefined;
  const under = tilesIn(of['doraHaiUra'], tileOf);
  const won: LogAct = { act: 'win', player, from: from === player ? null : from };
  const ended = { ...hand, ...(under.length > 0 && { underMarkers: under }) };
  return withAct(withGains(ended, tag), won);
}

function openingOf({ of }: Tag, tileOf: TileReader): LogHand | undefined {
  const [hand, repeats, sticks, , , marker] = numbersIn(of['seed']);
  const starter = asPlayer(Number(of['oya']));
  const points = numbersIn(of['ten']).map((hundreds) => HUNDRED * hundreds);
  const deal = SEATS.map((seat) => tilesIn(of[`hai${seat}`], tileOf));
  const turned = tileOf(marker ?? -1);
  if (starter === undefined || turned === undefined || points.length !== SEATS.length) {
    return undefined;
  }
  if (hand === undefined || repeats === undefined || sticks === undefined) return undefined;
  const rounds = Math.floor(hand / SEATS.length);
  return {
    ...{ rounds, starter, repeats, sticks, points, deal },
    ...{ acts: [], markers: [turned], underMarkers: [] },
  };
}

function handFrom(
  [opening, ...tags]: readonly [Tag, ...Tag[]],
  tileOf: TileReader,
): Result<LogHand, LogError> {
  let hand = openingOf(opening, tileOf);
  if (hand === undefined) return fail(badEntry(opening.of));
  for (const tag of tags) {
    const next: LogHand | undefined = withTag(hand, tag, tileOf);
    if (next === undefined) return fail(badEntry({ [tag.name]: tag.of }));
    hand = next;
  }
  return ok(hand);
}

/** What was agreed on, a bit each. */
const NO_REDS = 0x02;
const NO_OPEN_TANYAO = 0x04;
const THREE_PLAYERS = 0x10;

function nameIn(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? '');
  } catch {
    return '';
  }
}

export function readMjlog(text: string): Result<Log, LogError> {
  const tags = tagsIn(text);
  const found = (name: string): Tag['of'] => tags.find((tag) => tag.name === name)?.of ?? {};
  const type = Number(found('GO')['type'] ?? 0);
  if (type & THREE_PLAYERS) return fail({ code: 'three-players' });
  const hands = splitHands(tags, ({ name }) => name === 'INIT');
  if (hands.length === 0) return fail({ code: 'no-hands' });
  const hasReds = (type & NO_REDS) === 0;
  return ok({
    names: SEATS.map((seat) => nameIn(found('UN')[`n${seat}`])),
    options: {
      ...(!hasReds && { redFives: 0 }),
      ...(type & NO_OPEN_TANYAO && { openTanyao: false }),
    },
    hands: hands.map((hand) => handFrom(hand, tileReader(hasReds))),
  });
}

export const isMjlog = (text: string): boolean => /<mjlog/i.test(text);
