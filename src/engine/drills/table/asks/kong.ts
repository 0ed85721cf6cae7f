/** Of which tiles may a player lay a kong now? */
import { type Group, groupTiles } from '../../../core/group.ts';
import type { HeldHand } from '../../../core/hand.ts';
import { pick, type Rng } from '../../../core/rng.ts';
import type { KongMatter } from '../../../core/table-rules.ts';
import { COPIES, sortTiles, TILES, type Tile } from '../../../core/tile.ts';
import { copiesOf, countTiles } from '../../../core/tile-counts.ts';
import type { HandState, Phase, PlayerHand } from '../../../play/hand-state.ts';
import { legalMoves } from '../../../play/lawful.ts';
import { winningTiles } from '../../../shapes/waits.ts';
import { mayDeclareKong } from '../../../table/reserve.ts';
import { fitOneSet, tilesIn, without } from '../../dealing.ts';
import type { Refusal } from '../../drill.ts';
import { choice, heldHand, wholeNumber } from '../../field.ts';
import { type Ask, flawIn, type Put, type Reason, reason, type Setting } from '../ask.ts';
import {
  chowOrPung,
  completeHand,
  FULL_HAND,
  laid,
  untilDone,
  wallWithout,
} from '../random-hands.ts';

/**
 * A tile drawn on one's turn, one drawn after declaring ready, one just claimed and laid down, the
 * discard of another.
 */
const MOMENTS = ['draw', 'ready', 'claim', 'discard'] as const;
type Moment = (typeof MOMENTS)[number];

interface KongQuestion {
  readonly hand: HeldHand;
  readonly moment: Moment;
  /** What was drawn, claimed or discarded. */
  readonly tile: Tile;
  /** Tiles that may still be drawn. */
  readonly left: number;
  /** Declared by the others. */
  readonly kongs: number;
}

/** Where the four tiles are. */
const FORMS = {
  kongInHand: 'concealed',
  kongWithPung: 'added',
  kongOfDiscard: 'claimed',
  kongBesidePung: 'exposed-pung',
  kongInGroup: 'concealed',
} as const satisfies Readonly<Record<string, KongMatter>>;
type Form = keyof typeof FORMS;

interface Candidate {
  readonly tile: Tile;
  readonly form: Form;
}

const NONE = '-';

const isKong = ({ kind }: Pick<Group, 'kind'>): boolean => kind === 'kong';

const allTiles = ({ hand, moment, tile }: KongQuestion): readonly Tile[] => [
  ...tilesIn(hand),
  ...(moment === 'discard' ? [tile] : []),
];

function formOf({ hand, moment, tile }: KongQuestion, kind: Tile): Form {
  const isPung = hand.melds.some((meld) => meld.kind === 'pung' && meld.tile === kind);
  const isOpen = moment === 'discard' && tile === kind;
  if (isPung) return isOpen ? 'kongBesidePung' : 'kongWithPung';
  const held = hand.concealed.filter((each) => each === kind).length;
  if (held === COPIES) return 'kongInHand';
  return isOpen && held === COPIES - 1 ? 'kongOfDiscard' : 'kongInGroup';
}

/** All kinds of which four copies are the player's, or would be with the discard. */
function candidatesIn(question: KongQuestion): readonly Candidate[] {
  const counts = countTiles(allTiles(question));
  const declared = question.hand.melds.filter(isKong).map(({ tile }) => tile);
  return TILES.filter((tile) => copiesOf(counts, tile) === COPIES && !declared.includes(tile)).map(
    (tile) => ({ tile, form: formOf(question, tile) }),
  );
}

const NO_TILES: PlayerHand = { concealed: [], bonus: [], flowers: [], melds: [], discards: [] };

const OWN = 'S';
const OTHER = 'E';
/** Long past the first round of turns. */
const IN_PLAY = { discarded: 40, claims: [] };

