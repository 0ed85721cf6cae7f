/** Hands of play written down in the forms that logs from elsewhere have. */
import { tileTextsIn } from '../../../src/engine/core/red-fives.ts';
import { SEATS, type Seat, seatOfWind, turnsAfter } from '../../../src/engine/core/seat.ts';
import { TILES, type Tile, type TileText } from '../../../src/engine/core/tile.ts';
import { WINDS, type Wind } from '../../../src/engine/notation.ts';
import type { HandRecord } from '../../../src/engine/play.ts';

/** A hand that was played, and the gains of its four winds as logs have them: with the sticks. */
export interface LoggedHand {
  readonly record: HandRecord;
  readonly starter: Seat;
  readonly gains: Readonly<Record<Wind, number>>;
  readonly markers: readonly TileText[];
  /** Beneath the markers, where somebody saw them. */
  readonly underMarkers: readonly TileText[];
  /** How it ended, where nobody won. */
  readonly isDrawn: boolean;
}

interface MoveFields {
  readonly m: string;
  readonly seat: Wind;
  readonly tile: TileText;
  readonly kind: string;
  readonly tiles: string;
  readonly from: Wind | null;
}

const tilesOf = (text: string): readonly TileText[] => tileTextsIn(text) ?? [];

const movesOf = ({ record }: LoggedHand) => record.moves as unknown as readonly MoveFields[];

const sticksIn = ({ deposits = {} }: HandRecord): number =>
  WINDS.reduce((sum, wind) => sum + (deposits[wind] ?? 0), 0);

const withoutOne = (tiles: readonly TileText[], tile: TileText): readonly TileText[] =>
  tiles.toSpliced(tiles.indexOf(tile), 1);

/** Thirteen tiles a player, and the one that East drew: the one he won with, where he won at once. */
function dealOf(hand: LoggedHand) {
  const { record, starter } = hand;
  const [move] = movesOf(hand);
  const [east = [], ...others] = WINDS.map((wind) => tilesOf(record.deal[wind]));
  const first = move?.m === 'win' ? move.tile : (east.at(-1) as TileText);
  const dealt = [withoutOne(east, first), ...others];
  return { first, hands: SEATS.map((player) => dealt[turnsAfter(starter, player)] ?? []) };
}

const MJAI_HONOURS = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];

const mjaiTile = (tile: TileText): string => {
  if (tile.endsWith('z')) return MJAI_HONOURS[Number(tile[0]) - 1] as string;
  return tile.startsWith('0') ? `5${tile[1]}r` : tile;
};

function mjaiEvents(hand: LoggedHand): readonly object[] {
  const { record, starter, gains, markers } = hand;
  const { first, hands } = dealOf(hand);
  const player = (wind: Wind): Seat => seatOfWind(starter, wind);
  const deltas = SEATS.map((seat) => gains[WINDS[turnsAfter(starter, seat)] as Wind]);
  const nothing = [0, 0, 0, 0];
  let hasEnded = false;
  const events = movesOf(hand).flatMap((move): readonly object[] => {
    const actor = player(move.seat);
    const pai = move.tile && mjaiTile(move.tile);
    switch (move.m) {
      case 'draw':
        return [{ type: 'tsumo', actor, pai }];
      case 'discard':
        return [{ type: 'dahai', actor, pai, tsumogiri: false }];
      case 'ready':
        return [{ type: 'reach', actor }];
      case 'claim': {
        const type = { chow: 'chi', pung: 'pon', kong: 'daiminkan' }[move.kind];
        const consumed = withoutOne(tilesOf(move.tiles), move.tile).map(mjaiTile);
        return [{ type, actor, target: player(move.from as Wind), pai, consumed }];
      }
      case 'kong':
        return move.kind === 'added'
          ? [{ type: 'kakan', actor, pai, consumed: [pai, pai, pai] }]
          : [{ type: 'ankan', actor, consumed: [pai, pai, pai, pai] }];
      case 'win': {
        const target = move.from === null ? actor : player(move.from);
        const shown = {
          ...{ type: 'hora', actor, target, deltas: hasEnded ? nothing : deltas },
          ura_markers: hand.underMarkers.map(mjaiTile),
        };
        hasEnded = true;
        return [shown];
      }
      default:
        return [];
    }
  });
  const [marker = '1m', ...others] = markers;
  return [
    {
      type: 'start_kyoku',
      bakaze: record.round,
      kyoku: starter + 1,
      honba: record.repeats ?? 0,
      kyotaku: sticksIn(record),
      oya: starter,
      scores: [25000, 25000, 25000, 25000],
      dora_marker: mjaiTile(marker),
      tehais: hands.map((tiles) => tiles.map(mjaiTile)),
    },
    { type: 'tsumo', actor: starter, pai: mjaiTile(first) },
    ...events,
    ...others.map((tile) => ({ type: 'dora', dora_marker: mjaiTile(tile) })),
    ...(hand.isDrawn ? [{ type: 'ryukyoku', deltas }] : []),
    { type: 'end_kyoku' },
  ];
}

