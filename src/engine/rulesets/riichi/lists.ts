import type { Situation } from '../../core/situation.ts';
import { isCounted } from '../../scoring/item.ts';
import { createLists } from '../../scoring/lists.ts';
import type { CountedList } from '../../scoring/ruleset.ts';
import type { RiichiOptions } from './config.ts';
import { scoringTable } from './scoring-table.ts';

/** More than one list where other roles come to the same han. Fu are one sum, and no list of roles. */
export const createRiichiLists = (
  options: RiichiOptions,
): ((situation: Situation) => readonly CountedList[]) =>
  createLists(scoringTable, options, {
    compare: (a, b) => a.total - b.total || a.han - b.han,
    listsOf: ({ rows }) => [
      rows.filter((row) => isCounted(row) && row.item.family !== 'fu').map(({ item }) => item.id),
    ],
  });
