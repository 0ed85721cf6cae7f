/** The exercises of lessons: questions of drills as their texts, with what the author believes. */
import { z } from 'astro/zod';
import { DRILLS, type DrillId, deskNamed, type Texts } from '../engine/drills.ts';

/** Figures stand in YAML without quotes. */
const text = z.union([z.string(), z.number()]).transform(String);

interface Written {
  /** `<lesson>.<name>` */
  readonly id: string;
  readonly drill: DrillId;
  /** What the author believes the answer is, or the worth of a hand to count; a test compares it with the engine. */
  readonly claim: string;
  readonly [part: string]: string | undefined;
}

/** One schema for each drill: its texts are those of its addresses. */
async function schemaOf(drill: DrillId) {
  const { parts } = await deskNamed(drill);
  const texts = Object.fromEntries(parts.map((part) => [part, text.optional()]));
  return z.strictObject({ id: z.string(), drill: z.literal(drill), claim: text, ...texts });
}

type Schema = z.ZodType<Written> & Awaited<ReturnType<typeof schemaOf>>;

const schemas = (await Promise.all(DRILLS.map(({ id }) => schemaOf(id)))) as unknown as [
  Schema,
  ...Schema[],
];

export interface Exercise extends Pick<Written, 'id' | 'drill' | 'claim'> {
  readonly texts: Texts;
}

/** A question of a drill. */
export const exercise = z.discriminatedUnion('drill', schemas).transform((written): Exercise => {
  const { id, drill, claim, ...texts } = written as Written;
  return { id, drill, claim, texts };
});
