import type { TypesOf } from '../../../engine/drills.ts';
import { acceptedText } from '../../../i18n/discards/discard-words.ts';
import type { Voice } from '../../../i18n/speak.ts';
import { Tile } from '../../tiles/Tile.tsx';
import { verdictText } from './DiscardReasons.tsx';

interface SolvedDiscardProps extends Voice {
  readonly verdict: TypesOf<'what-discard'>['verdict'];
}

/** The answer on paper: each right discard with the tiles that it accepts. */
export const SolvedDiscard = ({ verdict, locale, say }: SolvedDiscardProps) => (
  <>
    <p>{verdictText(verdict, locale, say)}</p>
    {verdict.options
      .filter(({ grade }) => grade === 'right')
      .map(({ tile, accepts }) => (
        <p key={tile} class="row gap-2">
          <Tile tile={tile} say={say} size="small" silent />
          <span>{acceptedText(accepts, locale, say)}</span>
        </p>
      ))}
  </>
);
