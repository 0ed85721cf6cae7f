/** Which questions are shown: those on which the sources that are looked at differ. */

export interface QuestionFilter {
  /** Only where they differ. */
  readonly differ: boolean;
  /** Only these two; absent for all of them. */
  readonly pair: readonly [string, string] | undefined;
}

/** Two sources, if they are two. */
export const pairOf = (first: string, second: string): QuestionFilter['pair'] =>
  first !== '' && second !== '' && first !== second ? [first, second] : undefined;

/** The answers of a question are `a+b c`: the sources that agree, apart from those that do not. */
export function passesFilter(answers: string, { differ, pair }: QuestionFilter): boolean {
  if (!differ) return true;
  const given = answers.split(' ').map((sources) => sources.split('+'));
  if (pair === undefined) return given.length > 1;
  const of = pair.map((source) => given.findIndex((sources) => sources.includes(source)));
  return of.every((at) => at >= 0) && of[0] !== of[1];
}
