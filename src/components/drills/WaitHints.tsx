import {
  type Group,
  type WaitHints as Hints,
  type Placing,
  placeTiles,
  type Tile,
  WAIT_HINTS,
  type WaitQuestion,
} from '../../engine/index.ts';
import type { Locale } from '../../i18n/locales.ts';
import { listed, type Say } from '../../i18n/speak.ts';
import { groupName, tilesName } from '../../i18n/tile-names.ts';

interface WaitHintsProps {
  /** What the hints say; absent before the first one is taken. */
  readonly hints: Hints | undefined;
  /** How many were taken. */
  readonly taken: number;
  readonly locale: Locale;
  readonly say: Say;
}

/** The hints taken so far, each saying more than the one before. */
export function WaitHints({ hints, taken, locale, say }: WaitHintsProps) {
  return (
    <ol class="question-hints" aria-live="polite" aria-label={say('waits.hints')}>
      {hints &&
        WAIT_HINTS.slice(0, taken).map((step) => (
          <li key={step}>{hintText(hints, step, locale, say)}</li>
        ))}
    </ol>
  );
}

function hintText(
  hints: Hints,
  step: (typeof WAIT_HINTS)[number],
  locale: Locale,
  say: Say,
): string {
  const named = (groups: readonly Group[]) =>
    listed(
      locale,
      groups.map((group) => groupName(say, group)),
    );
  if (hints.count === 0) return say('waits.hint.countNone');
  switch (step) {
    case 'count':
      return say('waits.hint.count', { n: hints.count });
    case 'part':
      return hints.part.settled.length > 0
        ? say('waits.hint.part', { groups: named(hints.part.settled) })
        : say('waits.hint.whole');
    case 'reading':
      return say('waits.hint.reading', { groups: named(hints.reading?.groups ?? []) });
    case 'answer':
      return say('waits.hint.answer', { tiles: tilesName(say, locale, hints.answer) });
  }
}

/** What the hints taken do to the hand on the board. */
export interface HintOnBoard {
  /** Places of the tiles that can be set aside. */
  readonly aside: ReadonlySet<number>;
  readonly proof:
    | { readonly tile: Tile; readonly placing: Placing; readonly wins: true }
    | undefined;
}

const taken = (count: number, step: (typeof WAIT_HINTS)[number]): boolean =>
  count > WAIT_HINTS.indexOf(step);

/** The second hint sets groups aside on the board, the third regroups the hand. */
export function hintOnBoard({ hand }: WaitQuestion, hints: Hints | undefined, count: number) {
  const held = hand.concealed;
  const groups = taken(count, 'part') && hints ? hints.part.settled : [];
  const aside = new Set(
    placeTiles(held, held[0] as Tile, { groups }).groups.flatMap(({ places }) => places),
  );
  const reading = taken(count, 'reading') ? hints?.reading : undefined;
  const proof = reading && {
    tile: reading.tile,
    placing: placeTiles(held, reading.tile, reading),
    wins: true as const,
  };
  return { aside: proof ? new Set<number>() : aside, proof } satisfies HintOnBoard;
}
