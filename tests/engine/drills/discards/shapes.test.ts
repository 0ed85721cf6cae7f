/** Which discard? says that it plays by the shapes of the Japanese rules. */
import { expect, test } from 'vitest';
import { RIICHI_SHAPES } from '../../../../src/engine/rulesets/riichi/shapes.ts';
import { COMMON_SHAPES } from '../../../../src/engine/shapes/common.ts';

test('its shapes are theirs, and no others', () => expect(RIICHI_SHAPES).toEqual(COMMON_SHAPES));
