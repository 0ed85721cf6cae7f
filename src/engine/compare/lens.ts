/** One ready hand as each rule set sees it: what completes it, what it is worth then, what may win. */

import type { HeldHand, WinSource } from '../core/hand.ts';
import { sortTiles, type Tile } from '../core/tile.ts';
import { hasValue, isCounted, type Row, type Value } from '../scoring/item.ts';
import type { Kit } from '../scoring/kit.ts';
import type { RuleId, RulesetId } from '../scoring/rule-id.ts';
import { waitsFor } from '../shapes/waits.ts';
import { barredWin } from '../table/barred-win.ts';
import type { HandFacts } from './hand-facts.ts';
import { type Ledger, type LedgerReason, type LedgerVerdict, ledgerOf } from './ledgers.ts';

/** The facts of a hand before its last tile. */
type WaitingFacts = Omit<HandFacts, 'hand'> & {
  readonly hand: HeldHand;
  /** The player's own discards. */
  readonly river: readonly Tile[];
};

/**
 * `barred`: it would win, but one's own discards forbid it on a tile that others let go; `declared`:
 * it wins only once the hand has been declared ready, and it may be.
 */
export interface LensWay {
  readonly verdict: LedgerVerdict | 'barred' | 'declared';
  readonly reason?: LedgerReason | { readonly code: 'barred'; readonly rule: RuleId };
  /** What the hand is then worth, in the unit of the rule set. */
  readonly total?: number;
}

export interface LensTile {
  readonly tile: Tile;
  /** Copies that are not in the hand. */
  readonly left: number;
  /** The shapes of the rule set that it completes, each once. */
  readonly shapes: readonly string[];
  readonly ways: Readonly<Record<WinSource, LensWay>>;
}

/** A row that counts with some of the winning tiles, and those tiles in tile order. */
interface LensRow {
  readonly id: string;
  readonly rule: RuleId;
  readonly value: Value;
  readonly tiles: readonly Tile[];
}

export interface Lens {
  readonly rules: RulesetId;
  /** In tile order; none where the hand is not ready here. */
  readonly tiles: readonly LensTile[];
  /** The rows worth something that count with any of the tiles, limits first. */
  readonly rows: readonly LensRow[];
}

interface Won {
  readonly way: LensWay;
  readonly rows: readonly Row[];
}

const rowsOf = ({ counted }: Ledger): readonly Row[] =>
  counted?.score.rows.filter(
    (row) => isCounted(row) && hasValue(row.item.value) && row.item.value.fu === undefined,
  ) ?? [];

function wonWith(ledger: Ledger): Won {
  const { verdict, reason, counted } = ledger;
  const way = {
    verdict,
    ...(reason && { reason }),
    ...(counted && { total: counted.score.totals.total }),
  };
  return { way, rows: rowsOf(ledger) };
}

/** The circumstance of a declared ready hand; absent where there is none or `how` has it already. */
const declarationOf = ({ table }: Kit, { how }: WaitingFacts): string | undefined => {
  const declared = table.ready?.how.declared;
  return declared === undefined || how.includes(declared) ? undefined : declared;
};

function wonOn(
  kit: Kit,
  waiting: WaitingFacts,
  win: { readonly tile: Tile; readonly by: WinSource },
): Won {
  const { hand, how, ...facts } = waiting;
  const wonSo = (ways: readonly string[]): Ledger =>
    ledgerOf(kit, { ...facts, how: ways, hand: { ...hand, flowers: [], win } }, { from: null });
  const ledger = wonSo(how);
  const declared = declarationOf(kit, waiting);
  if (ledger.verdict !== 'not-enough' || declared === undefined) return wonWith(ledger);
  const ready = wonSo([...how, declared]);
  if (ready.verdict !== 'wins') return wonWith(ledger);
  const { way, rows } = wonWith(ready);
  return { way: { ...way, verdict: 'declared' }, rows };
}

const wins = ({ verdict }: LensWay): boolean => verdict === 'wins' || verdict === 'declared';

/** The hand before its last tile, under one rule set. */
function lensOf(kit: Kit, waiting: WaitingFacts): Lens {
  const waits = waitsFor(waiting.hand, kit.shapes);
  const bar = barredWin(
    waits.map(({ tile }) => tile),
    waiting.river,
    kit.claims,
  );
  const barred = bar && ({ code: 'barred', rule: bar.rule as RuleId } as const);
  const rows = new Map<string, { readonly row: Row; readonly tiles: Set<Tile> }>();
  const wayOf = (tile: Tile, by: WinSource): LensWay => {
    const won = wonOn(kit, waiting, { tile, by });
    for (const row of won.rows) {
      const found = rows.get(row.item.id) ?? { row, tiles: new Set() };
      rows.set(row.item.id, found);
      found.tiles.add(tile);
    }
    const isBarred = barred && by === 'discard' && wins(won.way);
    return isBarred ? { ...won.way, verdict: 'barred', reason: barred } : won.way;
  };
  const tiles = waits.map(({ tile, left, completions }) => ({
    ...{ tile, left },
    shapes: [...new Set(completions.map(({ reading }) => reading.shape))],
    ways: { discard: wayOf(tile, 'discard'), self: wayOf(tile, 'self') },
  }));
  return { rules: kit.id, tiles, rows: [...rows.values()].map(lensRow).sort(byLimit) };
}

const lensRow = ({ row: { item }, tiles }: { readonly row: Row; readonly tiles: Set<Tile> }) => ({
  ...{ id: item.id, rule: item.rule, value: item.value },
  tiles: sortTiles([...tiles]),
});

const byLimit = (a: LensRow, b: LensRow): number => (b.value.limit ?? 0) - (a.value.limit ?? 0);

/** The hand before its last tile, under each rule set, in their order. */
export const lensesOf = (kits: readonly Kit[], waiting: WaitingFacts): readonly Lens[] =>
  kits.map((kit) => lensOf(kit, waiting));
