declare namespace App {
  interface Locals {
    /** What is alive on the page says these words. */
    words: Record<string, string>;
  }
}
