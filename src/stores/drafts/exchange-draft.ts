import type { TypesOf } from '../../engine/drills.ts';
import { fail, ok, type Result, type Tile } from '../../engine/notation.ts';
import { type DraftRules, toggle } from '../question/drill-session.ts';

type ExchangeTypes = TypesOf<'goulash-exchange'>;

type Shown = ExchangeTypes['shown'];

/** Places in the hand, in the order in which they were taken. */
export type ExchangeDraft = readonly number[];

/** One more than may be passed puts the first back. */
export const togglePass =
  (place: number, { tiles }: Shown) =>
  (draft: ExchangeDraft): ExchangeDraft =>
    toggle(draft, place).slice(-tiles);

export const passedTiles = ({ concealed }: Shown, draft: ExchangeDraft): readonly Tile[] =>
  draft.flatMap((place) => concealed[place] ?? []);

export const EXCHANGE_RULES: DraftRules<ExchangeTypes, ExchangeDraft> = {
  blank: () => [],
  read: (shown, draft): Result<ExchangeTypes['answer'], readonly string[]> => {
    const tiles = passedTiles(shown, draft);
    return tiles.length === shown.tiles ? ok(tiles) : fail(['tiles']);
  },
};
