/**
 * A hand made ready, act by act: seats, walls, breach, deal, flowers, and the first kong. What is
 * thrown, how the tiles lie and which tile is shown come from the caller.
 */
import type { ClaimRule, TableRules } from '../core/table-rules.ts';
import { dealTiles } from './ceremony-deal.ts';
import { firstTurns } from './ceremony-play.ts';
import { seatPlayers } from './ceremony-seats.ts';
import type {
  CeremonyAct,
  CeremonyChance,
  CeremonyStep,
  Course,
  ThrowFor,
} from './ceremony-step.ts';
import { openWalls } from './ceremony-walls.ts';
import { exampleOrder } from './example-tiles.ts';
import type { Scene } from './scene.ts';
import { familiesInPlay, familySize, type SetTile } from './tile-set.ts';
import { wallSize } from './wall.ts';

export const CEREMONY_PARTS = ['seats', 'walls', 'breach', 'deal', 'flowers', 'kong'] as const;
export type CeremonyPart = (typeof CEREMONY_PARTS)[number];

/** The acts that a part begins with. What is repeated later belongs to the part that it follows. */
const OPENING_PARTS: Readonly<Partial<Record<CeremonyAct['kind'], CeremonyPart>>> = {
  build: 'walls',
  take: 'deal',
  flower: 'flowers',
  begin: 'kong',
};

const BREACH_THROWS: readonly ThrowFor[] = ['wall', 'wall-and-stack'];

/** The part of each step. */
export function partsOf(steps: readonly CeremonyStep[]): readonly CeremonyPart[] {
  let at = 0;
  return steps.map(({ act }) => {
    const part =
      act.kind === 'throw' && BREACH_THROWS.includes(act.for) ? 'breach' : OPENING_PARTS[act.kind];
    if (part !== undefined) at = Math.max(at, CEREMONY_PARTS.indexOf(part));
    return CEREMONY_PARTS[at] as CeremonyPart;
  });
}

interface CeremonyOptions {
  /** What is agreed on: families of the set, `{ flowers: true }`, and the options of the table. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly claims?: readonly ClaimRule[];
}

const PLAYERS = ['A', 'B', 'C', 'D'];

/** All steps under these rules. Throws if the tiles are not those of the set. */
export function ceremony(
  table: TableRules,
  chance: CeremonyChance,
  { options = {}, claims = [] }: CeremonyOptions = {},
): readonly CeremonyStep[] {
  const families = familiesInPlay(table, options);
  const kinds = new Set<SetTile>(families.flatMap(({ tiles }) => tiles));
  const whole = chance.tiles.filter((tile) => kinds.has(tile));
  const tiles = families.reduce((sum, family) => sum + familySize(family), 0);
  if (whole.length !== tiles) throw new RangeError(`${whole.length} tiles of ${tiles}`);
  const course: Course = {
    table,
    chance,
    agreed: options,
    claimRule: claims.find(({ claim }) => claim === 'pung')?.rule,
    size: wallSize(tiles, table.breach),
    order: exampleOrder(whole, table, chance.example),
  };
  return [...allSteps(course)];
}

function* allSteps(course: Course): Generator<CeremonyStep> {
  const { table, size } = course;
  const empty = { held: [], melds: [], flowers: [], river: [] };
  const bare: Scene = {
    wall: size,
    stacks: [],
    seats: PLAYERS.map((player) => ({ player, ...empty })),
    throws: [],
    discards: table.discards?.lie ?? 'middle',
    ...(table.dealtFlowers?.faceDown && { flowersDown: true }),
  };
  const seated = yield* seatPlayers(course, bare);
  const opened = yield* openWalls(course, seated);
  const dealt = yield* dealTiles(opened);
  yield* firstTurns(dealt);
}
