/** Which drill the run of a day is of, and from which seeds it is dealt. */

const STRIDES = [5, 7, 11];

/** Has no divisor in common with the number of drills: neighbours in the list lie days apart. */
const strideOf = (drills: number): number => STRIDES.find((prime) => drills % prime !== 0) ?? 1;

/** Every drill once, before the first comes again. */
export const drillOfDay = <Drill>(day: number, drills: readonly Drill[]): Drill | undefined =>
  drills[(((day * strideOf(drills.length)) % drills.length) + drills.length) % drills.length];

/** How often each drill has come before. */
export const turnOf = (day: number, drills: number): number => Math.floor(day / drills);

/** Room for a question that has been asked and is dealt anew. */
const ROOM = 100;
const MOST = 100;

export const seedOfDay = (day: number, at: number): number => (day * MOST + at) * ROOM;
