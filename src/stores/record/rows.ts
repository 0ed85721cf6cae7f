/** What the record holds: every row of the reader's own has an id, so that two records merge row by row. */
import type { Texts } from '../../engine/drills.ts';
import type { Attempt, SkillRow, Skills, Tally } from './result.ts';

/** A question that went wrong, to be asked again. */
export interface Card {
  /** Its drill and its texts. */
  readonly id: string;
  readonly drill: string;
  readonly texts: Texts;
  /** Where it went wrong: `find-waits/13/pure`. */
  readonly skill: string;
  readonly added: number;
  /** The last change of the card: of two that were kept apart, the later stays. */
  readonly changed: number;
  /** How often it was answered wrong or with a hint. */
  readonly mistakes: number;
  readonly suspended?: boolean;
  /** When it is due, and how well it is known; absent before its first review. */
  readonly schedule?: Schedule;
}

/** A card of FSRS as plain data, times in milliseconds since 1970. */
export interface Schedule {
  readonly due: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: number;
  readonly lastReview?: number;
}

export const RUN_KINDS = ['ten', 'twenty', 'fifty', 'streak', 'storm', 'day'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** Questions in a row, with a clock that was asked for. */
export interface Run {
  readonly id: string;
  readonly at: number;
  readonly drill: string;
  /** The level that it was begun at. */
  readonly skill: string;
  readonly kind: RunKind;
  readonly asked: number;
  readonly right: number;
  /** In milliseconds. */
  readonly spent: number;
  readonly outcomes: string;
  /** Of the run of the day: which day it was for. */
  readonly day?: number;
}

/** Sums of a time when single answers were not kept. */
export interface Earlier {
  /** Made from what it holds, so that the same sums are never counted twice. */
  readonly id: string;
  readonly skills: Skills;
}

export interface Rows {
  readonly attempts: Attempt;
  /** Sums of the attempts and of what came earlier, kept up with each answer. */
  readonly skills: SkillRow;
  readonly tallies: Tally;
  readonly cards: Card;
  readonly runs: Run;
  readonly earlier: Earlier;
}

export type StoreName = keyof Rows;

export const STORES: Readonly<Record<StoreName, { readonly key: string | string[] }>> = {
  attempts: { key: 'id' },
  skills: { key: 'skill' },
  tallies: { key: ['day', 'skill'] },
  cards: { key: 'id' },
  runs: { key: 'id' },
  earlier: { key: 'id' },
};

export const STORE_NAMES = Object.keys(STORES) as readonly StoreName[];

export type Key = string | string[];

/** What can be done in one step of the record: all of it happens, or nothing. */
export interface Change {
  readonly get: <Name extends StoreName>(store: Name, key: Key) => Promise<Rows[Name] | undefined>;
  readonly all: <Name extends StoreName>(store: Name) => Promise<readonly Rows[Name][]>;
  readonly put: <Name extends StoreName>(store: Name, row: Rows[Name]) => Promise<void>;
  /** Many at once, none waiting for another. */
  readonly putAll: <Name extends StoreName>(
    store: Name,
    rows: readonly Rows[Name][],
  ) => Promise<void>;
  readonly remove: (store: StoreName, key: Key) => Promise<void>;
  readonly clear: (store: StoreName) => Promise<void>;
}

export type Look = Pick<Change, 'get' | 'all'>;

/** Where the record is kept. `work` awaits nothing but what it is given, and may be begun again. */
export interface Base {
  /** Whether it is there again when the page is opened next. */
  readonly lasts: boolean;
  readonly read: <Value>(
    stores: readonly StoreName[],
    work: (look: Look) => Promise<Value>,
  ) => Promise<Value>;
  readonly change: <Value>(
    stores: readonly StoreName[],
    work: (change: Change) => Promise<Value>,
  ) => Promise<Value>;
  readonly close: () => void;
}
