import type { Scene, SceneMeld } from '../../src/engine/table/scene.ts';

/** Every tile on the table, face up or not. */
export function tilesOnTable({ stacks, seats, lot }: Scene): number {
  const walled = stacks.reduce((sum, { tiles, loose = 0 }) => sum + tiles + loose, 0);
  const before = seats.map(({ held, melds, flowers, river }) => {
    const laid = melds.reduce((sum, meld) => sum + tilesInMeld(meld), 0);
    return held.length + laid + flowers.length + river.length;
  });
  return before.reduce((sum, tiles) => sum + tiles, walled) + (lot?.tiles.length ?? 0);
}

const tilesInMeld = ({ kind }: SceneMeld): number => (kind === 'kong' || kind === 'winds' ? 4 : 3);
