/** What a drill shows once something is opened, answered or refused. */
export { IntoSet } from '../answer/IntoSet.tsx';
export { LevelForm } from '../answer/LevelForm.tsx';
export { closesOutside } from '../parts/closes-outside.ts';
export { DrillRecord } from './DrillRecord.tsx';
export { LastQuestions } from './LastQuestions.tsx';
export { Rail } from './Rail.tsx';
export { RefusedAddress } from './RefusedAddress.tsx';
