/** The formulas as computed, compared with what the book prints. */
import type { z } from 'astro/zod';
import { type Wait, waits } from '../engine/hand.ts';
import type { Tile } from '../engine/notation.ts';
import type { WordKey } from '../i18n/words.ts';
import { groupOf, groupsName, readingsOf, tilesFrom, waitingFrom } from './positions.ts';
import type { formula, slip } from './schemas.ts';

export type FormulaEntry = z.output<typeof formula>;
type Slip = z.output<typeof slip>;

export interface FormulaRow {
  readonly wait: Wait;
  readonly completion: Wait['completions'][number];
  readonly printed: boolean;
}

export function formulaRows(entry: FormulaEntry, hand: string): readonly FormulaRow[] {
  const printed = new Set(
    entry.rows.map(({ tile, groups }) => {
      const name = groupsName(groups.split(' ').map(groupOf));
      return `${tile} ${name}`;
    }),
  );
  return waits(waitingFrom(hand)).flatMap((wait) =>
    readingsOf(wait).map((completion) => ({
      wait,
      completion,
      printed: printed.has(`${wait.tile} ${groupsName(completion.reading.groups)}`),
    })),
  );
}

/** The words for a slip, and the tiles that fill them. */
interface SlipWording {
  readonly key: `formulas.slip.${string}` & WordKey;
  readonly tiles: Readonly<Record<string, readonly Tile[]>>;
}

/** Which tiles the book's sentence adds or leaves out, against its own table. */
function wordedClaim(printed: string, hand: string): SlipWording {
  const truth = waits(waitingFrom(hand)).map(({ tile }) => tile);
  const claimed = tilesFrom(printed);
  const missing = truth.filter((tile) => !claimed.includes(tile));
  const extra = claimed.filter((tile) => !truth.includes(tile));
  return missing.length === 0
    ? { key: 'formulas.slip.claim.extra', tiles: { tiles: extra } }
    : { key: 'formulas.slip.claim.both', tiles: { missing, extra } };
}

export function wordSlip(slip: Slip, hand = ''): SlipWording {
  switch (slip.kind) {
    case 'claim':
      return wordedClaim(slip.printed, hand);
    case 'row':
      return {
        key: 'formulas.slip.row',
        tiles: {
          tile: tilesFrom(slip.tile),
          printed: tilesFrom(slip.printed),
          correct: tilesFrom(slip.correct),
        },
      };
    case 'heading':
      return { key: `formulas.slip.heading.${slip.printed}`, tiles: {} };
    case 'missing':
      return { key: 'formulas.slip.missing', tiles: {} };
  }
}
