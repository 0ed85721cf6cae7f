/** Where the dots of the fan lie, and which one a pointer means. */
import { describe, expect, test } from 'vitest';
import { type Fan, fanBox, layFan } from '../../src/components/tools/atlas/fan.ts';
import { nearestOn } from '../../src/components/tools/atlas/nearest.ts';
import { ATLAS_SIZES, type AtlasSize, atlasOf, twinOf } from '../../src/engine/hand.ts';

const WIDTHS = [280, 328, 559, 560, 1088] as const;
const boxOf = (width: number) => fanBox(width, 420);
const CASES = ATLAS_SIZES.flatMap((size) => WIDTHS.map((width) => ({ size, width })));

interface Case {
  readonly size: AtlasSize;
  readonly width: number;
}

const laid = ({ size, width }: Case, focus?: number) => {
  const atlas = atlasOf(size);
  return { atlas, fan: layFan(atlas, boxOf(width), focus) };
};

const distance = ({ box, x, y }: Fan, at: number): number =>
  Math.hypot((x[at] as number) - box.x, (y[at] as number) - box.y);

describe.each(CASES)('$size tiles on $width pixels', (one) => {
  const { atlas, fan } = laid(one);

  test('every dot lies on the paper, in its ring', () => {
    const { box, x, y, rings } = fan;
    const lost = rings.flatMap(({ start, end, inner, outer }) =>
      [...x.subarray(start, end).keys()].filter((nth) => {
        const at = start + nth;
        const radius = distance(fan, at);
        const [across, down] = [x[at] as number, y[at] as number];
        const isOnPaper = across >= 0 && across <= box.width && down >= 0 && down <= box.height;
        return !isOnPaper || radius < inner - 0.01 || radius > outer + 0.01;
      }),
    );
    expect(lost).toEqual([]);
  });

  test('twins face each other across the middle', () => {
    const { box, x, y } = fan;
    const askew = [...x.keys()].filter((at) => {
      const twin = twinOf(atlas, at);
      const [left, right] = [(x[at] as number) - box.x, (x[twin] as number) - box.x];
      return (
        Math.abs(left + right) > 0.01 || Math.abs((y[at] as number) - (y[twin] as number)) > 0.01
      );
    });
    expect(askew).toEqual([]);
  });
});

test.each([9, 8, 7, 0])(
  'the ring of %d waits takes half the depth when it is looked for',
  (waits) => {
    const { fan } = laid({ size: 13, width: 328 }, waits);
    const ring = fan.rings.find((one) => one.waits === waits);
    const depth = (ring?.outer ?? 0) - (ring?.inner ?? 0);
    expect(depth / fan.box.radius).toBeGreaterThanOrEqual(0.49);
    expect(fan.rings.at(-1)?.outer).toBeCloseTo(fan.box.radius, 3);
  },
);

test('the sixteen are far enough apart for a finger on a phone', () => {
  const { fan } = laid({ size: 13, width: 328 }, 8);
  const places = Array.from({ length: 16 }, (_, nth) => 1 + nth);
  const gaps = places.flatMap((one) =>
    places
      .filter((other) => other > one)
      .map((other) =>
        Math.hypot(
          (fan.x[one] as number) - (fan.x[other] as number),
          (fan.y[one] as number) - (fan.y[other] as number),
        ),
      ),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(8);
});

describe('the nearest dot', () => {
  const { fan } = laid({ size: 10, width: 328 });
  const nearest = nearestOn(fan);
  const pointAt = (at: number) => ({ x: fan.x[at] as number, y: fan.y[at] as number });

  /** Looks at every dot, one after the other. */
  const plainly = ({ x, y }: { x: number; y: number }, accepts = (_: number) => true): number =>
    [...fan.x.keys()].filter(accepts).reduce((least, at) => {
      const [one, other] = [pointAt(at), pointAt(least)];
      const [near, far] = [Math.hypot(one.x - x, one.y - y), Math.hypot(other.x - x, other.y - y)];
      return near < far ? at : least;
    });

  test.each([
    [100, 60],
    [164, 164],
    [20, 150],
    [300, 250],
  ])('to %d, %d is the one that a plain look finds', (x, y) => {
    const found = nearest({ x, y }, 26);
    const [best, own] = [pointAt(plainly({ x, y })), pointAt(found ?? 0)];
    expect(Math.hypot(own.x - x, own.y - y)).toBeCloseTo(Math.hypot(best.x - x, best.y - y), 4);
  });

  test('is sought among those that are wanted', () => {
    const even = (at: number): boolean => at % 2 === 0;
    const point = pointAt(5001);
    const found = nearest(point, 26, even) ?? 1;
    expect(found % 2).toBe(0);
    const [best, own] = [pointAt(plainly(point, even)), pointAt(found)];
    expect(Math.hypot(own.x - point.x, own.y - point.y)).toBeCloseTo(
      Math.hypot(best.x - point.x, best.y - point.y),
      4,
    );
  });

  test.each([
    [0, 0],
    [-500, 20],
    [5000, 5000],
    [Number.NaN, 3],
  ])('to %d, %d there is none within reach', (x, y) => {
    expect(nearest({ x, y }, 14)).toBeUndefined();
  });
});
