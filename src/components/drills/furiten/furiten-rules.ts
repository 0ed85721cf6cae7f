import type { TypesOf } from '../../../engine/drills.ts';
import type { DraftRules } from '../../../stores/drill-session.ts';
import { pickRules } from '../../../stores/pick-draft.ts';

export type FuritenTypes = TypesOf<'furiten'>;
export type FuritenDraft = FuritenTypes['answer'] | undefined;

export const FURITEN_RULES: DraftRules<FuritenTypes, FuritenDraft> = pickRules(
  ({ outcomes }) => outcomes,
);
