/**
 * The special hands by their plain definition, to hold the shapes against: every complete hand is
 * written down, and the nearest is the one of which fewest tiles are missing.
 */
import { type Group, groupTiles, type Meld } from '../../../../src/engine/core/group.ts';
import { COPIES, TILES, type Tile, tileIndex } from '../../../../src/engine/core/tile.ts';
import { tiles } from '../../hands.ts';

type Counts = readonly number[];

const counted = (of: readonly Tile[]): number[] => {
  const counts = TILES.map(() => 0);
  for (const tile of of) counts[tileIndex(tile)] = (counts[tileIndex(tile)] as number) + 1;
  return counts;
};

const plus = (a: Counts, b: Counts, times = 1): number[] =>
  a.map((copies, at) => copies + times * (b[at] as number));

const isLawful = (counts: Counts): boolean => counts.every((copies) => copies <= COPIES);

const missing = (wanted: Counts, held: Counts): number =>
  wanted.reduce((sum, copies, at) => sum + Math.max(0, copies - (held[at] as number)), 0);

const SUITS = ['m', 'p', 's'];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const TWO_SUITS = ['mp', 'ms', 'ps'];
const ORPHANS = tiles('19m19p19s1234567z');
const GREEN = tiles('23468s6z');
const RED = tiles('1579s7z');
const HONOURS = tiles('1234567z');

/** Every way to choose so many of the things, the same one again included. */
function* choices<T>(count: number, from: readonly T[]): Generator<T[]> {
  if (count === 0) yield [];
  for (let at = 0; count > 0 && at < from.length; at++) {
    for (const rest of choices(count - 1, from.slice(at))) yield [from[at] as T, ...rest];
  }
}

const inSuits = (suits: string, ranks: readonly number[]): string =>
  [...suits].map((suit) => ranks.join('') + suit).join('');

function* bicolours(): Generator<string> {
  for (const suits of TWO_SUITS) {
    for (const ranks of choices(7, RANKS)) yield inSuits(suits, ranks);
  }
}

function* tricots(): Generator<string> {
  for (const suits of TWO_SUITS) {
    for (const rank of RANKS) {
      for (const ranks of choices(4, RANKS)) yield inSuits('mps', ranks) + inSuits(suits, [rank]);
    }
  }
}

const CHOWS = [1, 2, 3, 4, 5, 6, 7].map((rank) => `${rank}${rank + 1}${rank + 2}`);

const LISTS: Readonly<Record<string, () => Iterable<string>>> = {
  'twins-of-heaven': () => ['11223344556677z'],
  bicolour: bicolours,
  tricot: tricots,
  'windy-chow': () =>
    CHOWS.flatMap((m) =>
      CHOWS.flatMap((p) =>
        CHOWS.flatMap((s) => [1, 2, 3, 4].map((wind) => `${m}m${p}p${s}s1234${wind}z`)),
      ),
    ),
  'wriggling-snake': () =>
    SUITS.flatMap((suit) => RANKS.map((rank) => `123456789${rank}${suit}1234z`)),
  'unique-wonder': () => ORPHANS.map((tile) => `19m19p19s1234567z${tile}`),
  'windy-dragons': () => ['555666', '555777', '666777'].map((pungs) => `11223344${pungs}z`),
  'gates-of-heaven': () =>
    SUITS.flatMap((suit) => RANKS.slice(1, 8).map((rank) => `1112345678999${rank}${suit}`)),
  'sequence-pung-pair': () =>
    SUITS.flatMap((suit) =>
      RANKS.flatMap((a) => RANKS.map((b) => `123456789${a}${a}${a}${b}${b}${suit}`)),
    ),
  'gretas-garden': () => SUITS.map((suit) => `1234567${suit}1234567z`),
};

/** What may lie on the table: `vulcain1953.dec.12`. */
const LAID: Readonly<Record<string, (meld: Meld) => boolean>> = {
  'windy-dragons': ({ kind, tile }) => kind === 'pung' && '567'.includes(tile.charAt(0)),
  'gates-of-heaven': ({ kind, open }) => kind === 'kong' && !open,
};

const known = new Map<string, readonly Counts[]>();

function listed(id: string): readonly Counts[] {
  const lists = LISTS[id];
  const found =
    known.get(id) ?? [...(lists?.() ?? [])].map((text) => counted(tiles(text))).filter(isLawful);
  known.set(id, found);
  return found;
}

function nearestListed(id: string, held: Counts, melds: readonly Meld[]): number {
  if (!melds.every((meld) => LAID[id]?.(meld))) return Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (const hand of listed(id)) {
    const inHand = melds.reduce<Counts>((left, { tile }) => plus(left, counted([tile]), -3), hand);
    if (inHand.some((copies) => copies < 0)) continue;
    least = Math.min(least, missing(inHand, held));
  }
  return least;
}

interface Sets {
  readonly required: readonly Group[];
  readonly sets: readonly Group[];
  readonly pairs: readonly Tile[];
  readonly isOne?: (groups: readonly Group[], melds: readonly Meld[]) => boolean;
}

const pungs = (of: readonly Tile[]): Group[] => of.map((tile) => ({ kind: 'pung', tile }));
const chows = (of: readonly Tile[]): Group[] => of.map((tile) => ({ kind: 'chow', tile }));
const EVERY_CHOW = chows(tiles('1234567m1234567p1234567s'));

/** One chow at most, unless nothing is exposed or all is of one suit and its dragon's sets. */
function mayWin(groups: readonly Group[], melds: readonly Meld[]): boolean {
  if (groups.filter(({ kind }) => kind === 'chow').length <= 1) return true;
  if (!melds.some(({ open }) => open)) return true;
  return ['m7z', 'p5z', 's6z'].some((pure) =>
    groups.every(
      ({ kind, tile }) =>
        tile.endsWith(pure.charAt(0)) || (kind !== 'pair' && tile === pure.slice(1)),
    ),
  );
}

