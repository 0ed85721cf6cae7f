/** Which scoring hands are looked for in the catalogue, and how the address says it. */

export interface HandFilter {
  /** Absent for any. */
  readonly points: number | undefined;
  /** Absent for any. */
  readonly family: string | undefined;
}

/** What the catalogue knows of a hand to sieve it. */
export interface FilteredHand {
  readonly id: string;
  readonly points: number;
  readonly family: string;
}

export const NO_FILTER: HandFilter = { points: undefined, family: undefined };

/** The filter that an address asks for; what none of the hands has it leaves aside. */
export function handFilterFrom(query: URLSearchParams, hands: readonly FilteredHand[]): HandFilter {
  const points = hands.find((hand) => String(hand.points) === query.get('points'));
  const family = hands.find((hand) => hand.family === query.get('family'));
  return { points: points?.points, family: family?.family };
}

/** The part of an address that says the filter: `points=8&family=chows`. */
export const addressOfHands = ({ points, family }: HandFilter): string =>
  [
    ...(points === undefined ? [] : [`points=${points}`]),
    ...(family === undefined ? [] : [`family=${family}`]),
  ].join('&');

/** The hands that a filter lets through. */
export const sieved = (
  hands: readonly FilteredHand[],
  { points, family }: HandFilter,
): readonly FilteredHand[] =>
  hands.filter(
    (hand) =>
      (points === undefined || hand.points === points) &&
      (family === undefined || hand.family === family),
  );
