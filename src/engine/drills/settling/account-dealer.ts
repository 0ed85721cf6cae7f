/** Tables to settle, out of what a rule set says of its points and agreements. */
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import type { PointRange, SettleTopic } from '../../scoring/settle-teaching.ts';
import type { SettleFine, SettleQuestion, SettleSide } from './account.ts';

function somePoints(rng: Rng, { start, pieces, mostPieces, doubles }: PointRange): number {
  const many = mostPieces > 0 ? rng.below(mostPieces + 1) : 0;
  const sum = Array.from({ length: many }, () => pick(rng, pieces)).reduce(
    (points, piece) => points + piece,
    pick(rng, start),
  );
  return sum * 2 ** pick(rng, doubles);
}

function someScores(
  rng: Rng,
  won: Wind,
  { side: { teaching }, topic }: Dealt,
): SettleQuestion['scores'] {
  const scores = { E: 0, S: 0, W: 0, N: 0 };
  for (const seat of WINDS) {
    const range = seat === won ? topic.winner : teaching.losers;
    if (range) scores[seat] = Math.min(teaching.mostPoints, somePoints(rng, range));
  }
  return scores;
}

/** Who is fined: for the tile itself the one who let it go, for anything else any loser. */
function someFine(
  rng: Rng,
  from: Wind | null,
  losers: readonly Wind[],
  { kit, teaching }: SettleSide,
): SettleFine {
  const isForTile = (kind: string): boolean => teaching.finesForTheTile.includes(kind);
  const kind = pick(rng, from === null ? kit.fines.filter((one) => !isForTile(one)) : kit.fines);
  return { kind, seat: isForTile(kind) && from !== null ? from : pick(rng, losers) };
}

interface Dealt {
  readonly side: SettleSide;
  readonly topic: SettleTopic;
}

const someOptions = (rng: Rng, { side: { kit }, topic }: Dealt): SettleQuestion['options'] =>
  Object.fromEntries(
    kit.settlingOptions.map((name) => [
      name,
      pick(rng, topic.options?.[name] ?? kit.choicesOf(name)),
    ]),
  );

/** Losers who all have the same would have nothing to settle; one equal pair may be. */
function hasDifferences({ winner, scores }: SettleQuestion): boolean {
  const losers = WINDS.filter((seat) => seat !== winner);
  return new Set(losers.map((seat) => scores[seat])).size > 1;
}

function someQuestion(rng: Rng, dealt: Dealt): SettleQuestion {
  const { side, topic } = dealt;
  const [winner, ...losers] = shuffled(rng, WINDS) as [Wind, Wind, Wind, Wind];
  const isDrawn = topic.drawn ?? rng.below(3) === 0;
  const from = isDrawn ? null : losers[0];
  const question: SettleQuestion = {
    rules: side.kit.id as SettleQuestion['rules'],
    winner,
    from,
    scores: someScores(rng, winner, dealt),
    options: someOptions(rng, dealt),
    ask: { kind: topic.ask },
  };
  return topic.fined ? { ...question, fine: someFine(rng, from, losers, side) } : question;
}

/** A table of a topic. */
export function dealAccount(rng: Rng, dealt: Dealt): SettleQuestion {
  for (;;) {
    const question = someQuestion(rng, dealt);
    if (!dealt.side.teaching.losers || hasDifferences(question)) return question;
  }
}

/** Whether a table is what its topic is about. */
export function isAbout(
  question: SettleQuestion,
  { ask, options, drawn, fined }: SettleTopic,
): boolean {
  const allows = Object.entries(options ?? {}).every(([name, values]) =>
    values.includes(question.options[name]),
  );
  return (
    question.ask.kind === ask &&
    question.winner !== null &&
    allows &&
    (drawn === undefined || drawn === (question.from === null)) &&
    (question.fine !== undefined) === (fined ?? false)
  );
}
