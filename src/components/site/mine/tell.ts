import type { Undo } from '../../../stores/mine/ask-keeper.ts';

/** What is said once something was done, and how it is undone. */
export type Tell = (text: string, undo?: Undo) => void;
