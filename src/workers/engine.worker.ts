/** The drills off the main thread: calls of a desk come in, what it says goes out. */
import { callHere } from '../stores/question/drill-here.ts';
import { answerCalls } from './answer-calls.ts';

answerCalls(callHere);
