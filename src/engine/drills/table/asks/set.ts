import { pick, shuffled } from '../../../core/rng.ts';
import { type FamilyRule, SET_FAMILIES, type SetFamily } from '../../../core/table-rules.ts';
import { isTile, TILES } from '../../../core/tile.ts';
import { familySize, setSize } from '../../../table/tile-set.ts';
import { choice, tileRow, wholeNumber } from '../../field.ts';
import {
  type Ask,
  type AtTable,
  findAll,
  flawIn,
  placesOf,
  reason,
  type Setting,
  type TableContext,
} from '../ask.ts';

interface FamiliesQuestion {
  readonly total: number;
}

const familiesOf = ({ kit }: TableContext) => kit.table.families;

const idsOf = (setting: Setting): readonly SetFamily[] => familiesOf(setting).map(({ id }) => id);

/** Families that make a total, the fewest first as the book orders them; absent if none do. */
function familiesMaking(put: AtTable<FamiliesQuestion>): readonly SetFamily[] | undefined {
  const ids = idsOf(put);
  const choices = Array.from({ length: 2 ** ids.length }, (_, bits) =>
    ids.filter((_id, at) => (bits >> at) & 1),
  );
  return choices.find((chosen) => setSize(put.kit.table, chosen) === put.total);
}

export const families: Ask<
  FamiliesQuestion,
  { families: readonly (FamilyRule & { size: number })[] }
> = {
  isSeatless: true,
  fields: { total: wholeNumber(1, 999) },
  flaw: (put) => (familiesMaking(put) === undefined ? flawIn('total', 'no-such-total') : undefined),
  make: (rng, setting) => {
    const ids = idsOf(setting);
    const chosen = shuffled(rng, ids).slice(0, 1 + rng.below(ids.length));
    return { total: setSize(setting.kit.table, chosen) };
  },
  answer: (put) => familiesMaking(put) ?? [],
  accepts: (put, chosen) =>
    chosen.every((id) => idsOf(put).some((known) => known === id)) &&
    setSize(put.kit.table, chosen as SetFamily[]) === put.total,
  reasons: (put, chosen) => {
    const { total, kit } = put;
    const own = chosen as readonly SetFamily[];
    const ownTotal = setSize(kit.table, own);
    const sum = (code: 'sum' | 'ownSum', ids: readonly SetFamily[], all: number) =>
      reason(code, { terms: ids.map((id) => setSize(kit.table, [id])), total: all });
    const whole = (ids: readonly SetFamily[]) => {
      const [family, ...others] = ids;
      return family !== undefined && others.length === 0
        ? reason('familySize', { family, n: total })
        : sum('sum', ids, total);
    };
    if (ownTotal === total) return [whole(own)];
    return [
      ...(own.length > 0 ? [sum('ownSum', own, ownTotal)] : []),
      whole(familiesMaking(put) ?? []),
    ];
  },
  hint: (put) =>
    familiesOf(put).map((family) =>
      reason('familySize', { family: family.id, n: familySize(family) }),
    ),
  show: (put) => ({
    families: familiesOf(put).map((family) => ({ ...family, size: familySize(family) })),
  }),
};

const kindsOf = (put: TableContext & { family: SetFamily }) =>
  (familiesOf(put).find(({ id }) => id === put.family)?.tiles ?? []).filter((tile) => isTile(tile));

const ROW = 7;

export const tiles = findAll({
  fields: { of: tileRow, family: choice(SET_FAMILIES) },
  within: 'of',
  find: (put) => placesOf(put.of, kindsOf(put)),
  make: (rng, context) => {
    const plain = familiesOf(context).filter((known) => known.tiles.every((tile) => isTile(tile)));
    const { id: family } = pick(rng, plain);
    const kinds = kindsOf({ ...context, family });
    const inside = shuffled(rng, kinds).slice(0, 2 + rng.below(Math.min(3, kinds.length - 1)));
    const outside = shuffled(
      rng,
      TILES.filter((tile) => !kinds.includes(tile)),
    );
    return { family, of: shuffled(rng, [...inside, ...outside.slice(0, ROW - inside.length)]) };
  },
  reasons: (put) => [reason('family', { family: put.family, tiles: kindsOf(put) })],
});
