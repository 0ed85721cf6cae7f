/** What each way of taking a discard is worth, beside passing: asked of the judge of play. */
import { type Group, groupTiles } from '../../core/group.ts';
import { memoize } from '../../core/memoize.ts';
import { formatTiles } from '../../core/notation.ts';
import type { Choice } from '../../judge/choice.ts';
import { type Counsel, counselOn, isFarBehind } from '../../judge/counsel.ts';
import { judgeOf } from '../../judge/partners.ts';
import { windAfter } from '../../play/hand-state.ts';
import { viewOf } from '../../play/seat-view.ts';
import type { RulePlace } from '../../scoring/explain.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import type { TakingAdvice, TakingKind } from '../../scoring/table-teaching.ts';
import { stateOf, WIN } from './claim-bars.ts';
import { easiestOf, judgedClaims } from './claim-options.ts';
import type { ClaimQuestion, ClaimRules } from './claim-question.ts';
import { PASS } from './levels.ts';

interface WeighedWay {
  /** Of the claim, or `pass`. */
  readonly id: string;
  readonly choice: Choice;
  /** What the best way is worth more, in points. */
  readonly behind: number;
}

/** What the source says of the offer, and whether it comes to the same here. */
interface WeighedAdvice {
  readonly kind: TakingKind;
  readonly rule: string;
  readonly place: RulePlace;
  /** The best of the ways that it leaves. */
  readonly way: string;
  readonly agrees: boolean;
  /** How much the best way of all is worth beyond it. */
  readonly behind: number;
}

export interface WeighedWays {
  /** Best first. */
  readonly ways: readonly WeighedWay[];
  /** All that are as good as the best, within what the judge can be wrong by. */
  readonly wise: readonly string[];
  readonly advice: readonly WeighedAdvice[];
  /** Whether these rules count hands in points. */
  readonly counts: boolean;
}

const idOf = ({ move }: Choice): string => {
  if (move.m === 'claim') return formatTiles(move.tiles);
  return move.m === 'win' ? WIN : PASS;
};

/** The own discards, then the tile that is offered. */
function choicesFor(question: ClaimQuestion, rules: ClaimRules): readonly Choice[] {
  const { seat, from, river } = question;
  const order = [...river.map(() => seat), from];
  const view = viewOf({ ...stateOf(question, rules), order }, rules, seat);
  return view.moves.length === 0 ? [] : judgeOf('strong', rules).worth(view);
}

export function counselOf(
  { ways }: Pick<WeighedWays, 'ways'>,
  chosen: string | undefined,
  rules: ClaimRules,
): Counsel | undefined {
  const [best, next] = ways;
  const other = ways.find(({ id }) => id === chosen && id !== best?.id) ?? next;
  return best && other && counselOn(best.choice, other.choice, rules);
}

const idsOf = (groups: readonly Group[]): readonly string[] =>
  groups.map((group) => formatTiles(groupTiles(group)));

interface Weighed extends Pick<WeighedWays, 'ways' | 'wise'> {
  readonly question: ClaimQuestion;
  readonly rules: ClaimRules;
}

function weighedAdvice(
  { kind, rule, prefer, avoid }: TakingAdvice,
  { ways, wise, question, rules }: Weighed,
): WeighedAdvice | undefined {
  const claims = judgedClaims(question, rules).options.filter(({ id }) => id !== PASS);
  const wanted = kind === 'easiest' ? easiestOf(claims) : idsOf(prefer);
  const avoided = idsOf(avoid);
  if (!ways.some(({ id }) => avoided.includes(id)) && avoided.length > 0) return undefined;
  const preferred = ways.filter(({ id }) => wanted.includes(id));
  const left = preferred.length > 0 ? preferred : ways.filter(({ id }) => !avoided.includes(id));
  const [first] = left;
  if (first === undefined) return undefined;
  const place = rules.kit.placeOf(rule as RuleId);
  const agrees = left.some(({ id }) => wise.includes(id));
  return { kind, rule, place, way: first.id, agrees, behind: first.behind };
}

/** Whoever discards sits at the left of the player who is asked. */
export const isFromLeft = ({ seat, from }: Pick<ClaimQuestion, 'seat' | 'from'>): boolean =>
  windAfter(from, 1) === seat;

function weigh(question: ClaimQuestion, rules: ClaimRules): WeighedWays {
  const choices = choicesFor(question, rules);
  const [best] = choices;
  const ways = choices.map((choice) => ({
    id: idOf(choice),
    choice,
    behind: (best?.value ?? 0) - choice.value,
  }));
  const isAsGood = ({ choice }: WeighedWay): boolean =>
    best === undefined || choice === best || !counselOn(best, choice, rules).isClear;
  const wise = ways.length === 0 ? [PASS] : ways.filter(isAsGood).map(({ id }) => id);
  const { hand, tile } = question;
  const weighed = { ways, wise, question, rules };
  const said = rules.teaching.takingAdvice?.(hand, tile, isFromLeft(question)) ?? [];
  const advice = said.flatMap((one) => weighedAdvice(one, weighed) ?? []);
  return { ways, wise, advice, counts: rules.agreed.uncounted === undefined };
}

export const weighedWays = memoize(weigh);

/** Whether one way is best, beyond what the judge can be wrong by, and it is more than one. */
export function isClearWay(question: ClaimQuestion, rules: ClaimRules): boolean {
  const { ways, wise } = weighedWays(question, rules);
  const [, next] = ways;
  if (next === undefined || wise.length !== 1 || ways.some(({ id }) => id === WIN)) return false;
  return isFarBehind(next.behind, rules);
}
