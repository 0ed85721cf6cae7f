/** Guided walks of the lessons: one table, and the questions that are asked at it in turn. */
import { z } from 'astro/zod';
import { TABLE_PARTS, type Texts } from '../engine/drills.ts';
import { createRng, parseTiles, type Tile } from '../engine/notation.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../engine/scoring.ts';
import {
  type CeremonyAct,
  type CeremonyChance,
  exampleChance,
  type WalkQuestion,
} from '../engine/table.ts';

/** YAML figures need no quotes. */
const text = z.union([z.string(), z.number()]).transform(String);
const letter = z.enum(['A', 'B', 'C', 'D']);

type Dice = CeremonyChance['breach'][number];

/** One die, or two: `6`, `43`. */
const diceOf = (faces: string): Dice => {
  const [first = 1, second = 1] = [...faces].map(Number);
  return [first, second];
};

const throws = text.transform((written) => written.split('-').map(diceOf));
const twoThrows = throws.transform(([first = [1, 1], second = [1, 1]]): [Dice, Dice] => [
  first,
  second,
]);

const tilesOf = (written: string): readonly Tile[] => {
  const read = parseTiles(written);
  if (!read.ok) throw new Error(`${written}: ${JSON.stringify(read.error)}`);
  return read.value;
};

const tile = text.transform((written) => tilesOf(written)[0] as Tile);

/** What is decided by chance at the table. What the walk does not show is left to the seed. */
const chance = z.strictObject({
  seed: z.number().int().default(1),
  /** Rounds of throws for the places, by player; of one who throws alone, his own. */
  places: z.array(throws).optional(),
  /** The tiles lined up to draw the places. */
  lot: text.transform(tilesOf).optional(),
  starter: twoThrows.optional(),
  breach: twoThrows.optional(),
});

/** What happens at the table beside what is asked. */
const happening = {
  /** A concealed kong is declared before the question, by whom. */
  declares: z.strictObject({ tile, by: letter }).optional(),
  /** The claim that is made, where the player who has the tile may make several. */
  takes: z.enum(['chow', 'pung', 'kong']).optional(),
  /** What the player who took a tile or declared a kong discards. */
  discards: tile.optional(),
};

const parts = Object.fromEntries(TABLE_PARTS.map((part) => [part, text.optional()]));
const ask = z.strictObject({ ask: text, claim: text, ...parts, ...happening });

/** The last act of the ceremony that a walk may show. */
const UNTIL = ['sit', 'start', 'breach', 'loose', 'begin'] as const satisfies CeremonyAct['kind'][];

interface WalkAsk extends Omit<WalkQuestion, 'shown'> {
  readonly texts: Texts;
  /** The right act; a test compares it with the engine. */
  readonly claim: string;
}

export interface Walk {
  readonly id: string;
  readonly rules: PlayableRules;
  readonly chance: CeremonyChance;
  readonly until: (typeof UNTIL)[number];
  readonly asks: readonly WalkAsk[];
}

function chanceOf({ seed, places, lot, starter, breach }: z.output<typeof chance>): CeremonyChance {
  const { example: _example, ...left } = exampleChance(createRng(seed));
  return {
    ...left,
    ...(places && { places }),
    ...(lot && { lot }),
    ...(starter && { starter }),
    ...(breach && { breach }),
  };
}

/** What all questions of a walk have in common is said once. */
export const walk = z
  .strictObject({
    id: z.string().regex(/^[a-z-]+\.walk$/),
    rules: z.enum(PLAYABLE_RULES as [PlayableRules, ...PlayableRules[]]),
    chance,
    until: z.enum(UNTIL),
    players: z.string().optional(),
    starter: letter.optional(),
    throws: text.optional(),
    asks: z.array(ask).min(2),
  })
  .transform(
    ({ id, asks, chance: thrown, until, ...common }): Walk => ({
      id,
      until,
      rules: common.rules,
      chance: chanceOf(thrown),
      asks: asks.map(({ claim, declares, takes, discards, ...own }) => ({
        texts: { ...common, ...own } as Texts,
        claim,
        ...(declares && { kong: declares }),
        ...(takes && { takes }),
        ...(discards && { discards }),
      })),
    }),
  );
