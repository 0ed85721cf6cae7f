/** The tags that lessons may use. */
import AtlasLink from './AtlasLink.astro';
import Census from './Census.astro';
import Completions from './Completions.astro';
import Figure from './Figure.astro';
import Formula from './Formula.astro';
import Pick from './Pick.astro';
import Position from './Position.astro';
import Practice from './Practice.astro';
import Question from './Question.astro';
import Score from './Score.astro';
import Settle from './Settle.astro';
import Source from './Source.astro';
import Tally from './Tally.astro';
import Term from './Term.astro';
import Tiles from './Tiles.astro';
import WebLink from './WebLink.astro';

export const TAGS = {
  AtlasLink,
  Census,
  Completions,
  Figure,
  Formula,
  Pick,
  Position,
  Practice,
  Question,
  Score,
  Settle,
  Source,
  Tally,
  Term,
  Tiles,
  WebLink,
};
