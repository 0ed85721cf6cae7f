/** What a drill shows where it is opened, or once something was answered or refused. */
export { LevelForm } from '../answer/LevelForm.tsx';
export { closesOutside } from '../parts/closes-outside.ts';
export { Last } from './Last.tsx';
export { Rail } from './Rail.tsx';
export { Recorded } from './Recorded.tsx';
export { RefusedAddress } from './RefusedAddress.tsx';
