/** How well the partners play, by duplicate matches. */

import { duplicateMatch, SEEDS } from '../scripts/measure/match.mjs';
import { PLAYABLE_RULES } from '../src/engine/scoring.ts';

const MATCHES = [
  { challenger: 'steady', against: 'learner', walls: 400 },
  { challenger: 'strong', against: 'steady', walls: 400 },
];

export const PARTNER_FIGURES = [
  {
    name: 'partners',
    says: 'duplicate matches of the partners: points a hand, one challenger against three',
  },
];

export async function* measurePartners() {
  for (const id of PLAYABLE_RULES) {
    for (const match of MATCHES) {
      yield {
        figure: 'partners',
        ...(await duplicateMatch({ id, ...match, seed: SEEDS.test })),
      };
    }
  }
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;

export const partnersText = (row) =>
  `${row.rules}: ${row.challenger} over ${row.against}, ${row.walls} walls: ${row.gain.toFixed(2)} ± ${row.interval.toFixed(2)} a hand; wins ${percent(row.win)}, gives ${percent(row.give)}, drawn ${percent(row.drawn)}, winning turn ${row.turn.toFixed(1)}`;
