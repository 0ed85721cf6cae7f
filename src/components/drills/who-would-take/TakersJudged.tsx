/** What is fetched for hints and verdicts: until then the board needs none of it. */
export { takersVerdictText } from '../../../i18n/claims/takers-words.ts';
export { TakersHint, TakersReasons } from './TakersReasons.tsx';