export const mjaiOf = (hands: readonly LoggedHand[]): string =>
  [
    { type: 'start_game', names: ['A', 'B', 'C', 'D'] },
    ...hands.flatMap(mjaiEvents),
    { type: 'end_game' },
  ]
    .map((event) => JSON.stringify(event))
    .join('\n');

const tenhouTile = (tile: TileText): number => {
  const family = 'mpsz'.indexOf(tile[1] ?? '');
  return tile.startsWith('0') ? 51 + family : 10 * (family + 1) + Number(tile[0]);
};

/** The tiles of a meld with the sign before the one that was taken, by where its giver sits. */
function tenhouMeld(sign: string, { tiles, tile, seat, from }: MoveFields): string {
  const others = withoutOne(tilesOf(tiles), tile).map((other) => String(tenhouTile(other)));
  const turns = turnsAfter(WINDS.indexOf(seat) as Seat, WINDS.indexOf(from as Wind) as Seat);
  const place = { 3: 0, 2: 1, 1: others.length }[turns] as number;
  return others.toSpliced(place, 0, `${sign}${tenhouTile(tile)}`).join('');
}

function tenhouHand(hand: LoggedHand): readonly unknown[] {
  const { record, starter, gains, markers } = hand;
  const { first, hands } = dealOf(hand);
  const drawn: unknown[][] = [[], [], [], []];
  const made: unknown[][] = [[], [], [], []];
  const player = (wind: Wind): Seat => seatOfWind(starter, wind);
  const deltas = SEATS.map((seat) => gains[WINDS[turnsAfter(starter, seat)] as Wind]);
  const result: unknown[] = [];
  let sign = '';
  drawn[starter]?.push(tenhouTile(first));
  for (const move of movesOf(hand)) {
    const actor = player(move.seat);
    if (move.m === 'draw') drawn[actor]?.push(tenhouTile(move.tile));
    if (move.m === 'ready') sign = 'r';
    if (move.m === 'discard') {
      const number = tenhouTile(move.tile);
      made[actor]?.push(sign === '' ? number : `${sign}${number}`);
      sign = '';
    }
    if (move.m === 'claim') {
      const claim = { chow: 'c', pung: 'p', kong: 'm' }[move.kind] as string;
      drawn[actor]?.push(tenhouMeld(claim, move));
      if (move.kind === 'kong') made[actor]?.push(0);
    }
    if (move.m === 'kong') {
      const number = tenhouTile(move.tile);
      const isAdded = move.kind === 'added';
      made[actor]?.push(
        `${isAdded ? 'k' : `${number}${number}${number}a`}${number}${isAdded ? `${number}`.repeat(3) : ''}`,
      );
    }
    if (move.m === 'win') {
      const from = move.from === null ? actor : player(move.from);
      result.push(result.length === 0 ? deltas : [0, 0, 0, 0], [actor, from, actor, '']);
    }
  }
  const round = 4 * WINDS.indexOf(record.round) + starter;
  return [
    [round, record.repeats ?? 0, sticksIn(record)],
    [25000, 25000, 25000, 25000],
    markers.map(tenhouTile),
    hand.underMarkers.map(tenhouTile),
    ...SEATS.flatMap((seat) => [hands[seat]?.map(tenhouTile), drawn[seat], made[seat]]),
    hand.isDrawn ? ['流局', deltas] : ['和了', ...result],
  ];
}

export const tenhouOf = (hands: readonly LoggedHand[]): string =>
  JSON.stringify({
    title: ['', ''],
    name: ['A', 'B', 'C', 'D'],
    rule: { disp: '般南喰赤', aka: 1 },
    log: hands.map(tenhouHand),
  });

