/** The questions of a set with their answers, as they are printed: one after the other. */
import type { Locale } from '../../i18n/locales.ts';
import { drillSource } from '../../stores/question/drill-source.ts';
import type { SetQuestion } from '../../stores/set/question-set.ts';
import { type PaperPart, paperPart } from '../paper/paper-parts.ts';
import type { PaperQuestion } from '../paper/SheetPaper.tsx';
import { desks } from '../parts/desks.ts';
import type { Checked, ListedDrill } from './set-drills.ts';

const parts = new Map<string, Promise<PaperPart>>();

/** Fetched once; what failed is fetched again. */
function partOf(drill: ListedDrill, locale: Locale): Promise<PaperPart> {
  const loading = parts.get(drill.id) ?? paperPart(drill, locale);
  parts.set(drill.id, loading);
  loading.catch(() => parts.delete(drill.id));
  return loading;
}

export async function* paperQuestions(
  questions: readonly SetQuestion[],
  checks: readonly (Checked | undefined)[],
  locale: Locale,
): AsyncGenerator<PaperQuestion, void> {
  for (const [at, { words }] of questions.entries()) {
    const check = checks[at];
    if (check?.is !== 'asked') continue;
    const { drill, asked } = check;
    const { solve, check: judge } = drillSource(drill.id, desks);
    const verdict = await judge(asked.texts, await solve(asked.texts));
    yield { asked, verdict, words, part: await partOf(drill, locale) };
  }
}
