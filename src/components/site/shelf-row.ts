/** A lesson in the index of its course. */
export interface ShelfRow {
  readonly slug: string;
  readonly number: number;
  /** Its idea in a few tiles; `?` is one face down. */
  readonly vignette: string;
  readonly title: string;
  readonly text: string;
  readonly minutes: number;
  /** How many positions are answered in it. */
  readonly positions: number;
}
