/** Of which tiles may a player lay a kong now? */
import { type Group, groupTiles } from '../../../core/group.ts';
import { HAND_SIZE, type HeldHand, sizeOfHand } from '../../../core/hand.ts';
import { pick, type Rng } from '../../../core/rng.ts';
import type { KongMatter } from '../../../core/table-rules.ts';
import { COPIES, TILES, type Tile } from '../../../core/tile.ts';
import { copiesOf, countTiles } from '../../../core/tile-counts.ts';
import type { Phase } from '../../../play/hand-state.ts';
import { legalMoves } from '../../../play/lawful.ts';
import { winningTiles } from '../../../shapes/waits.ts';
import { mayDeclareKong } from '../../../table/reserve.ts';
import type { Refusal } from '../../drill.ts';
import { choice, heldHand, wholeNumber } from '../../field.ts';
import { handInPlay } from '../../hand-in-play.ts';
import { tilesIn, without } from '../../hand-tiles.ts';
import {
  type Ask,
  type AskReason,
  type AtTable,
  flawIn,
  notInRules,
  reason,
  type TableContext,
  tooManyIn,
} from '../ask.ts';
import { untilDone } from '../random-hands.ts';
import { KONG_HANDS, MOMENTS, type Moment } from './kong-hands.ts';

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

const OWN = 'S';
const OTHER = 'E';
function phaseOf({ moment, tile }: KongQuestion): Phase {
  if (moment === 'discard') return { kind: 'claims', seat: OTHER, tile };
  if (moment === 'claim') return { kind: 'turn', seat: OWN, source: 'claim' };
  return { kind: 'turn', seat: OWN, source: 'wall', drawn: tile };
}

const allKongs = ({ hand, kongs }: KongQuestion): number =>
  kongs + hand.melds.filter(isKong).length;

function lawfulIn(put: AtTable<KongQuestion>): readonly Tile[] {
  const { kit, rules, hand, moment, tile, left } = put;
  const declared = moment === 'ready' && { declared: { discarded: 20, calls: 1, first: false } };
  const state = handInPlay(kit, {
    players: { [OTHER]: { discards: [{ tile }] }, [OWN]: { ...hand, ...declared } },
    phase: phaseOf(put),
    ...{ left, kongs: allKongs(put) },
  });
  return legalMoves(state, rules, OWN).flatMap((move) => {
    if (move.m === 'kong') return move.kind === 'winds' ? [] : [move.tile];
    return move.m === 'claim' && move.kind === 'kong' ? [move.tile] : [];
  });
}

const rulesOf = ({ kit }: TableContext) => kit.table.kongs;

interface Bar {
  readonly why: AskReason;
  readonly rules: readonly (string | undefined)[];
}

/** What stands against every kong now. */
function barOnAll(put: AtTable<KongQuestion>): Bar | undefined {
  const { reserve, actions } = put.kit.table;
  const most = reserve.mostKongs;
  if (most && allKongs(put) >= most.kongs) {
    return { why: reason('kongMost', { n: most.kongs }), rules: [most.rule] };
  }
  if (put.moment === 'claim') {
    return { why: reason('kongAfterClaim'), rules: [rulesOf(put)['after-claim']] };
  }
  const left = put.left + reserve.tiles + reserve.perKong * allKongs(put);
  return mayDeclareKong({ left, kongs: allKongs(put) }, put.kit.table)
    ? undefined
    : {
        why: reason('kongNoTile'),
        rules: [reserve.kongRule ?? reserve.rule, actions['last-discard']],
      };
}

/** What stands against a kong that is not lawful though kongs are. */
function barOn(put: AtTable<KongQuestion>, { tile, form }: Candidate): Bar {
  const { actions, ready } = put.kit.table;
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

function barsIn(put: AtTable<KongQuestion>): readonly Bar[] {
  const lawful = lawfulIn(put);
  const barred = candidatesIn(put).filter(({ tile }) => !lawful.includes(tile));
  const all = barred.length > 0 ? barOnAll(put) : undefined;
  return all ? [all] : barred.map((candidate) => barOn(put, candidate));
}

const formsOf = (put: AtTable<KongQuestion>): readonly AskReason[] =>
  candidatesIn(put).map(({ tile, form }) => reason(form, { tile }));

const knows = ({ kit }: TableContext, moment: Moment): boolean => {
  const { kongs, ready } = kit.table;
  if (moment === 'claim') return kongs['after-claim'] !== undefined;
  return moment !== 'ready' || ready !== undefined;
};

/** A player who is ready waits without the tile that he drew. */
function isReady({ kit, hand, tile }: AtTable<KongQuestion>): boolean {
  if (hand.melds.some(({ open }) => open)) return false;
  const waiting = { ...without(hand, tile), pairInside: true };
  return winningTiles(waiting, kit.shapes).length > 0;
}

function kongFlaw(put: AtTable<KongQuestion>): Refusal | undefined {
  const { hand, moment, tile, kit } = put;
  if (!knows(put, moment)) return notInRules('moment');
  const tooMany = tooManyIn('hand', allTiles(put));
  if (tooMany) return tooMany;
  if (sizeOfHand(hand) !== (moment === 'discard' ? HAND_SIZE : HAND_SIZE + 1)) {
    return flawIn('hand', 'wrong-number');
  }
  const last = hand.melds.at(-1);
  const among = moment === 'claim' ? (last ? groupTiles(last) : []) : hand.concealed;
  if (moment !== 'discard' && !among.includes(tile)) return flawIn('tile', 'not-there');
  if (moment === 'ready' && !isReady(put)) return flawIn('hand', 'not-waiting');
  const most = kit.table.reserve.mostKongs?.kongs ?? COPIES;
  if (allKongs(put) > most) return notInRules('kongs');
  const isUnruled = candidatesIn(put).some(({ form }) => rulesOf(put)[FORMS[form]] === undefined);
  if (isUnruled) return notInRules('hand');
  return candidatesIn(put).length === 0 ? flawIn('hand', 'nothing-to-find') : undefined;
}

/** In one question of four nothing is left to draw, or no more kongs may be declared. */
function timed(rng: Rng, { kit }: TableContext, moment: Moment) {
  const most = kit.table.reserve.mostKongs?.kongs;
  const usual = { left: 12 + rng.below(50), kongs: rng.below(3) };
  if (moment === 'claim' || rng.below(4) > 0) return usual;
  if (most !== undefined && rng.below(2) === 0) return { ...usual, kongs: most };
  return { ...usual, left: 0 };
}

export const kong: Ask<KongQuestion, { of: readonly Tile[] }> = {
  isSeatless: true,
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
      const dealt = knows(setting, moment) ? KONG_HANDS[moment](rng) : undefined;
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
  settled: ({ hand, moment }) =>
    moment === 'claim' && hand.melds.at(-1)?.kind === 'pung' ? ['noKongAfterPung'] : [],
  show: (put) => ({ of: candidatesIn(put).map(({ tile }) => tile) }),
};