/** A copy with that face: of the fives the first is red. */
function copyOf(tile: TileText): number {
  const isRed = tile.startsWith('0');
  const kind = TILES.indexOf((isRed ? `5${tile[1]}` : tile) as Tile);
  return 4 * kind + (isRed ? 0 : 1);
}

function meldNumber({ kind, tiles, tile, seat, from }: MoveFields): number {
  const copies = tilesOf(tiles).map(copyOf);
  const giver = turnsAfter(WINDS.indexOf(seat) as Seat, WINDS.indexOf(from as Wind) as Seat);
  const base = Math.floor((copies[0] as number) / 4);
  if (kind === 'kong') return (copyOf(tile) << 8) | giver;
  if (kind === 'chow') {
    const order = 7 * Math.floor(base / 9) + (base % 9);
    const place = copies.indexOf(copyOf(tile));
    const bits = [3, 5, 7].reduce((sum, at, nth) => sum | (((copies[nth] as number) % 4) << at), 0);
    return ((3 * order + place) << 10) | bits | 4 | giver;
  }
  const hasRed = copies.some((copy) => copy % 4 === 0);
  const fourth = hasRed ? 3 : 0;
  const place = hasRed && tile.startsWith('0') ? 0 : 1;
  return ((3 * base + place) << 9) | (fourth << 5) | 8 | giver;
}

function kongNumber({ kind, tile }: MoveFields): number {
  const copy = copyOf(tile);
  if (kind !== 'added') return copy << 8;
  const fourth = copy % 4;
  return ((3 * Math.floor(copy / 4)) << 9) | (fourth << 5) | 16 | 1;
}

function mjlogHand(hand: LoggedHand): string {
  const { record, starter, gains, markers } = hand;
  const { first, hands } = dealOf(hand);
  const player = (wind: Wind): Seat => seatOfWind(starter, wind);
  const sums = SEATS.map((seat) => `250,${gains[WINDS[turnsAfter(starter, seat)] as Wind] / 100}`);
  const nothing = SEATS.map(() => '250,0');
  const [marker = '1m', ...others] = markers;
  let sc = sums;
  const beneath = hand.underMarkers.map(copyOf).join(',');
  const under = beneath === '' ? '' : ` doraHaiUra="${beneath}"`;
  const tags = movesOf(hand).map((move) => {
    const who = player(move.seat);
    if (move.m === 'draw') return `<${'TUVW'[who]}${copyOf(move.tile)}/>`;
    if (move.m === 'discard') return `<${'DEFG'[who]}${copyOf(move.tile)}/>`;
    if (move.m === 'ready') return `<REACH who="${who}" step="1"/>`;
    if (move.m === 'claim') return `<N who="${who}" m="${meldNumber(move)}" />`;
    if (move.m === 'kong') return `<N who="${who}" m="${kongNumber(move)}" />`;
    if (move.m !== 'win') return '';
    const from = move.from === null ? who : player(move.from);
    const tag = `<AGARI ba="0,0" who="${who}" fromWho="${from}"${under} sc="${sc.join(',')}" />`;
    sc = nothing;
    return tag;
  });
  const seed = [4 * WINDS.indexOf(record.round) + starter, record.repeats ?? 0, sticksIn(record)];
  const dealt = SEATS.map((seat) => `hai${seat}="${hands[seat]?.map(copyOf).join(',')}"`);
  return [
    `<INIT seed="${[...seed, 0, 0, copyOf(marker)].join(',')}" ten="250,250,250,250" oya="${starter}" ${dealt.join(' ')}/>`,
    `<${'TUVW'[starter]}${copyOf(first)}/>`,
    ...tags,
    ...others.map((tile) => `<DORA hai="${copyOf(tile)}" />`),
    ...(hand.isDrawn ? [`<RYUUKYOKU ba="0,0" sc="${sums.join(',')}" />`] : []),
  ].join('');
}

export const mjlogOf = (hands: readonly LoggedHand[]): string =>
  `<mjloggm ver="2.3"><SHUFFLE seed="x" ref=""/><GO type="9" lobby="0"/><UN n0="A" n1="%C3%89va" n2="C" n3="D" dan="1,1,1,1"/><TAIKYOKU oya="0"/>${hands.map(mjlogHand).join('')}</mjloggm>`;