function phaseOf({ moment, tile }: KongQuestion): Phase {
  if (moment === 'discard') return { kind: 'claims', seat: OTHER, tile };
  if (moment === 'claim') return { kind: 'turn', seat: OWN, source: 'claim' };
  return { kind: 'turn', seat: OWN, source: 'wall', drawn: tile };
}

const allKongs = ({ hand, kongs }: KongQuestion): number =>
  kongs + hand.melds.filter(isKong).length;

/** The hand in play as far as the question tells it. */
function stateOf(question: KongQuestion, { side }: Setting): HandState {
  const { hand, moment, tile, left } = question;
  const kongs = allKongs(question);
  const { tiles, perKong } = side.kit.table.reserve;
  const declared = moment === 'ready' && { declared: { discarded: 20, calls: 1, first: false } };
  return {
    setup: {
      round: 'E',
      deal: { E: [], S: [], W: [], N: [] },
      wall: Array<Tile>(left + tiles + perKong * kongs).fill(tile),
    },
    players: {
      E: { ...NO_TILES, discards: [{ tile }] },
      S: { ...NO_TILES, ...hand, ...declared },
      W: NO_TILES,
      N: NO_TILES,
    },
    phase: phaseOf(question),
    drawn: 0,
    replaced: 0,
    kongs,
    ...IN_PLAY,
    exchanges: false,
    given: {},
  };
}

function lawfulIn(put: Put<KongQuestion>): readonly Tile[] {
  const { kit, agreed } = put.side;
  const moves = legalMoves(stateOf(put, put), { kit, agreed }, OWN);
  return moves.flatMap((move) => {
    if (move.m === 'kong') return move.kind === 'winds' ? [] : [move.tile];
    return move.m === 'claim' && move.kind === 'kong' ? [move.tile] : [];
  });
}

const rulesOf = ({ side }: Setting) => side.kit.table.kongs;

interface Bar {
  readonly why: Reason;
  readonly rules: readonly (string | undefined)[];
}

/** What stands against every kong now. */
function barOnAll(put: Put<KongQuestion>): Bar | undefined {
  const { reserve, actions } = put.side.kit.table;
  const most = reserve.mostKongs;
  if (most && allKongs(put) >= most.kongs) {
    return { why: reason('kongMost', { n: most.kongs }), rules: [most.rule] };
  }
  if (put.moment === 'claim') {
    return { why: reason('kongAfterClaim'), rules: [rulesOf(put)['after-claim']] };
  }
  const left = put.left + reserve.tiles + reserve.perKong * allKongs(put);
  return mayDeclareKong({ left, kongs: allKongs(put) }, put.side.kit.table)
    ? undefined
    : {
        why: reason('kongNoTile'),
        rules: [reserve.kongRule ?? reserve.rule, actions['last-discard']],
      };
}

/** What stands against a kong that is not lawful though kongs are. */
function barOn(put: Put<KongQuestion>, { tile, form }: Candidate): Bar {
  const { actions, ready } = put.side.kit.table;
  if (form === 'kongBesidePung') {
    return { why: reason('kongTakesNone', { tile }), rules: [rulesOf(put)['exposed-pung']] };
  }
  if (form === 'kongInGroup') {
    return { why: reason('kongParted', { tile }), rules: [rulesOf(put).concealed] };
  }
  if (put.moment === 'discard' && form !== 'kongOfDiscard') {
    return { why: reason('kongNotTurn', { tile }), rules: [actions.turn] };
  }
  const code = tile === put.tile ? 'kongWaits' : 'kongNotDrawn';
  return { why: reason(code, { tile }), rules: [ready?.rule] };
}

function barsIn(put: Put<KongQuestion>): readonly Bar[] {
  const lawful = lawfulIn(put);
  const barred = candidatesIn(put).filter(({ tile }) => !lawful.includes(tile));
  const all = barred.length > 0 ? barOnAll(put) : undefined;
  return all ? [all] : barred.map((candidate) => barOn(put, candidate));
}

