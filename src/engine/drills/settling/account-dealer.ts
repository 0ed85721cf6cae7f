/** Tables to settle, out of what a rule set says of its points and agreements. */
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { WINDS, type Wind } from '../../core/wind.ts';
import type { PointRange, SettleTopic, WorthsByWinner } from '../../scoring/settle-teaching.ts';
import type { SettleFine, SettleQuestion, SettleRules } from './account.ts';

interface End {
  readonly winner: Wind;
  readonly from: Wind | null;
}

interface Deal {
  readonly rules: SettleRules;
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
  { kit, teaching }: SettleRules,
): SettleFine {
  const isForTile = (kind: string): boolean => teaching.finesForTheTile?.includes(kind) ?? false;
  const kinds = from === null ? kit.fines.filter((kind) => !isForTile(kind)) : kit.fines;
  const kind = pick(rng, kinds);
  return { kind, seat: isForTile(kind) && from !== null ? from : pick(rng, losers) };
}

const dealWorth = (rng: Rng, worth: PointRange | WorthsByWinner, { winner, from }: End): number =>
  typeof worth === 'function' ? pick(rng, worth(winner, from)) : dealPoints(rng, worth);

/** Some seats, in the order of turns; of all or none nobody would have anything to pay. */
const dealReady = (rng: Rng): readonly Wind[] => {
  const ready = shuffled(rng, WINDS).slice(0, 1 + rng.below(3));
  return WINDS.filter((seat) => ready.includes(seat));
};

function dealDeposits(rng: Rng, count: number): readonly Wind[] {
  const seats = Array.from({ length: count }, () => rng.below(WINDS.length));
  return seats.sort().map((at) => WINDS[at] as Wind);
}

function dealBeside(rng: Rng, { repeats, deposits }: SettleTopic) {
  const [times, stakes] = [repeats && pick(rng, repeats), deposits && pick(rng, deposits)];
  return {
    ...(times && { repeats: times }),
    ...(stakes && { deposits: dealDeposits(rng, stakes) }),
  };
}

function dealOnce(rng: Rng, { rules, topic }: Deal): SettleQuestion {
  const { kit, teaching } = rules;
  const [winner, ...losers] = shuffled(rng, WINDS) as [Wind, Wind, Wind, Wind];
  const from = (topic.drawn ?? rng.below(3) === 0) ? null : losers[0];
  const scores = { E: 0, S: 0, W: 0, N: 0 };
  for (const seat of WINDS) {
    const worth = seat === winner ? topic.winner : teaching.losers;
    if (!worth) continue;
    scores[seat] = Math.min(teaching.mostPoints, dealWorth(rng, worth, { winner, from }));
  }
  const options = kit.settlingOptions.map((name) => [
    name,
    pick(rng, topic.options?.[name] ?? kit.choicesOf(name)),
  ]);
  const asked = {
    rules: kit.id as SettleQuestion['rules'],
    options: Object.fromEntries(options),
    ask: { kind: topic.ask },
  };
  if (!topic.winner) return { ...asked, winner: null, from: null, scores, ready: dealReady(rng) };
  return {
    ...{ ...asked, winner, from, scores },
    ...dealBeside(rng, topic),
    ...(topic.fined && { fine: dealFine(rng, from, losers, rules) }),
  };
}

/** Losers who all have the same would have nothing to settle; one equal pair may be. */
function hasDifferences({ winner, scores }: SettleQuestion): boolean {
  const losers = WINDS.filter((seat) => seat !== winner);
  return new Set(losers.map((seat) => scores[seat])).size > 1;
}

/** East has the first hand. */
const keepsDealer = ({ winner }: SettleQuestion, { dealerLoses }: SettleTopic): boolean =>
  !dealerLoses || winner !== 'E';

export function dealAccount(rng: Rng, deal: Deal): SettleQuestion {
  for (;;) {
    const question = dealOnce(rng, deal);
    const isSettled = !deal.rules.teaching.losers || hasDifferences(question);
    if (isSettled && keepsDealer(question, deal.topic)) return question;
  }
}

export function isAbout(question: SettleQuestion, topic: SettleTopic): boolean {
  const { winner, from, fine, options, ask, repeats, deposits } = question;
  const isToldOf = (count: number | undefined, counts: readonly number[] | undefined): boolean =>
    (counts ?? [0]).includes(count ?? 0);
  return (
    ask.kind === topic.ask &&
    keepsDealer(question, topic) &&
    (winner !== null) === (topic.winner !== undefined) &&
    isToldOf(repeats, topic.repeats) &&
    isToldOf(deposits?.length, topic.deposits) &&
    (topic.drawn === undefined || topic.drawn === (from === null)) &&
    (fine !== undefined) === (topic.fined ?? false) &&
    Object.entries(topic.options ?? {}).every(([name, values]) => values.includes(options[name]))
  );
}
