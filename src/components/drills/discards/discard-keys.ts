/** What the keys do while a discard is chosen, and once it is judged. */
import { type DiscardSession, lift, moveLift } from '../../../stores/discards/discard-draft.ts';
import type { DiscardPlay } from '../../../stores/discards/discard-play.ts';
import type { DiscardView } from '../../../stores/discards/discard-view.ts';
import type { Keys } from '../../boards/use-keys.ts';

interface DiscardKeys {
  readonly session: DiscardSession;
  readonly playing: DiscardPlay;
  readonly view: DiscardView;
  readonly onNext: () => void;
}

/** Steps through the discards that keep the distance, round and round. */
function step({ session, view: { sensible } }: DiscardKeys, by: number): void {
  const about = session.$state.get().look?.about;
  const at = sensible.findIndex(({ tile }) => tile === about);
  const from = at < 0 && by < 0 ? 0 : at;
  const next = sensible[(from + by + sensible.length) % sensible.length];
  if (next && next.tile !== about) session.look(next.tile);
}

/** What the keys do: digits lift by place, arrows move, Enter discards and goes on. */
export function keysOf(keys: DiscardKeys): Keys {
  const { session, playing, onNext } = keys;
  const { verdict, shown } = session.$state.get();
  const move = (by: number) => () => (verdict ? step(keys, by) : moveLift(session, by));
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((place) => {
    const liftIt = () => {
      if (place <= shown.concealed.length) lift(session, place - 1);
    };
    return [String(place % 10), liftIt] as const;
  });
  return {
    enter: () => (verdict ? onNext() : enter(keys)),
    h: session.hint,
    p: () => playing.playOn(Date.now(), performance.now()),
    arrowleft: move(-1),
    arrowright: move(1),
    ...Object.fromEntries(digits),
  };
}

/** Discards the lifted tile; if none is, lifts the one that has the focus. */
function enter({ session, playing }: DiscardKeys): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset['place'];
  if (session.$state.get().draft.lifted !== undefined) playing.discard(performance.now());
  else if (focused !== undefined) lift(session, Number(focused));
}