const SETS: Readonly<Record<string, Sets>> = {
  standard: { required: [], sets: [...EVERY_CHOW, ...pungs(TILES)], pairs: TILES, isOne: mayWin },
  'imperial-jade': { required: [], sets: [...chows(['2s']), ...pungs(GREEN)], pairs: GREEN },
  'royal-ruby': { required: [], sets: pungs(RED), pairs: RED },
  'winds-and-dragons': { required: [], sets: pungs(HONOURS), pairs: HONOURS },
  'three-great-scholars': {
    required: pungs(['5z', '6z', '7z']),
    sets: [...EVERY_CHOW, ...pungs(TILES)],
    pairs: TILES,
  },
  'four-blessings': { required: pungs(['1z', '2z', '3z', '4z']), sets: [], pairs: TILES },
  'jade-ruby': {
    required: pungs(['6z', '7z']),
    sets: pungs(tiles('123456789s')),
    pairs: tiles('123456789s'),
    isOne: (groups) =>
      groups.filter(
        ({ kind, tile }) =>
          kind !== 'pair' && '1579'.includes(tile.charAt(0)) && tile.endsWith('s'),
      ).length === 1,
  },
};

const isSame = (meld: Meld, { kind, tile }: Group): boolean =>
  tile === meld.tile && (kind === 'pung' ? meld.kind !== 'chow' : kind === meld.kind);

function nearestSets(
  { required, sets, pairs, isOne = () => true }: Sets,
  held: Counts,
  melds: readonly Meld[],
): number {
  const mayLie = [...required, ...sets];
  if (!melds.every((meld) => mayLie.some((group) => isSame(meld, group)))) {
    return Number.POSITIVE_INFINITY;
  }
  const wanted = required.filter((group) => !melds.some((meld) => isSame(meld, group)));
  const more = 4 - melds.length - wanted.length;
  if (more < 0) return Number.POSITIVE_INFINITY;
  const melded = counted(melds.flatMap(groupTiles));
  let least = Number.POSITIVE_INFINITY;
  for (const chosen of choices(more, sets)) {
    const made = [...wanted, ...chosen];
    const beforePair = counted(made.flatMap(groupTiles));
    if (!isLawful(plus(beforePair, melded)) || missing(beforePair, held) >= least) continue;
    for (const tile of pairs) {
      const whole = plus(beforePair, counted([tile, tile]));
      const groups: Group[] = [...melds, ...made, { kind: 'pair', tile }];
      if (!isLawful(plus(whole, melded)) || !isOne(groups, melds)) continue;
      least = Math.min(least, missing(whole, held));
    }
  }
  return least;
}

interface Pairs {
  readonly kinds: readonly Tile[];
  readonly isOne?: (pairs: Counts) => boolean;
}

const PAIRS: Readonly<Record<string, Pairs>> = {
  'seven-pairs': { kinds: TILES },
  'honour-pairs': {
    kinds: ORPHANS,
    isOne: (pairs) => !HONOURS.every((tile) => pairs[tileIndex(tile)] === 1),
  },
  'jade-pairs': { kinds: GREEN },
  'ruby-pairs': { kinds: RED, isOne: (pairs) => (pairs[tileIndex('7z')] as number) > 0 },
};

/** Of kinds that are not held one is as good as another: seven pairs need four of them at most. */
function kindsWorthTrying(kinds: readonly Tile[], held: Counts): readonly Tile[] {
  const isHeld = (tile: Tile): boolean => (held[tileIndex(tile)] as number) > 0;
  const others = kinds.filter((tile) => !isHeld(tile));
  return [...kinds.filter(isHeld), ...(kinds === TILES ? others.slice(0, 4) : others)];
}

function nearestPairs({ kinds, isOne = () => true }: Pairs, held: Counts, melds: readonly Meld[]) {
  const [pung] = melds;
  let least = Number.POSITIVE_INFINITY;
  if (pung && (melds.length > 1 || pung.kind !== 'pung' || !kinds.includes(pung.tile))) {
    return least;
  }
  const whole = plus(held, counted(pung ? [pung.tile, pung.tile, pung.tile] : []));
  /** None, one or two pairs of each kind, as long as that is nearer than what was found. */
  const tryKinds = (left: readonly Tile[], pairs: readonly Tile[], lacking: number): void => {
    if (lacking >= least) return;
    if (pairs.length === 7) {
      const isFourthThere = !pung || pairs.filter((tile) => tile === pung.tile).length === 2;
      if (isFourthThere && isOne(counted(pairs))) least = lacking;
      return;
    }
    const [tile, ...others] = left;
    if (tile === undefined) return;
    for (let times = Math.min(2, 7 - pairs.length); times >= 0; times--) {
      const short = Math.max(0, 2 * times - (whole[tileIndex(tile)] as number));
      tryKinds(others, [...pairs, ...Array<Tile>(times).fill(tile)], lacking + short);
    }
  };
  tryKinds(kindsWorthTrying(kinds, whole), [], 0);
  return least;
}

/** Useful tiles short of being ready; `null` where the melds rule the hand out. */
export function plainDistance(
  id: string,
  concealed: readonly Tile[],
  melds: readonly Meld[],
): number | null {
  const held = counted(concealed);
  const [sets, pairs] = [SETS[id], PAIRS[id]];
  let lacking = Number.POSITIVE_INFINITY;
  if (sets) lacking = nearestSets(sets, held, melds);
  else if (pairs) lacking = nearestPairs(pairs, held, melds);
  else lacking = nearestListed(id, held, melds);
  return Number.isFinite(lacking) ? lacking - 1 : null;
}
