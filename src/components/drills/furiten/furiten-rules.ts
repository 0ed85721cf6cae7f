import type { TypesOf } from '../../../engine/drills.ts';
import { pickRules } from '../../../stores/drafts/pick-draft.ts';
import type { DraftRules } from '../../../stores/question/drill-session.ts';

export type FuritenTypes = TypesOf<'furiten'>;
export type FuritenDraft = FuritenTypes['answer'] | undefined;

export const FURITEN_RULES: DraftRules<FuritenTypes, FuritenDraft> = pickRules(
  ({ outcomes }) => outcomes,
);
