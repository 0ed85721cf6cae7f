import { selfPlayTests } from './self-play.ts';

selfPlayTests('riichi');
