/** Games from elsewhere, read and played again off the main thread. */
import { callOutside } from '../engine/outside-game.ts';
import { answerCalls } from './answer-calls.ts';

answerCalls(callOutside);
