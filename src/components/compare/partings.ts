import type { DiscardsUnder } from '../../engine/compare.ts';
import type { Tile } from '../../engine/notation.ts';

/** Rule sets under which the same discards are best. */
interface Side {
  readonly answers: readonly Tile[];
  readonly rules: readonly DiscardsUnder['rules'][];
}

/**
 * `shape`: the hand is nearest to a shape that is not a winning hand for everybody; `role`: it looks
 * for the tiles that bring a role; `own`: its own discards leave it less to win with; `tiles`: other
 * tiles help, because other hands are complete.
 */
interface PartingReason {
  readonly kind: 'shape' | 'role' | 'own' | 'tiles';
  readonly rules: readonly DiscardsUnder['rules'][];
  readonly shape?: string;
}

const rulesOf = (each: readonly DiscardsUnder[]) => each.map(({ rules }) => rules);

function sidesOf(each: readonly DiscardsUnder[]): readonly Side[] {
  const playable = each.filter(({ answers }) => answers.length > 0);
  return [...Map.groupBy(playable, ({ answers }) => [...answers].sort().join())].map(
    ([, alike]) => ({ answers: alike[0]?.answers ?? [], rules: rulesOf(alike) }),
  );
}

/** Where rule sets see the hand nearest to different shapes: those that are not the standard one. */
function shapeReasons(each: readonly DiscardsUnder[]): readonly PartingReason[] {
  const nearest = Map.groupBy(each, ({ aims }) => aims[0]?.shape);
  if (nearest.size < 2) return [];
  return [...nearest].flatMap(([shape, alike]) =>
    shape === undefined || shape === 'standard'
      ? []
      : [{ kind: 'shape' as const, rules: rulesOf(alike), shape }],
  );
}

export function partings(each: readonly DiscardsUnder[]) {
  const sides = sidesOf(each);
  if (sides.length < 2) return { sides, reasons: [] };
  const shapes = shapeReasons(each);
  const own = each.filter(({ options }) => options[0]?.barred);
  const roles = each.filter(({ asks, aims, options }) => {
    const [aim] = aims;
    const [best] = options;
    const isFurther = aim && best && best.distance > aim.distance && aim.distance >= 0;
    return asks?.points === undefined && asks && (isFurther || best?.wins);
  });
  const reasons: readonly PartingReason[] = [
    ...shapes,
    ...(own.length > 0 ? [{ kind: 'own' as const, rules: rulesOf(own) }] : []),
    ...(roles.length > 0 ? [{ kind: 'role' as const, rules: rulesOf(roles) }] : []),
  ];
  if (reasons.length > 0) return { sides, reasons };
  return { sides, reasons: [{ kind: 'tiles' as const, rules: rulesOf(each) }] };
}
