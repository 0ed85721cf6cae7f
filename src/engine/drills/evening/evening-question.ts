/** A step of a first lesson: a position, what may be touched there, and what each touch leads to. */
import type { Meld } from '../../core/group.ts';
import { formatHand, parseHand, parseTiles } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { compareTiles, isTile, type Tile } from '../../core/tile.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import type { Refusal, Texts } from '../drill.ts';

/** What is said or done at a table beside touching a tile. */
export const TABLE_ACTS = ['wall', 'far-wall', 'pass', 'chow', 'pung', 'kong', 'mah-jong'] as const;
export type TableAct = (typeof TABLE_ACTS)[number];

/**
 * `act`: any of the right acts, in play. `pick`: the same, for looking at tiles without playing
 * them. `all`: each of them, in any order. `order`: each in its turn.
 */
const STEP_KINDS = ['act', 'pick', 'all', 'order'] as const;
type StepKind = (typeof STEP_KINDS)[number];

/** In place of acts: every discard that keeps the hand as near as the best one does. */
export const NEAREST = 'nearest';

export const EVENING_PARTS = [
  ...['hand', 'drawn', 'given', 'east', 'south', 'west', 'north', 'calls', 'rack', 'items'],
  ...['taken', 'kind', 'right', 'passes', 'wrong', 'found'],
] as const;

/** A wrong act, the reason that it is answered with, and the tiles that the reason names. */
interface WrongAct {
  /** The last one is wrong once the ones before it are found. */
  readonly acts: readonly string[];
  readonly why: string;
  readonly joins: readonly Tile[];
}

export interface EveningQuestion {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly drawn?: Tile;
  /** The discard that may be claimed. */
  readonly given?: { readonly seat: Wind; readonly tile: Tile };
  /** Whose discard the last meld was claimed from. */
  readonly taken?: EveningQuestion['given'];
  /** What others have exposed. */
  readonly exposed: Readonly<Partial<Record<Wind, readonly Meld[]>>>;
  readonly calls: Readonly<Partial<Record<Wind, TableAct>>>;
  /** Tiles to choose from that are nobody's. */
  readonly rack: readonly Tile[];
  readonly items: readonly string[];
  readonly kind: StepKind;
  readonly right: readonly string[];
  readonly passes: readonly string[];
  readonly wrong: readonly WrongAct[];
  readonly found: readonly string[];
}

const EXPOSED = { east: 'E', south: 'S', west: 'W', north: 'N' } as const;

const listIn = (text: string | undefined): readonly string[] =>
  (text ?? '').split(' ').filter((word) => word !== '');

/** No tiles where there is no text. */
const tilesIn = (text = ''): ReturnType<typeof parseTiles> =>
  text === '' ? ok([]) : parseTiles(text);

const refuse = (part: string) => fail({ part, error: { code: 'unknown-value' } });

const isWind = (text: string): text is Wind => WINDS.some((wind) => wind === text);

function givenIn(text: string): EveningQuestion['given'] {
  const [seat = '', tile = ''] = [text.charAt(0), text.slice(1)];
  return isWind(seat) && isTile(tile) ? { seat, tile } : undefined;
}

/** `5p+6p+9p=why:569p` */
function wrongIn(text: string): WrongAct | undefined {
  const [, acts = '', why = '', joins = ''] = /^([^=]+)=([^:]+)(?::(.+))?$/.exec(text) ?? [];
  const tiles = tilesIn(joins);
  if (acts === '' || !tiles.ok) return undefined;
  return { acts: acts.split('+'), why, joins: tiles.value };
}

const wrongText = ({ acts, why, joins }: WrongAct): string =>
  `${acts.join('+')}=${why}${joins.length > 0 ? `:${joins.join('')}` : ''}`;

function callsIn(text: string | undefined): EveningQuestion['calls'] | undefined {
  const calls = listIn(text).map((call) => call.split(':'));
  const known = calls.every(
    ([seat = '', act = '']) => isWind(seat) && TABLE_ACTS.some((known) => known === act),
  );
  return known ? Object.fromEntries(calls) : undefined;
}

