import type { TypesOf } from '../../../engine/drills.ts';
import {
  afterExchangeText,
  exchangeHintText,
  exchangeVerdictText,
} from '../../../i18n/discards/exchange-words.ts';
import { TileRow } from '../../tiles/TileRow.tsx';
import type { Judgement } from '../judgement.tsx';
import type { SolvedProps } from '../view.ts';

type ExchangeTypes = TypesOf<'goulash-exchange'>;

/** What the choices leave: the reader's own, where it is another, and the best. */
export const ExchangeWays = ({ verdict, ...position }: SolvedProps<ExchangeTypes>) => (
  <ul class="grid gap-3 plain-list">
    {[...(verdict.right ? [] : [verdict.chosen]), ...verdict.best].map((way, at) => (
      <li key={at}>
        <TileRow tiles={way.tiles} say={position.say} size="small" />
        <p>{afterExchangeText(way, position)}</p>
      </li>
    ))}
  </ul>
);

export const EXCHANGE_JUDGEMENT: Judgement<ExchangeTypes> = {
  verdictText: exchangeVerdictText,
  hintText: exchangeHintText,
  Reasons: ExchangeWays,
};
