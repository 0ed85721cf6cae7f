// The back of a tile: bamboo, its fibres running down the length.
import { chance, path } from './pen.mjs';

export function back() {
  const r = chance(1924);
  const strips = { '#a97c42': '', '#c69a5f': '', '#96692f': '' };
  const tones = Object.keys(strips);
  for (let i = 0; i < 90; i++) {
    const x = (r() * 60).toFixed(1);
    const y = (r() * 70 - 8).toFixed(0);
    const l = (8 + r() * 40).toFixed(0);
    strips[tones[Math.floor(r() * 3)]] += `M${x} ${y}v${l}`;
  }
  return (
    path('M0 0H60V80H0z', '#b98a4e') +
    tones.map((t) => path(strips[t], 'none', { stroke: t, 'stroke-width': 0.6, 'stroke-linecap': 'round' })).join('')
  );
}
