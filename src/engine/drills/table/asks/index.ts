import type { Ask } from '../ask.ts';
import { across, giver } from './across.ts';
import { claimants, taker } from './claims.ts';
import { collector, first } from './discards.ts';
import { enough } from './going-out.ts';
import { complete, fills } from './hands.ts';
import { kong } from './kong.ts';
import { next } from './next.ts';
import { danger, isolated, tally } from './own-hand.ts';
import { lot, ranked, worth } from './places.ts';
import { plan } from './plan.ts';
import { robbed } from './robbing.ts';
import { passes, round } from './rounds.ts';
import { place, reached, starter, wind } from './seats.ts';
import { families, tiles } from './set.ts';
import { apart, draws, marker, replacement } from './tail.ts';
import { tiger } from './tiger.ts';
import { passed, turn } from './turns.ts';
import { breach, dealt, opened } from './walls.ts';

const ROWS = {
  ...{ families, tiles, fills, complete, reached, place, wind, starter, passes },
  ...{ breach, dealt, taker, first, collector, plan, isolated, danger, tally, enough },
  ...{ ranked, lot, worth, opened, apart, marker, replacement, draws, tiger },
  ...{ claimants, across, giver, turn, passed, next, round, robbed, kong },
};

export type TableAsk = keyof typeof ROWS;

export const TABLE_ASKS = Object.keys(ROWS) as readonly TableAsk[];

/** Only a kind knows the values of its questions: whoever has one has it from the kind itself. */
export const ASKS = ROWS as unknown as Readonly<Record<TableAsk, Ask<object>>>;

type Values<Row> = Row extends Ask<infer Q, infer Shown> ? Q & Shown : never;

export type AskShown = {
  readonly [Name in TableAsk]: { readonly ask: Name } & Values<(typeof ROWS)[Name]>;
}[TableAsk];
