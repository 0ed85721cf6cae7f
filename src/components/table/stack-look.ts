import type { Scene, SceneStack } from '../../engine/table.ts';
import type { StackLook } from './WallRing.tsx';

/** What a stack of a scene looks like. */
export function stackLook(
  { opened, wall }: Scene,
  index: number,
  stack: SceneStack,
): StackLook | undefined {
  const { tiles, loose = 0, apart, marker } = stack;
  if (index === opened && wall.opens === 'stack') return tiles > 0 ? 'ringed' : 'opened';
  if (tiles === 0) return 'gone';
  if (marker) return 'marker';
  if (loose > 0) return apart ? 'apart-loose' : 'loose';
  if (tiles === 1) return apart ? 'lower-apart' : 'lower';
  return apart ? 'apart' : undefined;
}
