declare namespace App {
  interface Locals {
    /** What is alive on the page says these words. */
    words: Record<string, string>;
    /** The questions asked on it, by their positions. */
    questions: Record<string, unknown>;
  }
}

/** What a file says, and all that it imports: keys of words, with stars for what is filled in. */
declare module '*?said' {
  export const said: readonly string[];
}
