/** A finished hand looked back on, each way in a fold of its own. */
import type { TableNews } from '../../engine/open-table.ts';
import type { Voice } from '../../i18n/speak.ts';
import { Fold } from '../parts/Fold.tsx';
import type { PlayFrom } from './ChoiceAgain.tsx';
import { ChoiceReview } from './ChoiceReview.tsx';
import { Review } from './Review.tsx';
import { SameWall } from './SameWall.tsx';

interface LookBacksProps extends Voice, PlayFrom {
  readonly news: TableNews;
}

export const LookBacks = ({ news, onPlayFrom, locale, say }: LookBacksProps) => (
  <>
    <Fold summary={say('counsel.review')} open={false}>
      {() => <ChoiceReview {...{ news, onPlayFrom, locale, say }} />}
    </Fold>
    <Fold summary={say('counsel.wall')} open={false}>
      {() => <SameWall {...{ news, onPlayFrom, locale, say }} />}
    </Fold>
    {news.review.length > 0 && (
      <Fold summary={say('play.review')} open={false}>
        {() => <Review review={news.review} you={news.you} level={news.level} say={say} />}
      </Fold>
    )}
  </>
);
