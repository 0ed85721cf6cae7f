/** Of what is in a file: so much is not here yet, so much is; and so much is here alone. */
export interface Coming {
  readonly fresh: number;
  readonly known: number;
  readonly alone: number;
}

export function comingOf(here: readonly string[], file: readonly string[]): Coming {
  const [known, all] = [new Set(here), new Set(file)];
  const both = [...all].filter((name) => known.has(name)).length;
  return { fresh: all.size - both, known: both, alone: known.size - both };
}
