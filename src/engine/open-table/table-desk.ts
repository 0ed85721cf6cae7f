/** An open table for a caller in another thread: each call holds all that its answer needs. */
import { type Fields, isFields, isSameData } from '../core/fields.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Wind } from '../core/wind.ts';
import { type Counsel, coachOf } from '../judge/counsel.ts';
import type { Level } from '../judge/partners.ts';
import { type Game, newGame } from '../play/game.ts';
import type { GameRules } from '../play/hand-state.ts';
import type { Move } from '../play/move.ts';
import type { HandRecord, RecordError } from '../play/record.ts';
import type { SeatView } from '../play/seat-view.ts';
import { isPlayable, loadKit, type PlayableRules } from '../rulesets/index.ts';
import type { RulesetId } from '../scoring/rule-id.ts';
import type { MoneyUnit } from '../scoring/settlement.ts';
import type { Scene } from '../table/scene.ts';
import { type Advice, adviceOn, type Moment } from './coach.ts';
import { type TableReview, tableReview } from './hand-review.ts';
import {
  type Frame,
  finishedHand,
  type KeptTable,
  nextHand,
  type OpenTable,
  openTable,
  PLAY_LENGTHS,
  type PlayLength,
  playOn,
  type ReviewFrame,
  resumeTable,
  reviewOf,
  type TableEnd,
  type TableProgress,
  tableToKeep,
  yourDeal,
  yourScene,
  yourView,
  yourWind,
} from './open-table.ts';
import { type SameWall, sameWall } from './same-wall.ts';

export type TableCall =
  | {
      readonly task: 'open';
      readonly rules: PlayableRules;
      readonly seed: number;
      readonly until?: PlayLength | undefined;
      readonly level?: Level | undefined;
      readonly options?: Fields;
    }
  /** One hand as it was dealt, whatever was played of it. */
  | { readonly task: 'begin'; readonly record: HandRecord }
  | { readonly task: 'look'; readonly kept: unknown }
  /** Without a move the player passes. At these moments a coach comments on it. */
  | {
      readonly task: 'answer';
      readonly kept: unknown;
      readonly move?: Move | undefined;
      readonly moments?: readonly Moment[];
    }
  | { readonly task: 'deal'; readonly kept: unknown; readonly seed: number }
  /** The finished hand from the player's seat: it takes seconds, as the next one does. */
  | { readonly task: 'review'; readonly kept: unknown }
  /**
   * The finished hand as each kind of partner would have played it: from the player's seat or
   * another, or from the same first tiles under other rules.
   */
  | {
      readonly task: 'same-wall';
      readonly kept: unknown;
      readonly seat?: Wind | undefined;
      readonly rules?: PlayableRules | undefined;
    }
  /** What the choices are worth; where one `hasChosen`, what another would have gained. */
  | {
      readonly task: 'counsel';
      readonly kept: unknown;
      readonly hasChosen?: boolean | undefined;
      readonly move?: Move | undefined;
    };

export interface TableNews {
  readonly rules: RulesetId;
  readonly money: MoneyUnit;
  /** The player's wind in this hand. */
  readonly you: Wind;
  /** How well the partners play. */
  readonly level: Level;
  readonly game: Game;
  /** What has happened since the call, one after another. */
  readonly frames: readonly Frame[];
  /** A hand that was dealt just now, as it was dealt. */
  readonly deal?: readonly Scene[];
  readonly view: SeatView;
  readonly scene: Scene;
  readonly kept: KeptTable;
  readonly finished?: TableEnd;
  /** The hand once more from its start, where it is over. */
  readonly review: readonly ReviewFrame[];
  readonly advice: readonly Advice[];
  /** On the choice that the player has to make, or has made. */
  readonly counsel?: Counsel;
  readonly handReview?: TableReview;
  readonly sameWall?: SameWall & Pick<TableNews, 'money'>;
}

type TableError = RecordError | { readonly code: 'no-such-rules' };

export type TableAnswer = Result<TableNews, TableError>;

/** `points` where the options make a point worth one unit of money. */
function unitOf({ kit, agreed }: GameRules): MoneyUnit {
  const inPoints = Object.entries(kit.inPoints);
  const areAgreed = inPoints.every(([name, value]) => agreed.options[name] === value);
  return inPoints.length > 0 && areAgreed ? 'points' : kit.money;
}

function newsOf({ table, frames }: TableProgress, advice: readonly Advice[] = []): TableNews {
  const finished = finishedHand(table);
  const { kit } = table.rules;
  return {
    rules: kit.id,
    money: unitOf(table.rules),
    you: yourWind(table),
    level: table.level,
    game: table.game,
    frames,
    view: yourView(table),
    scene: yourScene(table),
    review: reviewOf(table),
    kept: tableToKeep(table),
    ...(finished && { finished }),
    advice,
  };
}

