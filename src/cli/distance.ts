import { COMMON_SHAPES, distancesTo, type Shape } from '../engine/hand.ts';
import { asHeld, ok } from '../engine/notation.ts';
import type { Command } from './command.ts';
import { fieldOf, readHand } from './records.ts';

type Field = readonly [id: string, name: string];

/** The fields of each list of shapes: named once, not for every record. */
const known = new WeakMap<readonly Shape[], readonly Field[]>();

function fieldsOf(shapes: readonly Shape[]): readonly Field[] {
  const fields = known.get(shapes) ?? shapes.map(({ id }): Field => [id, fieldOf(id)]);
  known.set(shapes, fields);
  return fields;
}

export const distanceCommand: Command = {
  name: 'distance',
  answer(fields, rules) {
    const hand = readHand(fields, rules?.melds);
    if (!hand.ok) return hand;
    const held = asHeld(hand.value);
    if (!held.ok) return held;
    const shapes: readonly Shape[] = rules?.shapes ?? COMMON_SHAPES;
    const { byShape, distance } = distancesTo(held.value, shapes);
    const found: Record<string, number | null> = {};
    for (const [id, name] of fieldsOf(shapes)) found[name] = byShape[id] ?? null;
    found['distance'] = distance;
    return ok(found);
  },
};
