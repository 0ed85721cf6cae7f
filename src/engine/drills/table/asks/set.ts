/** The box: how many tiles its families have, and which tiles belong to one. */
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { type FamilyRule, SET_FAMILIES, type SetFamily } from '../../../core/table-rules.ts';
import { isTile, TILES, type Tile } from '../../../core/tile.ts';
import { familySize, setSize } from '../../../table/tile-set.ts';
import { choice, tileRow, wholeNumber } from '../../field.ts';
import { type Ask, type Put, placesOf, reason, type Setting } from '../ask.ts';

export interface FamiliesQuestion {
  /** So many tiles together. */
  readonly total: number;
}

/** Families that make a total, the fewest first as the book orders them; absent if none do. */
function familiesMaking({ total, side }: Put<FamiliesQuestion>): readonly SetFamily[] | undefined {
  const ids = side.kit.table.families.map(({ id }) => id);
  const choices = Array.from({ length: 2 ** ids.length }, (_, bits) =>
    ids.filter((_id, at) => (bits >> at) & 1),
  );
  return choices.find((chosen) => setSize(side.kit.table, chosen) === total);
}

const sizesOf = ({ side }: Setting, ids: readonly SetFamily[]): readonly number[] =>
  ids.map((id) => setSize(side.kit.table, [id]));

export const families: Ask<FamiliesQuestion> = {
  fields: { total: wholeNumber(1, 999) },
  flaw: (put) =>
    familiesMaking(put) === undefined
      ? { part: 'total', error: { code: 'no-such-total' } }
      : undefined,
  make: (rng, { side }) => {
    const all = side.kit.table.families.map(({ id }) => id);
    const chosen = shuffled(rng, all).slice(0, 1 + rng.below(all.length));
    return { total: setSize(side.kit.table, chosen) };
  },
  answer: (put) => familiesMaking(put) ?? [],
  accepts: ({ total, side }, chosen) =>
    chosen.every((id) => side.kit.table.families.some((family) => family.id === id)) &&
    setSize(side.kit.table, chosen as SetFamily[]) === total,
  reasons: (put, chosen) => {
    const { total, side } = put;
    const own = setSize(side.kit.table, chosen as SetFamily[]);
    const sum = (ids: readonly SetFamily[]) => sizesOf(put, ids);
    if (own === total) return [reason('sum', { terms: sum(chosen as SetFamily[]), total })];
    return [
      ...(chosen.length > 0
        ? [reason('ownSum', { terms: sum(chosen as SetFamily[]), total: own })]
        : []),
      reason('sum', { terms: sum(familiesMaking(put) ?? []), total }),
    ];
  },
  hint: ({ side }) =>
    side.kit.table.families.map((family) =>
      reason('familySize', { family: family.id, n: familySize(family) }),
    ),
  show: ({ side }) => ({
    families: side.kit.table.families.map(({ id, tiles, copies }) => ({
      id,
      tiles,
      copies,
      size: tiles.length * copies,
    })),
  }),
};

export interface TilesQuestion {
  readonly of: readonly Tile[];
  readonly family: SetFamily;
}

/** The families that hands are made of. */
const isPlain = ({ tiles }: FamilyRule): boolean => tiles.every((tile) => isTile(tile));

const kindsOf = ({ family, side }: Pick<Put<TilesQuestion>, 'family' | 'side'>) =>
  (side.kit.table.families.find(({ id }) => id === family)?.tiles ?? []).filter((tile) =>
    isTile(tile),
  );

const ROW = 7;

function someRow(rng: Rng, { side }: Setting): TilesQuestion {
  const { id: family } = pick(rng, side.kit.table.families.filter(isPlain));
  const kinds = kindsOf({ family, side });
  const inside = shuffled(rng, kinds).slice(0, 2 + rng.below(Math.min(3, kinds.length - 1)));
  const outside = shuffled(
    rng,
    TILES.filter((tile) => !kinds.includes(tile)),
  );
  return { family, of: shuffled(rng, [...inside, ...outside.slice(0, ROW - inside.length)]) };
}

export const tiles: Ask<TilesQuestion> = {
  fields: { of: tileRow, family: choice(SET_FAMILIES) },
  flaw: (put) =>
    placesOf(put.of, kindsOf(put)).length === 0
      ? { part: 'of', error: { code: 'nothing-to-find' } }
      : undefined,
  make: someRow,
  answer: (put) => placesOf(put.of, kindsOf(put)),
  reasons: (put) => [reason('family', { family: put.family, tiles: kindsOf(put) })],
  hint: (put) => [reason('howMany', { n: placesOf(put.of, kindsOf(put)).length })],
};
