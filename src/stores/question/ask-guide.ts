/** Asks the question that a guide names next. */
import type { DrillTypes, QuestionData, Texts, Wish } from '../../engine/drills.ts';
import type { DrillLevels } from './drill-levels.ts';
import type { DrillSource } from './drill-source.ts';
import type { Guide } from './guide.ts';
import { type OnBoard, sameTexts } from './on-board.ts';

/** So often a question is dealt anew that was asked before: some levels have few. */
const MOST_DEALS = 50;

/** The same question for the same seed and the same past. */
export async function dealAnother<T extends DrillTypes>(
  source: Pick<DrillSource<T>, 'deal'>,
  seed: number,
  wish: Wish,
): Promise<QuestionData<T>> {
  const isPast = ({ texts }: QuestionData<T>): boolean =>
    wish.past?.some((before) => sameTexts(before, texts)) ?? false;
  let asked = await source.deal(seed, wish);
  for (let again = 1; again < MOST_DEALS && isPast(asked); again++)
    asked = await source.deal(seed + again, wish);
  return asked;
}

/** What the question is asked with. */
interface Asking<T extends DrillTypes> {
  readonly levels: Pick<DrillLevels, 'at' | 'skillAt'>;
  readonly source: Pick<DrillSource<T>, 'ask' | 'deal'>;
  readonly clock: { readonly seed: () => number };
  readonly over: () => void;
  readonly put: (asked: QuestionData<T>, skill: string) => void;
  readonly waitFor: (
    coming: Promise<QuestionData<T>>,
    arrive: (asked: QuestionData<T>) => void,
  ) => Promise<void>;
  /** Says why it could not. */
  readonly ask: (texts: Texts, kept?: OnBoard, skill?: string) => Promise<object | undefined>;
}

/** `kept` is what stood on this board before. */
export async function askGuide<T extends DrillTypes>(
  asking: Asking<T>,
  guide: Guide,
  kept?: OnBoard,
): Promise<void> {
  const { levels, source, clock, over, put, waitFor, ask } = asking;
  const next = await guide.next();
  if (next.by === 'end') return over();
  // A session over several pages is one step back.
  if (next.by === 'page') return location.replace(next.href);
  if (next.by === 'texts') {
    const isRead = !next.varies || (await source.ask(next.texts)).ok;
    const isRefused = isRead && !next.varies && (await ask(next.texts, kept, next.skill));
    if ((isRefused || !isRead) && guide.onRefusal) {
      guide.onRefusal();
      return askGuide(asking, guide);
    }
    if (!next.varies) return;
  }
  const { level: given = {}, seed, past } = next.by === 'level' ? next : {};
  const level = levels.at(given);
  const skill = (next.by === 'texts' ? next.skill : undefined) ?? levels.skillAt(level);
  const like = next.by === 'texts' ? next.texts : undefined;
  const dealt = dealAnother(source, seed ?? clock.seed(), {
    level,
    ...(like && { like }),
    ...(past && { past }),
  });
  await waitFor(dealt, (asked) => put(asked, skill));
}
