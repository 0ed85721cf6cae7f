/** What the keys do while a discard is chosen, and once it is judged. */
import type { DiscardSession } from '../../../stores/discards/discard-session.ts';
import type { DiscardView } from '../../../stores/discards/discard-view.ts';
import type { Keys } from '../../boards/use-keys.ts';

/** Steps through the discards that keep the distance, round and round. */
function step(session: DiscardSession, { sensible, stepped }: DiscardView, by: number): void {
  const at = sensible.findIndex(({ tile }) => tile === stepped?.option.tile);
  const from = at < 0 && by < 0 ? 0 : at;
  const next = sensible[(from + by + sensible.length) % sensible.length];
  if (next && next.tile !== stepped?.option.tile) session.show(next.tile);
}

/** What the keys do: digits lift by place, arrows move, Enter discards and goes on. */
export function keysOf(session: DiscardSession, view: DiscardView, onNext: () => void): Keys {
  const { verdict } = session.$state.get();
  const move = (by: number) => () => (verdict ? step(session, view, by) : session.move(by));
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((place) => {
    const lift = () => {
      const { lifted } = session.$state.get();
      if (!verdict && lifted !== place - 1) session.touch(place - 1, performance.now());
    };
    return [String(place % 10), lift] as const;
  });
  return {
    enter: () => (verdict ? onNext() : enter(session)),
    h: session.hint,
    p: () => session.playOn(Date.now(), performance.now()),
    arrowleft: move(-1),
    arrowright: move(1),
    ...Object.fromEntries(digits),
  };
}

/** Discards the lifted tile; if none is, lifts the one that has the focus. */
function enter(session: DiscardSession): void {
  const now = performance.now();
  const focused = document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (session.$state.get().lifted !== undefined) session.discard(now);
  else if (focused !== undefined) session.touch(Number(focused), now);
}
