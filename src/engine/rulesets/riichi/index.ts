export { doraOf } from './dora.ts';
