/** Before which act of a ceremony a question is put, by its kind. */
import type { CeremonyAct, CeremonyStep, ThrowFor } from '../../table/ceremony-step.ts';
import type { Dice } from '../../table/dice.ts';
import type { TableTypes } from './table-drill.ts';

type Shown = TableTypes['shown'];
type IsBefore = (act: CeremonyAct) => boolean;

/** After such a throw, with these dice. */
const THROWS: Readonly<Record<'reached' | 'starter' | 'opened' | 'breach', readonly ThrowFor[]>> = {
  reached: ['east-seat', 'first-wind', 'row-end'],
  starter: ['starter'],
  opened: ['wall', 'wall-and-stack'],
  breach: ['stack', 'wall-and-stack'],
};

const isKind =
  (...kinds: readonly CeremonyAct['kind'][]): IsBefore =>
  ({ kind }) =>
    kinds.includes(kind);

function afterThrow(ask: keyof typeof THROWS, throws: readonly Dice[]) {
  const dice = throws.at(-1)?.join();
  return (act: CeremonyAct): boolean =>
    act.kind === 'throw' && THROWS[ask].includes(act.for) && act.dice.join() === dice;
}

/** The act that answers a question; absent where no act of a ceremony does. */
function answeredBy(
  shown: Shown,
  isFirst: boolean,
  kinds: readonly CeremonyAct['kind'][],
): IsBefore | undefined {
  switch (shown.ask) {
    case 'ranked':
      return isKind('sit');
    case 'place':
    case 'lot':
      return isKind(isFirst ? 'draw-wind' : 'sit');
    case 'wind':
      return isKind(kinds.includes('start') ? 'start' : 'sit');
    case 'apart':
      return shown.kongs === 0 ? isKind('set-apart') : undefined;
    case 'marker':
      return shown.kongs === 0 ? isKind('marker') : undefined;
    case 'replacement':
      return isKind('flower');
    case 'dealt':
      return (act) =>
        act.kind === 'take' &&
        act.tiles.some(({ stack, layer }) => stack === shown.stack && layer === shown.layer);
    default:
      return undefined;
  }
}

/**
 * How many steps are shown before the question; absent if the ceremony has nothing to do with it.
 * `earlier`: the questions of the walk that come before.
 */
export function stopIn(
  steps: readonly CeremonyStep[],
  shown: Shown,
  earlier: readonly Shown[],
): number | undefined {
  const { ask } = shown;
  if (ask === 'reached' || ask === 'starter' || ask === 'opened' || ask === 'breach') {
    const isThrown = afterThrow(ask, shown.throws);
    const at = steps.findIndex(({ act }) => isThrown(act));
    return at < 0 ? undefined : at + 1;
  }
  const isFirst = !earlier.some((other) => other.ask === ask);
  const kinds = steps.map(({ act }) => act.kind);
  const isBefore = answeredBy(shown, isFirst, kinds);
  const at = isBefore ? steps.findIndex(({ act }) => isBefore(act)) : -1;
  return at < 0 ? undefined : at;
}