const formsOf = (put: Put<KongQuestion>): readonly Reason[] =>
  candidatesIn(put).map(({ tile, form }) => reason(form, { tile }));

const knows = ({ side }: Setting, moment: Moment): boolean => {
  const { kongs, ready } = side.kit.table;
  if (moment === 'claim') return kongs['after-claim'] !== undefined;
  return moment !== 'ready' || ready !== undefined;
};

/** A player who is ready waits without the tile that he drew. */
function isReady({ side, hand, tile }: Put<KongQuestion>): boolean {
  if (hand.melds.some(({ open }) => open)) return false;
  const waiting = { ...without(hand, tile), pairInside: true };
  return winningTiles(waiting, side.kit.shapes).length > 0;
}

function kongFlaw(put: Put<KongQuestion>): Refusal | undefined {
  const { hand, moment, tile, side } = put;
  if (!knows(put, moment)) return flawIn('moment', 'not-in-these-rules');
  if (!fitOneSet(allTiles(put))) return flawIn('hand', 'too-many-on-the-table');
  const size = hand.concealed.length + 3 * hand.melds.length;
  if (size !== (moment === 'discard' ? FULL_HAND : FULL_HAND + 1)) {
    return flawIn('hand', 'wrong-number');
  }
  const last = hand.melds.at(-1);
  const among = moment === 'claim' ? (last ? groupTiles(last) : []) : hand.concealed;
  if (moment !== 'discard' && !among.includes(tile)) return flawIn('tile', 'not-there');
  if (moment === 'ready' && !isReady(put)) return flawIn('hand', 'not-waiting');
  const most = side.kit.table.reserve.mostKongs?.kongs ?? COPIES;
  if (allKongs(put) > most) return flawIn('kongs', 'not-in-these-rules');
  const isUnruled = candidatesIn(put).some(({ form }) => rulesOf(put)[FORMS[form]] === undefined);
  if (isUnruled) return flawIn('hand', 'not-in-these-rules');
  return candidatesIn(put).length === 0 ? flawIn('hand', 'nothing-to-find') : undefined;
}

const PUNG = COPIES - 1;

function filledUp(
  rng: Rng,
  hand: HeldHand,
  size: number,
  out: readonly Tile[] = [],
): HeldHand | undefined {
  if (!fitOneSet([...tilesIn(hand), ...out])) return undefined;
  const missing = size - hand.concealed.length - 3 * hand.melds.length;
  const drawn = wallWithout(rng, [...tilesIn(hand), ...out]).slice(0, missing);
  return { ...hand, concealed: sortTiles([...hand.concealed, ...drawn]) };
}

const copies = (tile: Tile, n: number): readonly Tile[] => Array.from({ length: n }, () => tile);

interface Dealt {
  readonly tile: Tile;
  readonly hand: HeldHand | undefined;
}

/** The tile is drawn: the fourth in hand, or the fourth beside a pung, beside four that were kept. */
function drawn(rng: Rng): Dealt {
  const [tile, other] = [pick(rng, TILES), pick(rng, TILES)];
  const isAdded = rng.below(2) === 0;
  const kept = rng.below(2) === 0 ? copies(other, COPIES) : [];
  const hand = {
    concealed: [...copies(tile, isAdded ? 1 : COPIES), ...kept],
    melds: isAdded ? [laid({ kind: 'pung', tile })] : [laid(chowOrPung(rng))],
  };
  return { tile, hand: filledUp(rng, hand, FULL_HAND + 1) };
}

/** Another discards the fourth: three are in hand, or lie as a pung; or four others are in hand. */
function discarded(rng: Rng): Dealt {
  const [tile, other] = [pick(rng, TILES), pick(rng, TILES)];
  const isLaid = rng.below(2) === 0;
  const kept = rng.below(3) === 0 ? copies(other, COPIES) : [];
  const hand = {
    concealed: [...(isLaid ? [] : copies(tile, PUNG)), ...kept],
    melds: isLaid ? [laid({ kind: 'pung', tile })] : [],
  };
  return { tile, hand: filledUp(rng, hand, FULL_HAND, [tile]) };
}

