/** Exercises of lessons: a drill's question as the texts of its address, and the answer its author claims. */
import { z } from 'astro/zod';
import { DRILLS, type DrillId, findDesk, type Texts } from '../engine/drills.ts';

/** YAML figures need no quotes. */
const text = z.union([z.string(), z.number()]).transform(String);

interface Written {
  readonly id: string;
  readonly drill: DrillId;
  /** The answer, or the worth of a hand to count; a test compares it with the engine. */
  readonly claim: string;
  readonly [part: string]: string | undefined;
}

/** The texts of an exercise are those of the drill's addresses. */
async function schemaOf(drill: DrillId) {
  const { parts } = await findDesk(drill);
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

export const exercise = z.discriminatedUnion('drill', schemas).transform((written): Exercise => {
  const { id, drill, claim, ...texts } = written as Written;
  return { id, drill, claim, texts };
});
