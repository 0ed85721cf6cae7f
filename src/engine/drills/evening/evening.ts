/** The steps of a first evening at the table: each act is judged where it is made. */
import { groupFrom, type Meld } from '../../core/group.ts';
import { seatOfWind } from '../../core/seat.ts';
import { compareTiles, isTile, type Tile } from '../../core/tile.ts';
import { meldRow, sideOf } from '../../table/across.ts';
import type { SceneMeld } from '../../table/scene.ts';
import type { Drill, DrillTypes, Verdict } from '../drill.ts';
import {
  concealedTiles,
  EVENING_PARTS,
  type EveningQuestion,
  formatEvening,
  handText,
  isToDiscard,
  NEAREST,
  parseEvening,
  TABLE_ACTS,
  type TableAct,
} from './evening-question.ts';
import { chowOf, discardsOf, fourAlike, groupsOf, removeTiles } from './evening-reading.ts';
import { actReason, type EveningReason, restOf } from './evening-reason.ts';

export interface EveningVerdict extends Verdict {
  readonly act: string;
  /** Accepted, though another act was better. */
  readonly isSecond: boolean;
  /** Whether nothing is left to do in the step. */
  readonly isDone: boolean;
  /** What has been found, where several acts are asked for. */
  readonly found: readonly string[];
  readonly reason?: EveningReason;
  /** What is held once it is done, for a step that goes on from there. */
  readonly rest: string;
  /** The groups of the hand that has won. */
  readonly won?: readonly (readonly Tile[])[];
}

export interface EveningTypes extends DrillTypes {
  readonly question: EveningQuestion;
  readonly shown: Omit<EveningQuestion, 'melds'> & {
    readonly melds: readonly SceneMeld[];
    /** What can be done at this table now, if not always to good effect. */
    readonly lit: readonly string[];
    /** The right acts that are still to be done. */
    readonly owed: readonly string[];
  };
  readonly answer: readonly string[];
  readonly verdict: EveningVerdict;
  readonly hints: { readonly owed: readonly string[] };
}

/** First the reason alone, then a ring on the right act, then it is shown. */
const HINTS = ['reason', 'ring', 'shown'] as const;

function nearestIn(question: EveningQuestion): readonly string[] {
  if (!isToDiscard(question)) return [];
  const all = discardsOf({ concealed: concealedTiles(question), melds: question.melds });
  return all.filter(({ distance }) => distance === all[0]?.distance).map(({ tile }) => tile);
}

/** Acts as they are written, or every discard that keeps the hand near. */
const actsIn = (question: EveningQuestion, acts: readonly string[]): readonly string[] =>
  acts.includes(NEAREST) ? nearestIn(question) : acts;

const takesAll = ({ kind }: EveningQuestion): boolean => kind === 'all' || kind === 'order';

function owedIn(question: EveningQuestion): readonly string[] {
  const right = actsIn(question, question.right);
  if (!takesAll(question)) return right;
  const owed = right.filter((act) => !question.found.includes(act));
  return question.kind === 'order' ? owed.slice(0, 1) : owed;
}

/** A claim for which the tiles, or the seat, are wanting is not lit. */
function isOpen(question: EveningQuestion, act: TableAct): boolean {
  const { given, concealed } = question;
  const alike = concealed.filter((tile) => tile === given?.tile).length;
  if (act === 'pung') return alike >= 2;
  if (act === 'chow') return given?.seat === 'N' && chowOf(question, given.tile) !== undefined;
  return true;
}

function litIn(question: EveningQuestion): readonly string[] {
  const { right, passes, wrong } = question;
  const named = [...right, ...passes, ...wrong.flatMap(({ acts }) => acts)];
  return TABLE_ACTS.filter((act) => named.includes(act) && isOpen(question, act));
}

const meldOf = (tiles: readonly Tile[], open: boolean): Meld => {
  const group = groupFrom([...tiles].sort(compareTiles));
  if (!group) throw new Error(`${tiles.join('')} is no group`);
  return { ...group, open };
};