/** A group was claimed and laid; four alike are in hand, or the fourth of a pung laid before. */
function claimed(rng: Rng): Dealt {
  const other = pick(rng, TILES);
  const group = chowOrPung(rng);
  const isAdded = rng.below(3) === 0;
  const hand = {
    concealed: copies(other, isAdded ? 1 : COPIES),
    melds: [...(isAdded ? [laid({ kind: 'pung', tile: other })] : []), laid(group)],
  };
  return { tile: pick(rng, groupTiles(group)), hand: filledUp(rng, hand, FULL_HAND + 1) };
}

/** A hand that waits, with three alike, and the fourth. */
function drawnWhenReady(rng: Rng): Dealt | undefined {
  const complete = completeHand(rng);
  if (complete.melds.length > 0) return undefined;
  const waiting = without(complete, pick(rng, complete.concealed)).concealed;
  const counts = countTiles(waiting);
  const triples = TILES.filter((tile) => copiesOf(counts, tile) === PUNG);
  if (triples.length === 0) return undefined;
  const tile = pick(rng, triples);
  return { tile, hand: { concealed: sortTiles([...waiting, tile]), melds: [] } };
}

const DEALT: Readonly<Record<Moment, (rng: Rng) => Dealt | undefined>> = {
  draw: drawn,
  ready: drawnWhenReady,
  claim: claimed,
  discard: discarded,
};

/** In one question of four nothing is left to draw, or no more kongs may be declared. */
function timed(rng: Rng, { side }: Setting, moment: Moment) {
  const most = side.kit.table.reserve.mostKongs?.kongs;
  const usual = { left: 12 + rng.below(50), kongs: rng.below(3) };
  if (moment === 'claim' || rng.below(4) > 0) return usual;
  if (most !== undefined && rng.below(2) === 0) return { ...usual, kongs: most };
  return { ...usual, left: 0 };
}

export const kong: Ask<KongQuestion, { of: readonly Tile[] }> = {
  fields: {
    hand: heldHand,
    moment: choice(MOMENTS),
    tile: choice(TILES),
    left: wholeNumber(0, 99),
    kongs: wholeNumber(0, COPIES),
  },
  flaw: kongFlaw,
  make: (rng, setting) =>
    untilDone(() => {
      const moment = pick(rng, [...MOMENTS, 'draw', 'discard'] as const);
      const dealt = knows(setting, moment) ? DEALT[moment](rng) : undefined;
      if (!dealt?.hand) return undefined;
      const { hand, tile } = dealt;
      const question = { hand, tile, moment, ...timed(rng, setting, moment) };
      return kongFlaw({ ...question, ...setting }) ? undefined : question;
    }),
  answer: (put) => {
    const lawful = lawfulIn(put);
    const places = candidatesIn(put).flatMap(({ tile }, at) =>
      lawful.includes(tile) ? [String(at)] : [],
    );
    return places.length > 0 ? places : [NONE];
  },
  reasons: (put) => {
    const tiles = lawfulIn(put);
    return [
      ...formsOf(put),
      ...barsIn(put).map(({ why }) => why),
      ...(tiles.length > 0 ? [reason('kongNow', { tiles })] : []),
    ];
  },
  rules: (put) => {
    const lawful = lawfulIn(put);
    const made = candidatesIn(put).filter(({ tile }) => lawful.includes(tile));
    return [
      ...made.map(({ form }) => rulesOf(put)[FORMS[form]]),
      ...barsIn(put).flatMap(({ rules }) => rules),
    ];
  },
  hint: formsOf,
  show: (put) => ({ of: candidatesIn(put).map(({ tile }) => tile) }),
};
