import type { Meld } from '../../engine/notation.ts';
import type { Say } from '../../i18n/speak.ts';
import { MeldTiles } from '../tiles/MeldTiles.tsx';

export const MeldOnTable = ({ meld, say }: { readonly meld: Meld; readonly say: Say }) => (
  <figure class="hand-group hand-meld">
    <MeldTiles meld={meld} say={say} />
    <figcaption>{say(`group.${meld.kind}`)}</figcaption>
  </figure>
);
