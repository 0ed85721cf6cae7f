import { COMMON_SHAPES, discardsFor } from '../engine/hand.ts';
import { asHeld, fail, ok } from '../engine/notation.ts';
import type { Command } from './command.ts';
import { copiesByTile, readTable } from './records.ts';

export const discardsCommand: Command = {
  name: 'discards',
  answer(fields, rules) {
    const table = readTable(fields, rules?.melds);
    if (!table.ok) return table;
    const { concealed, melds } = table.value;
    const held = asHeld(table.value);
    if (!held.ok) return held;
    if (concealed.length % 3 !== 2) {
      return fail({ code: 'impossible-count', count: concealed.length, melds: melds.length });
    }
    const found = discardsFor(table.value, rules?.shapes ?? COMMON_SHAPES);
    return ok({
      discards: found.map((discard) => ({ ...discard, accepts: copiesByTile(discard.accepts) })),
    });
  },
};
