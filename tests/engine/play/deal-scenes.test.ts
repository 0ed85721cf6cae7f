/** The deal as it is seen, and hands under other agreements than the usual ones. */
import { describe, expect, test } from 'vitest';
import { createRng } from '../../../src/engine/notation.ts';
import { openTable, yourDeal, yourScene } from '../../../src/engine/open-table/open-table.ts';
import { callTable } from '../../../src/engine/open-table/table-desk.ts';
import { newGame } from '../../../src/engine/play/game.ts';
import { loadKit, PLAYABLE_RULES } from '../../../src/engine/scoring.ts';
import { tilesOnTable } from '../tiles-on-table.ts';
import { rulesOf } from './at-play.ts';
import { checkedHand, partnersFor } from './self-play/checked-hand.ts';

describe.each(PLAYABLE_RULES)('%s', (id) => {
  test('the deal moves every tile from the walls to a hand, and ends as the hand begins', async () => {
    const table = openTable(await rulesOf(id), 7);
    const deal = yourDeal(table);
    expect(new Set(deal.map(tilesOnTable)).size).toBe(1);
    expect(deal[0]?.seats.map(({ held }) => held.length)).toEqual([0, 0, 0, 0]);
    expect(deal.at(-1)?.seats.map(({ held }) => held.length)).toEqual([14, 13, 13, 13]);
    expect(deal.at(-1)).toEqual(yourScene(table));
  });

  test('only the player himself sees what he is dealt', async () => {
    const [own, ...others] = yourDeal(openTable(await rulesOf(id), 7)).at(-1)?.seats ?? [];
    expect(own?.held).not.toContain(undefined);
    expect(new Set(others.flatMap(({ held }) => held))).toEqual(new Set([undefined]));
  });

  test('a deal is told once, when it is made', async () => {
    const opened = await callTable({ task: 'open', rules: id, seed: 4 });
    if (!opened.ok) throw new Error(opened.error.code);
    expect(opened.value.deal?.length).toBeGreaterThan(16);
    const again = await callTable({ task: 'look', kept: opened.value.kept });
    expect(again.ok && again.value.deal).toBeUndefined();
  });

  test('every agreement that is offered can be played by', async () => {
    const kit = await loadKit(id);
    expect(kit.playingOptions.length).toBeGreaterThan(0);
    for (const name of kit.playingOptions) {
      const others = kit.choicesOf(name).filter((value) => value !== kit.defaults[name]);
      expect(others.length, name).toBeGreaterThan(0);
      const rules = await rulesOf(id, { [name]: others.at(-1) });
      const checks = { rules, partners: partnersFor(rules), claims: false };
      expect(checkedHand(newGame(), createRng(3), checks).faults, name).toEqual([]);
    }
  });
});
