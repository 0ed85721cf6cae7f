/** The tags that lessons may use. */
import After from './After.astro';
import Aims from './Aims.astro';
import AtlasLink from './AtlasLink.astro';
import Census from './Census.astro';
import Completions from './Completions.astro';
import Costs from './Costs.astro';
import Edition from './Edition.astro';
import Exercise from './Exercise.astro';
import Fan from './Fan.astro';
import Figure from './Figure.astro';
import Formula from './Formula.astro';
import IfRight from './IfRight.astro';
import IfWrong from './IfWrong.astro';
import Margin from './Margin.astro';
import PlayLink from './PlayLink.astro';
import Practice from './Practice.astro';
import Recipe from './Recipe.astro';
import Source from './Source.astro';
import Sticks from './Sticks.astro';
import Term from './Term.astro';
import Tiles from './Tiles.astro';
import Walk from './Walk.astro';
import WebLink from './WebLink.astro';

export const TAGS = {
  After,
  Aims,
  AtlasLink,
  Census,
  Completions,
  Costs,
  Edition,
  Exercise,
  Fan,
  Figure,
  Formula,
  IfRight,
  IfWrong,
  Margin,
  PlayLink,
  Practice,
  Recipe,
  Source,
  Sticks,
  Term,
  Tiles,
  Walk,
  WebLink,
};
