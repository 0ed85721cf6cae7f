/** What lies open in a question, read from its texts apart from the drills' own reading. */
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { groupTiles, parseHand, parseTiles, type Tile } from '../../../../src/engine/notation.ts';

/** Parts that hold a hand or melds, and parts that hold a row of tiles. */
const HANDS = ['hand', 'table', 'A', 'B', 'C', 'D'];
const ROWS = ['river', 'seen', 'doraIndicators', 'uraIndicators', 'discard'];

/** A tile that is asked about in these is one more beside the hand; in others it is in the hand. */
const TILE_BESIDE = ['may-i-claim', 'who-would-take', 'name-wait'];
/** Amounts by wind, and lists of kinds, are no tiles on a table. */
const WITHOUT_TILES = ['tiles', 'tiger', 'lot', 'complete'];

export interface InSight {
  readonly tiles: readonly Tile[];
  /** Of each hand, its tiles with three to a meld, and the tile it was won with. */
  readonly sizes: readonly number[];
  readonly kongs: number;
}

function handOf(text: string) {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`no hand: ${text}`);
  const { concealed, melds, flowers, win } = hand.value;
  const won = win ? [win.tile] : [];
  return {
    tiles: [...concealed, ...melds.flatMap(groupTiles), ...flowers, ...won] as readonly Tile[],
    size: concealed.length + won.length + 3 * melds.length,
    kongs: melds.filter(({ kind }) => kind === 'kong').length,
  };
}

function rowOf(text: string): readonly Tile[] {
  const row = parseTiles(text);
  if (!row.ok) throw new Error(`no tiles: ${text}`);
  return row.value;
}

export function inSight(drill: string, texts: Texts): InSight {
  const textsOf = (parts: readonly string[]) => parts.flatMap((part) => texts[part] ?? []);
  if (drill === 'settle-table' || WITHOUT_TILES.includes(texts['ask'] ?? '')) {
    return { tiles: [], sizes: [], kongs: 0 };
  }
  if (texts['ask'] === 'collector') {
    return { tiles: textsOf(HANDS).flatMap(rowOf), sizes: [], kongs: 0 };
  }
  if (texts['ask'] === 'plan') {
    return { tiles: textsOf(HANDS).flatMap((text) => handOf(text).tiles), sizes: [], kongs: 0 };
  }
  const hands = textsOf(HANDS.filter((part) => part !== 'table')).map(handOf);
  const melds = textsOf(['table']).map(handOf);
  const rows = textsOf([...ROWS, ...(TILE_BESIDE.includes(drill) ? ['tile'] : [])]);
  return {
    tiles: [...[...hands, ...melds].flatMap(({ tiles }) => tiles), ...rows.flatMap(rowOf)],
    sizes: hands.map(({ size }) => size),
    kongs: hands.reduce((sum, { kongs }) => sum + kongs, Number(texts['kongs'] ?? 0)),
  };
}

const HELD = [13];
const TO_DISCARD = [14];
const HELD_OR_WON = [13, 14];

/** How many tiles a hand of a question may have, by its drill; whole hands where nothing is said. */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  'find-waits': [1, 4, 7, 10, 13],
  'name-wait': [4, 7, 10, 13],
  'what-discard': TO_DISCARD,
  'who-gets-it': HELD,
  'route-to-eight': HELD,
  'goulash-exchange': HELD,
  'may-i-claim': HELD,
  'who-would-take': HELD,
  'which-fans': TO_DISCARD,
  'total-fans': TO_DISCARD,
  'count-han': TO_DISCARD,
  'which-rules': TO_DISCARD,
  furiten: [5, 8, 11, 14],
  'after-chow': [5, 8, 11, 14],
};

/** A hand whose number of tiles is asked about may have the wrong one. */
const isOfAnySize = ({ ask }: Texts): boolean => ask === 'tally';

export const sizesAt = (drill: string, texts: Texts): readonly number[] =>
  isOfAnySize(texts) ? [12, 13, 14] : (SIZES[drill] ?? HELD_OR_WON);
