/** A hand under all rule sets, off the main thread. */
import { callCompare } from '../engine/compare.ts';
import { answerCalls } from './answer-calls.ts';

answerCalls(callCompare);
