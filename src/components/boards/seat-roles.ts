import type { RulesetId } from '../../engine/scoring.ts';
import { openKey, type Say } from '../../i18n/speak.ts';
import type { SettleSeat } from '../../stores/drafts/settle-view.ts';

/** What a seat has done; the first hand goes by the name that its rule set gives it. */
export const rolesText = (say: Say, rules: RulesetId, roles: SettleSeat['roles']): string =>
  roles
    .map((role) => (role === 'first' ? say(openKey(`${rules}.first`)) : say(`settle.role.${role}`)))
    .join(', ');
