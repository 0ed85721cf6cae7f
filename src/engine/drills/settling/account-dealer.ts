/** Tables to settle, out of what a rule set says of its points and agreements. */
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import type { PointRange, SettleTopic } from '../../scoring/settle-teaching.ts';
import type { SettleFine, SettleQuestion, SettleSide } from './account.ts';

interface Deal {
  readonly side: SettleSide;
  readonly topic: SettleTopic;
}

function dealPoints(rng: Rng, { start, pieces, mostPieces, doubles }: PointRange): number {
  const count = mostPieces > 0 ? rng.below(mostPieces + 1) : 0;
  const sum = Array.from({ length: count }, () => pick(rng, pieces)).reduce(
    (points, piece) => points + piece,
    pick(rng, start),
  );
  return sum * 2 ** pick(rng, doubles);
}

/** For the tile itself the one who let it go is fined, for anything else any loser. */
function dealFine(
  rng: Rng,
  from: Wind | null,
  losers: readonly Wind[],
  { kit, teaching }: SettleSide,
): SettleFine {
  const isForTile = (kind: string): boolean => teaching.finesForTheTile.includes(kind);
  const kinds = from === null ? kit.fines.filter((kind) => !isForTile(kind)) : kit.fines;
  const kind = pick(rng, kinds);
  return { kind, seat: isForTile(kind) && from !== null ? from : pick(rng, losers) };
}

function dealOnce(rng: Rng, { side, topic }: Deal): SettleQuestion {
  const { kit, teaching } = side;
  const [winner, ...losers] = shuffled(rng, WINDS) as [Wind, Wind, Wind, Wind];
  const from = (topic.drawn ?? rng.below(3) === 0) ? null : losers[0];
  const scores = { E: 0, S: 0, W: 0, N: 0 };
  for (const seat of WINDS) {
    const range = seat === winner ? topic.winner : teaching.losers;
    if (range) scores[seat] = Math.min(teaching.mostPoints, dealPoints(rng, range));
  }
  const options = kit.settlingOptions.map((name) => [
    name,
    pick(rng, topic.options?.[name] ?? kit.choicesOf(name)),
  ]);
  return {
    ...{ rules: kit.id as SettleQuestion['rules'], winner, from, scores },
    options: Object.fromEntries(options),
    ask: { kind: topic.ask },
    ...(topic.fined && { fine: dealFine(rng, from, losers, side) }),
  };
}

/** Losers who all have the same would have nothing to settle; one equal pair may be. */
function hasDifferences({ winner, scores }: SettleQuestion): boolean {
  const losers = WINDS.filter((seat) => seat !== winner);
  return new Set(losers.map((seat) => scores[seat])).size > 1;
}

export function dealAccount(rng: Rng, deal: Deal): SettleQuestion {
  for (;;) {
    const question = dealOnce(rng, deal);
    if (!deal.side.teaching.losers || hasDifferences(question)) return question;
  }
}

export function isAbout(
  { winner, from, fine, options, ask }: SettleQuestion,
  topic: SettleTopic,
): boolean {
  return (
    ask.kind === topic.ask &&
    winner !== null &&
    (topic.drawn === undefined || topic.drawn === (from === null)) &&
    (fine !== undefined) === (topic.fined ?? false) &&
    Object.entries(topic.options ?? {}).every(([name, values]) => values.includes(options[name]))
  );
}
