/** Every hand that lessons count, drawn with no more words than its page hands in. */
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { scoringPaper } from '../../src/components/drills/scoring/paper.tsx';
import { ScoringAnswer } from '../../src/components/drills/scoring/ScoringAnswer.tsx';
import { ScoringForm } from '../../src/components/drills/scoring/ScoringBoard.tsx';
import * as judged from '../../src/components/drills/scoring/ScoringReasons.tsx';
import type { ScoringAnswer as Given } from '../../src/engine/drills/scoring/verdict.ts';
import type { ScoringTypes } from '../../src/engine/drills.ts';
import { sheetSteps } from '../../src/engine/scoring.ts';
import { speaker } from '../../src/i18n/speak.ts';
import type { ScoringDraft } from '../../src/stores/drafts/scoring-draft.ts';
import type { DrillSession, SessionState } from '../../src/stores/question/drill-session.ts';
import { COUNTED, type CountedHand } from '../content/scored-hands.ts';
import { lessonWords } from './question-words.ts';
import { textIn } from './render.ts';

type State = SessionState<ScoringTypes, ScoringDraft>;

/** Nothing is touched while a board is drawn. */
const session = {} as DrillSession<ScoringTypes, ScoringDraft>;
const onward = { kind: 'again', go: () => {} } as const;

function opened({ drill, desk, asked }: CountedHand) {
  const says = scoringPaper('').lesson?.says?.(asked.shown, desk.check(asked.texts, {}));
  const say = speaker('en', lessonWords(drill, asked.shown, 'en', says));
  const fresh: State = {
    ...asked,
    ...{ skill: `${drill}/lessons`, since: 0, taken: 0, unread: [], busy: false, revealed: 0 },
    ...{ draft: { lines: [], figures: {}, enough: undefined } },
    ...{ hints: undefined, nudged: undefined, verdict: undefined, look: undefined },
  };
  const draw = (
    changes: Partial<State>,
    beside: Partial<Parameters<typeof ScoringForm>[0]> = {},
  ): string =>
    textIn(
      renderToString(
        <ScoringForm
          {...{ session, onward, say, judged, locale: 'en' }}
          Answer={ScoringAnswer}
          state={{ ...fresh, ...changes }}
          wholePage={false}
          {...beside}
        />,
      ),
    );
  const solved = (verdict: ScoringTypes['verdict']): string =>
    textIn(
      renderToString(
        <judged.ScoringSolution
          {...{ say, verdict, locale: 'en', shown: asked.shown }}
          revealed={sheetSteps(verdict.sheet)}
        />,
      ),
    );
  return { draw, solved };
}

describe.each(COUNTED)('$id', (exercise) => {
  test('says what it has to say before and after the answer', () => {
    const { desk, asked } = exercise;
    const { draw, solved } = opened(exercise);
    const { texts, shown, hintSteps } = asked;
    const hints = desk.hints(texts);
    expect(draw({ taken: hintSteps.length, hints })).toContain('Check');
    const unread = [
      ...shown.fields.map(({ id }) => id),
      ...(shown.lines.length > 0 ? ['lines'] : []),
      ...(shown.least === undefined ? [] : ['enough']),
    ];
    for (const part of unread) draw({ unread: [part] });

    const { figures = {}, ...solution } = desk.solve(texts);
    const answers: readonly Given[] = [
      { figures, ...solution },
      { lines: shown.lines.slice(0, 1), figures: { total: 1 }, enough: true },
      { lines: shown.lines, figures: { total: 2 * (figures['total'] ?? 0) }, enough: false },
      {},
    ];
    for (const answer of answers) {
      const verdict = desk.check(texts, answer);
      expect(draw({ verdict, revealed: 99 })).toContain('Try again');
      expect(solved(verdict).length).toBeGreaterThan(0);
    }
  });
});

test('what is usual and what is kept of the answer stand there once each', () => {
  const [exercise] = COUNTED as readonly [CountedHand];
  const text = opened(exercise).draw({}, { usual: 'As agreed.', note: 'Kept.' });
  expect(text.match(/As agreed\.|Kept\./g)).toEqual(['As agreed.', 'Kept.']);
});
