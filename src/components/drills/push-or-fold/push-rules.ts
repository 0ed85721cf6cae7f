import type { TypesOf } from '../../../engine/drills.ts';
import { pickRules } from '../../../stores/drafts/pick-draft.ts';
import type { DraftRules } from '../../../stores/question/drill-session.ts';

export type PushTypes = TypesOf<'push-or-fold'>;
export type PushDraft = PushTypes['answer'] | undefined;

export const COURSES: readonly PushTypes['answer'][] = ['push', 'fold'];

export const PUSH_RULES: DraftRules<PushTypes, PushDraft> = pickRules(() => COURSES);