const newDeal = (table: OpenTable): TableNews => ({
  ...newsOf(playOn(table)),
  deal: yourDeal(table),
});

const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});

async function rulesOf(id: unknown, options: Fields = {}): Promise<GameRules | undefined> {
  if (typeof id !== 'string' || !isPlayable(id)) return undefined;
  const kit = await loadKit(id);
  const agreed = kit.withOptions(options);
  return agreed.ok ? { kit, agreed: agreed.value } : undefined;
}

const isAmount = (value: unknown): value is number => Number.isFinite(value);

/** What was kept may have been changed, or cut short. */
function isGame(value: unknown): value is Game {
  const { starter, rounds, totals, repeats, deposits, exchange, isOver } = fieldsIn(value);
  const amounts = [starter, rounds, repeats, ...[totals, deposits].flatMap(fourOf)];
  return (
    amounts.every(isAmount) &&
    [0, 1, 2, 3].includes(Number(starter)) &&
    typeof exchange === 'boolean' &&
    typeof isOver === 'boolean'
  );
}

const fourOf = (value: unknown): readonly unknown[] =>
  [0, 1, 2, 3].map((at) => fieldsIn(value)[at]);

async function tableFrom(value: unknown): Promise<Result<OpenTable, TableError>> {
  // Tables kept by an earlier version say `isExhausted`.
  const { game, record, isExhausted, isOver = isExhausted, until } = fieldsIn(value);
  const { rules: id, options } = fieldsIn(record);
  const rules = await rulesOf(id, fieldsIn(options));
  if (rules === undefined) return fail({ code: 'no-such-rules' });
  if (!isGame(game)) return fail({ code: 'bad-record', field: 'game' });
  const length = PLAY_LENGTHS.find((known) => known === until);
  const kept = { game, record, until: length, ...(isOver === true && { isOver }) };
  return resumeTable(kept as KeptTable, rules);
}

const isLawful = (table: OpenTable, move: Move): boolean =>
  yourView(table).moves.some((known) => isSameData(known, move));

type CallOf<Task extends TableCall['task']> = Extract<TableCall, { readonly task: Task }>;

function withCounsel(table: OpenTable, { hasChosen = false, move }: CallOf<'counsel'>): TableNews {
  const coach = coachOf(table.rules);
  const view = yourView(table);
  const counsel = hasChosen ? coach.after(view, move) : coach.before(view);
  return { ...newsOf({ table, frames: [] }), ...(counsel && { counsel }) };
}

/** Nothing is added while the hand is played. */
async function withLookBack(
  table: OpenTable,
  call: CallOf<'review' | 'same-wall'>,
): Promise<TableNews> {
  const news = newsOf({ table, frames: [] });
  if (news.finished === undefined) return news;
  if (call.task === 'review') return { ...news, handReview: tableReview(table) };
  const { seat } = call;
  const isElsewhere = call.rules !== table.rules.kit.id;
  const rules = (isElsewhere && (await rulesOf(call.rules))) || table.rules;
  const played = sameWall(table, { seat, rules });
  return { ...news, sameWall: { ...played, money: unitOf(rules) } };
}

function withAnswer(before: OpenTable, { move, moments = [] }: CallOf<'answer'>): TableAnswer {
  if (move !== undefined && !isLawful(before, move))
    return fail({ code: 'bad-record', field: 'move' });
  const played = playOn(before, { move });
  return ok(newsOf(played, adviceOn({ before, move, after: played.table }, moments)));
}

function withDeal(table: OpenTable, seed: number): TableNews {
  const finished = finishedHand(table);
  return finished === undefined
    ? newsOf(playOn(table))
    : newDeal(nextHand(table, finished.next, seed));
}

/** Fails for a table that was not kept as it was, and for a move that is not lawful. */
export async function callTable(call: TableCall): Promise<TableAnswer> {
  if (call.task === 'open') {
    const rules = await rulesOf(call.rules, call.options);
    return rules ? ok(newDeal(openTable(rules, call.seed, call))) : fail({ code: 'no-such-rules' });
  }
  const kept =
    call.task === 'begin' ? { game: newGame(), record: { ...call.record, moves: [] } } : call.kept;
  const table = await tableFrom(kept);
  if (!table.ok) return table;
  switch (call.task) {
    case 'counsel':
      return ok(withCounsel(table.value, call));
    case 'review':
    case 'same-wall':
      return ok(await withLookBack(table.value, call));
    case 'answer':
      return withAnswer(table.value, call);
    case 'deal':
      return ok(withDeal(table.value, call.seed));
    default:
      return ok(newsOf(playOn(table.value)));
  }
}
