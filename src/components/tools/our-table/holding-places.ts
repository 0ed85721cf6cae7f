/** Where the site asks under agreements. */
export const HOLDING_PLACES = ['play', 'count', 'accounts', 'drills'] as const;
export type HoldingPlace = (typeof HOLDING_PLACES)[number];
