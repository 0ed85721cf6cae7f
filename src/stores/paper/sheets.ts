/** The sheet that is chosen: its drill, level, size and number, and its questions as they are made. */
import { type MapStore, map } from 'nanostores';
import { type Level, type LevelField, levelFrom, type Texts } from '../../engine/drills.ts';
import type { DrillSource } from '../question/drill-source.ts';
import { dealSheet, type SolvedQuestion } from './sheet.ts';
import {
  drillIn,
  LAST_SHEET,
  levelIn,
  numberInQuery,
  type SheetChoice,
  type SheetDrill,
  type SheetSize,
  sizeIn,
  type TextFix,
} from './sheet-choice.ts';

/** What is fetched of a drill. */
interface SheetPart {
  readonly levels: readonly LevelField[];
}

type SheetStatus = 'fetching' | 'making' | 'made' | 'short' | 'failed';

export interface SheetsState<Drill extends SheetDrill, Part extends SheetPart> {
  readonly drill: Drill;
  readonly n: SheetSize;
  readonly sheet: number;
  /** Absent until it is fetched, and with it the level. */
  readonly part: Part | undefined;
  readonly level: Level;
  readonly fixes: readonly TextFix[];
  readonly questions: readonly SolvedQuestion[];
  readonly status: SheetStatus;
}

interface SheetsOptions<Drill extends SheetDrill, Part extends SheetPart> {
  readonly drills: readonly [Drill, ...Drill[]];
  readonly load: (drill: Drill) => Promise<Part>;
  /** The level that was chosen last on the page of the drill. */
  readonly chosenLast: (drill: Drill, part: Part) => Texts;
  readonly sourceOf: (drill: Drill) => Pick<DrillSource, 'deal' | 'solve' | 'check'>;
  readonly seed: () => number;
  readonly onChoice: (choice: SheetChoice) => void;
}

interface Sheets<Drill extends SheetDrill, Part extends SheetPart> {
  readonly $sheets: MapStore<SheetsState<Drill, Part>>;
  readonly begin: (query: URLSearchParams) => Promise<void>;
  readonly pickDrill: (page: string) => Promise<void>;
  readonly pickLevel: (given: Texts) => Promise<void>;
  readonly pickSize: (n: SheetSize) => Promise<void>;
  /** Any other one, where none is named. */
  readonly pickNumber: (sheet?: number) => Promise<void>;
  /** After something failed. */
  readonly again: () => Promise<void>;
}

const NOTHING = new URLSearchParams();

/** Fetches what is lacking of the drill, then makes the questions. */
function maker<Drill extends SheetDrill, Part extends SheetPart>(
  { load, chosenLast, sourceOf, onChoice }: SheetsOptions<Drill, Part>,
  $sheets: Sheets<Drill, Part>['$sheets'],
) {
  const change = (changed: Partial<SheetsState<Drill, Part>>): void =>
    $sheets.set({ ...$sheets.get(), ...changed });
  /** What is asked for meanwhile takes the place of what is under way. */
  let latest = 0;

  const make = async (turn: number): Promise<void> => {
    const { drill, level, n, sheet } = $sheets.get();
    change({ questions: [], status: 'making' });
    onChoice({ page: drill.page, level, n, sheet });
    for await (const question of dealSheet(sourceOf(drill), { level, n, sheet })) {
      if (turn !== latest) return;
      change({ questions: [...$sheets.get().questions, question] });
    }
    if (turn === latest) {
      change({ status: $sheets.get().questions.length < n ? 'short' : 'made' });
    }
  };
  const fetchPart = async (turn: number, query: URLSearchParams): Promise<void> => {
    const { drill, part: known, fixes } = $sheets.get();
    if (known) return;
    const part = await load(drill);
    if (turn !== latest) return;
    const level = levelIn(query, part.levels, chosenLast(drill, part));
    change({ part, level: level.value, fixes: [...fixes, ...level.fixes] });
  };
  return async (
    changed: Partial<SheetsState<Drill, Part>>,
    query: URLSearchParams = NOTHING,
  ): Promise<void> => {
    const turn = ++latest;
    change({ status: 'fetching', questions: [], ...changed });
    try {
      await fetchPart(turn, query);
      if (turn === latest) await make(turn);
    } catch {
      if (turn === latest) change({ status: 'failed' });
    }
  };
}

export function createSheets<Drill extends SheetDrill, Part extends SheetPart>(
  options: SheetsOptions<Drill, Part>,
): Sheets<Drill, Part> {
  const { drills, seed } = options;
  const anyNumber = (): number => (seed() % LAST_SHEET) + 1;
  const $sheets = map<SheetsState<Drill, Part>>({
    ...{ drill: drills[0], n: 10, sheet: 1, part: undefined, level: {}, fixes: [] },
    ...{ questions: [], status: 'fetching' },
  });
  const go = maker(options, $sheets);
  return {
    $sheets,
    begin: (query) => {
      const read = {
        drill: drillIn(query, drills),
        n: sizeIn(query),
        sheet: numberInQuery(query, anyNumber),
      };
      const fixes = [...read.drill.fixes, ...read.n.fixes, ...read.sheet.fixes];
      const [drill, n, sheet] = [read.drill.value, read.n.value, read.sheet.value];
      return go({ drill, n, sheet, fixes, part: undefined }, query);
    },
    pickDrill: (page) => {
      const drill = drills.find((known) => known.page === page) ?? drills[0];
      return go({ drill, part: undefined, fixes: [] });
    },
    pickLevel: (given) => {
      const { part, level } = $sheets.get();
      return go({ level: levelFrom(part?.levels ?? [], given, level), fixes: [] });
    },
    pickSize: (n) => go({ n, fixes: [] }),
    pickNumber: (sheet = anyNumber()) => go({ sheet, fixes: [] }),
    again: () => go({}),
  };
}
