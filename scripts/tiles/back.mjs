// The back of a tile: bamboo, its fibres running down the length.
import { BAMBOO, chance, line, path } from './pen.mjs';

export function back() {
  const next = chance(1924);
  const fibres = { '#ae8146': '', '#c39659': '', '#a1743a': '' };
  const tones = Object.keys(fibres);
  for (let i = 0; i < 96; i++) {
    const x = ((i + next()) * 0.625).toFixed(1);
    const y = (next() * 84 - 14).toFixed(0);
    const length = (14 + next() * 44).toFixed(0);
    fibres[tones[i % 3]] += `M${x} ${y}v${length}`;
  }
  return (
    path('M0 0H60V80H0z', BAMBOO) + tones.map((tone) => line(fibres[tone], tone, 0.5)).join('')
  );
}
