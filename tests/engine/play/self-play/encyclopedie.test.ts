import { selfPlayTests } from './self-play.ts';

selfPlayTests('encyclopedie');
