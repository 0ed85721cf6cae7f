/** How well the partners at the open table play. */
import type { Level } from '../../engine/judge.ts';
import { $settings } from '../device/settings.ts';
import { $progress } from '../record/progress.ts';

export const PARTNER_LEVELS = ['learner', 'steady', 'strong'] as const satisfies readonly Level[];
export type PartnerLevel = (typeof PARTNER_LEVELS)[number];

/** As chosen; until then learners sit there for whoever has not finished that lesson. */
export function partnerLevel(lesson: string): PartnerLevel {
  const chosen = PARTNER_LEVELS.find((level) => level === $settings.partners.get());
  return chosen ?? ($progress.get().lessons[lesson]?.finished ? 'steady' : 'learner');
}
