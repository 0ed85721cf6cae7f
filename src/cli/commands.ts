import { adviseCommand } from './advise.ts';
import type { Command } from './command.ts';
import { discardsCommand } from './discards.ts';
import { distanceCommand } from './distance.ts';
import { replayCommand } from './games.ts';
import { scoreCommand } from './score.ts';
import { settleCommand } from './settle.ts';
import { waitsCommand } from './waits.ts';

export const COMMANDS: readonly Command[] = [
  waitsCommand,
  distanceCommand,
  discardsCommand,
  scoreCommand,
  settleCommand,
  adviseCommand,
  replayCommand,
];
