/** What is asked about the table, as a sentence. */
import type { TableTypes } from '../engine/drills.ts';
import { type Wind, windTile } from '../engine/notation.ts';
import { totalOf } from '../engine/play.ts';
import { listed, type Params, type Say, type Voice } from './speak.ts';
import { tileName } from './tile-names.ts';

export const windName = (say: Say, wind: Wind): string => tileName(say, windTile(wind));

/** A stack by its owner and its number, `B15`, counted as the walls run. */
export function stackName(
  { runs }: { readonly runs: 'left' | 'right' },
  item: string,
  say: Say,
): string {
  const named = { player: item.charAt(0), stack: Number(item.slice(1)) };
  return runs === 'left' ? say('table.stackOf', named) : say('table.stackOfFromLeft', named);
}

/** What the question says beside its letters and totals. */
function asked(shown: TableTypes['shown'], { locale, say }: Voice): Params {
  switch (shown.ask) {
    case 'families':
      return { total: shown.total };
    case 'tiles':
      return { family: say(`table.family.${shown.family}`) };
    case 'place':
      return {
        column: listed(
          locale,
          shown.column.map((wind) => windName(say, wind)),
        ),
      };
    case 'wind':
    case 'first':
      return { wind: windName(say, shown.wind) };
    case 'passes':
      return { ends: shown.ends.map((end) => say(`table.end.${end}`)).join(', ') };
    case 'dealt':
      return { layer: say(`table.layer.${shown.layer}`) };
    case 'taker':
      return { tile: tileName(say, shown.discard) };
    default:
      return {};
  }
}

/** The question as a sentence. */
export function promptOf(shown: TableTypes['shown'], voice: Voice): string {
  const letters = Object.entries(shown).filter(([, value]) => /^[A-D]$/.test(String(value)));
  const [first = 0, second = 0] = 'throws' in shown ? shown.throws.map(totalOf) : [];
  return voice.say(`table.ask.${shown.ask}`, {
    ...Object.fromEntries(letters),
    ...{ total: first, first, second },
    ...asked(shown, voice),
  });
}
