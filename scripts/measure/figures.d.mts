import type { Figures } from '../../src/engine/judge/measured/figures.ts';

export function figuresFrom(wish: {
  readonly id: string;
  readonly hands: number;
  readonly seed: number;
  readonly level: string;
}): Promise<Omit<Figures, 'date'>>;