function exposedIn(texts: Texts): EveningQuestion['exposed'] | undefined {
  let exposed: EveningQuestion['exposed'] = {};
  for (const [part, wind] of Object.entries(EXPOSED)) {
    const text = texts[part];
    if (text === undefined) continue;
    const hand = parseHand(text);
    if (!hand.ok) return undefined;
    exposed = { ...exposed, [wind]: hand.value.melds };
  }
  return exposed;
}

export function parseEvening(texts: Texts): Result<EveningQuestion, Refusal> {
  const hand = parseHand(texts['hand'] ?? '');
  if (!hand.ok) return fail({ part: 'hand', error: hand.error });
  const { drawn, given, taken } = texts;
  if (drawn !== undefined && !isTile(drawn)) return refuse('drawn');
  const discard = given === undefined ? undefined : givenIn(given);
  if (given !== undefined && !discard) return refuse('given');
  const claimed = taken === undefined ? undefined : givenIn(taken);
  if (taken !== undefined && !claimed) return refuse('taken');
  const kind = STEP_KINDS.find((known) => known === (texts['kind'] ?? 'act'));
  if (!kind) return refuse('kind');
  const rack = tilesIn(texts['rack']);
  if (!rack.ok) return refuse('rack');
  const [calls, exposed] = [callsIn(texts['calls']), exposedIn(texts)];
  if (!calls || !exposed) return refuse(calls ? 'west' : 'calls');
  const wrong = listIn(texts['wrong']).map(wrongIn);
  const known = wrong.filter((act) => act !== undefined);
  const right = listIn(texts['right']);
  if (known.length < wrong.length || right.length === 0) return refuse('wrong');
  return ok({
    concealed: hand.value.concealed.toSorted(compareTiles),
    melds: hand.value.melds,
    ...(drawn !== undefined && { drawn }),
    ...(discard && { given: discard }),
    ...(claimed && { taken: claimed }),
    ...{ exposed, calls, rack: rack.value, items: listIn(texts['items']), kind, right },
    ...{ passes: listIn(texts['passes']), wrong: known, found: listIn(texts['found']) },
  });
}

export const handText = ({
  concealed,
  melds,
}: Pick<EveningQuestion, 'concealed' | 'melds'>): string =>
  formatHand({ concealed, melds, flowers: [] });

const unlessEmpty = (name: string, text: string): Texts => (text === '' ? {} : { [name]: text });

export function formatEvening(question: EveningQuestion): Texts {
  const { drawn, given, taken, exposed, calls, rack, items } = question;
  const { kind, right, passes, wrong, found } = question;
  const laid = Object.entries(EXPOSED).map(([part, wind]) =>
    unlessEmpty(part, handText({ concealed: [], melds: exposed[wind] ?? [] })),
  );
  const said = WINDS.flatMap((wind) => (calls[wind] ? [`${wind}:${calls[wind]}`] : []));
  return Object.assign(
    { hand: handText(question), kind, right: right.join(' ') },
    drawn && { drawn },
    given && { given: given.seat + given.tile },
    taken && { taken: taken.seat + taken.tile },
    ...laid,
    unlessEmpty('calls', said.join(' ')),
    unlessEmpty('rack', rack.join('')),
    unlessEmpty('items', items.join(' ')),
    unlessEmpty('passes', passes.join(' ')),
    unlessEmpty('wrong', wrong.map(wrongText).join(' ')),
    unlessEmpty('found', found.join(' ')),
  );
}

/** All concealed tiles, the one just drawn among them. */
export const concealedTiles = ({ concealed, drawn }: EveningQuestion): readonly Tile[] =>
  drawn === undefined ? concealed : [...concealed, drawn].sort(compareTiles);

/** Whether a tile is to be discarded now: one too many for a hand that waits. */
export const isToDiscard = (question: EveningQuestion): boolean =>
  question.given === undefined && concealedTiles(question).length % 3 === 2;
