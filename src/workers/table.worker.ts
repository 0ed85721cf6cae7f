/** An open table off the main thread. */
import { callTable } from '../engine/open-table.ts';
import { answerCalls } from './answer-calls.ts';

answerCalls(callTable);
