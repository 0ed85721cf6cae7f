/** What is fetched for hints and verdicts: until then the board needs none of it. */
export { whichHintText, whichVerdictText } from '../../../i18n/scores/which-rules-words.ts';
export { WhichReasons } from './WhichReasons.tsx';