/** What is held once an act is done. */
function restAfter(question: EveningQuestion, act: string): string {
  const { given, melds, concealed } = question;
  if (isTile(act) && isToDiscard(question) && question.kind === 'act') {
    return handText(restOf(question, act));
  }
  const lay = (own: readonly Tile[], meld: Meld): string =>
    handText({ concealed: removeTiles(concealedTiles(question), own), melds: [...melds, meld] });
  const four = fourAlike(concealedTiles(question));
  if (act === 'kong' && !given && four) {
    const tiles = [four, four, four, four];
    return lay(tiles, meldOf(tiles, false));
  }
  if (!given) return handText({ concealed: concealedTiles(question), melds });
  const { tile } = given;
  const own = act === 'pung' ? [tile, tile] : act === 'chow' ? chowOf(question, tile) : undefined;
  if (own) return lay(own, meldOf([...own, tile], true));
  if (act === 'mah-jong') {
    return handText({ concealed: [...concealed, tile].sort(compareTiles), melds });
  }
  return handText(question);
}

function wonWith(question: EveningQuestion, act: string): EveningVerdict['won'] {
  const { given, melds } = question;
  if (act !== 'mah-jong') return undefined;
  return groupsOf({
    concealed: [...concealedTiles(question), ...(given ? [given.tile] : [])],
    melds,
  });
}

/** The tile of the last claim lies across, on the side of its giver. */
function laidIn({ melds, taken }: EveningQuestion): readonly SceneMeld[] {
  const claimed = melds.at(-1);
  if (taken === undefined || claimed === undefined) return melds;
  const side = sideOf(0, seatOfWind(0, taken.seat));
  return [...melds.slice(0, -1), { ...claimed, laid: meldRow(claimed, taken.tile, side) }];
}

const isSameSet = (acts: readonly string[], others: readonly string[]): boolean =>
  acts.length === others.length && acts.every((act) => others.includes(act));

/** The lesson's own reason: for this act after all that was found, or for it alone. */
function ownReason({ wrong, found }: EveningQuestion, act: string): EveningReason | undefined {
  const after = wrong.find(
    ({ acts }) => acts.length > 1 && acts.at(-1) === act && isSameSet(acts.slice(0, -1), found),
  );
  const listed = after ?? wrong.find(({ acts }) => acts.length === 1 && acts[0] === act);
  return listed && { why: listed.why, isOwn: true, joins: listed.joins };
}

/** To draw after the player before is to let his discard go. */
const meant = ({ given, right }: EveningQuestion, act: string): string =>
  act === 'wall' && given?.seat === 'N' && right.includes('pass') ? 'pass' : act;

function judge(question: EveningQuestion, given: string): EveningVerdict {
  const act = meant(question, given);
  const owed = owedIn(question);
  const found = [...question.found, act];
  const isFirst = owed.includes(act);
  const own = isFirst ? undefined : ownReason(question, act);
  const isListed = actsIn(question, question.passes).includes(act);
  const reason = isFirst ? undefined : (own ?? (isListed ? undefined : actReason(question, act)));
  const right = reason === undefined;
  const isDone = right && (!takesAll(question) || owedIn({ ...question, found }).length === 0);
  const won = right ? wonWith(question, act) : undefined;
  return {
    right,
    marks: { found: Number(right), missed: Number(!right), wrong: Number(!right) },
    ...{ act, isSecond: right && !isFirst, isDone },
    found: right ? found : question.found,
    ...(reason && { reason }),
    ...(won && { won }),
    rest: right ? restAfter(question, act) : handText(question),
  };
}

/** A step has no chance in it: the lesson says what is asked. */
const neverMade = (): never => {
  throw new Error('the steps of a lesson are not dealt');
};

export const eveningStep: Drill<EveningTypes> = {
  id: 'first-evening',
  parts: EVENING_PARTS,
  levels: [],
  make: neverMade,
  keeps: () => true,
  parse: parseEvening,
  format: formatEvening,
  show: (question) => ({
    ...question,
    ...{ melds: laidIn(question), lit: litIn(question), owed: owedIn(question) },
  }),
  solve: (question) => owedIn(question).slice(0, 1),
  check: (question, [act = '']) => judge(question, act),
  hintSteps: () => HINTS,
  hints: (question) => ({ owed: owedIn(question) }),
};
