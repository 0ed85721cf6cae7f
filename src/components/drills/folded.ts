/** What a drill shows where it is opened, or once something was answered or refused. */
export { LevelForm } from '../answer/LevelForm.tsx';
export { closesOutside } from '../parts/closes-outside.ts';
export { DrillRecord } from './DrillRecord.tsx';
export { Last } from './Last.tsx';
export { Rail } from './Rail.tsx';
export { RefusedAddress } from './RefusedAddress.tsx';
