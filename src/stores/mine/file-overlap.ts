/** Of what is in a file: so much is not here yet, so much is; and so much is here alone. */
export interface FileOverlap {
  readonly fresh: number;
  readonly known: number;
  readonly alone: number;
}

export function overlapOf(here: readonly string[], file: readonly string[]): FileOverlap {
  const [known, all] = [new Set(here), new Set(file)];
  const both = [...all].filter((name) => known.has(name)).length;
  return { fresh: all.size - both, known: both, alone: known.size - both };
}
