export interface HandFilter {
  readonly points: number | undefined;
  readonly family: string | undefined;
}

export interface FilteredHand {
  readonly id: string;
  readonly points: number;
  readonly family: string;
}

export const NO_FILTER: HandFilter = { points: undefined, family: undefined };

export function handFilterFrom(query: URLSearchParams, hands: readonly FilteredHand[]): HandFilter {
  const points = hands.find((hand) => String(hand.points) === query.get('points'));
  const family = hands.find((hand) => hand.family === query.get('family'));
  return { points: points?.points, family: family?.family };
}

export const addressOfHands = ({ points, family }: HandFilter): string =>
  [
    ...(points === undefined ? [] : [`points=${points}`]),
    ...(family === undefined ? [] : [`family=${family}`]),
  ].join('&');

export const matchingHands = (
  hands: readonly FilteredHand[],
  { points, family }: HandFilter,
): readonly FilteredHand[] =>
  hands.filter(
    (hand) =>
      (points === undefined || hand.points === points) &&
      (family === undefined || hand.family === family),
  );
