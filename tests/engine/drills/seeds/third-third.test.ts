import { describeThird } from './laws.ts';

describeThird(2);
