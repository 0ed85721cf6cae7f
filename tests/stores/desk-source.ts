/** The desk of a drill as a session asks it, without a worker. */
import { type Desk, type Drill, type DrillTypes, deskOf } from '../../src/engine/drills.ts';
import type { DrillSource } from '../../src/stores/question/drill-source.ts';

export function sourceAt<T extends DrillTypes>(desk: Desk<T>): DrillSource<T> {
  return {
    warm: () => {},
    deal: async (seed, wish) => desk.deal(seed, wish),
    targets: async (level) => desk.targets?.(level) ?? [],
    ask: async (texts) => desk.ask(texts),
    solve: async (texts) => desk.solve(texts),
    check: async (texts, answer) => desk.check(texts, answer),
    hints: async (texts) => desk.hints(texts),
    detail: async (texts, about) => desk.detail(texts, about),
    follow: async (seed, texts, answer) => desk.follow(seed, texts, answer),
  };
}

export const sourceOf = <T extends DrillTypes>(drill: Drill<T>): DrillSource<T> =>
  sourceAt(deskOf(drill));
