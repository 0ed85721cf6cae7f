/** What is wrong with the texts of a question, by the board of the drill. */
import type { AfterChowError } from './after-chow/after-chow-question.ts';
import type { ClaimQuestionError } from './claims/claim-question.ts';
import type { DiscardQuestionError } from './discards/discard-question.ts';
import type { ExchangeError } from './exchange/exchange-tiles.ts';
import type { FuritenError } from './furiten/furiten-question.ts';
import type { RouteError } from './minimum/route-question.ts';
import type { NamedHandError } from './named/name-hand.ts';
import type { TakersError } from './takers/takers-question.ts';
import type { WhichRulesError } from './which-rules/which-question.ts';

export interface QuestionErrors {
  readonly 'after-chow': AfterChowError;
  readonly claims: ClaimQuestionError;
  readonly discards: DiscardQuestionError;
  readonly exchange: ExchangeError;
  readonly furiten: FuritenError;
  readonly minimum: RouteError;
  readonly named: NamedHandError;
  readonly takers: TakersError;
  readonly 'which-rules': WhichRulesError;
}
