import type { TypesOf } from '../../engine/drills.ts';
import type { DraftRules } from '../question/drill-session.ts';
import { TILES_OR_NONE, type WaitDraft } from './wait-draft.ts';

/** Kinds of tiles in the hand, or that none of them is forbidden. */
export type AfterChowDraft = WaitDraft;

export const AFTER_CHOW_RULES: DraftRules<TypesOf<'after-chow'>, AfterChowDraft> = TILES_OR_NONE;
