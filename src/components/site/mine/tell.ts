import type { Undo } from '../../../stores/forget.ts';

/** What is said once something was done, and how it is undone. */
export type Tell = (text: string, undo?: Undo) => void;
