/** What the choices of a seat are worth, in a hand that stops where it has to choose. */
import {
  type Choice,
  type Judge,
  judgeOf,
  type Level,
  partnerOf,
  reasonFor,
} from '../engine/judge.ts';
import { ok, okAll } from '../engine/notation.ts';
import { type GameRules, type Move, moveText, replayMoves, viewOf } from '../engine/play.ts';
import { readCarryOver } from './accounts.ts';
import { type Command, rulesCommand } from './command.ts';
import { readAgreed } from './options.ts';
import { readWind } from './situations.ts';

type View = ReturnType<typeof viewOf>;

const PLACES = 1e4;
const rounded = (value: number): number => Math.round(value * PLACES) / PLACES + 0;

const moveOf = (move: Choice['move']): object =>
  move.m === 'pass' ? { m: 'pass' } : moveText(move);

const choiceText = ({ move, value, error, distance, win, give }: Choice): object => ({
  move: moveOf(move),
  value: rounded(value),
  error: rounded(error),
  distance,
  win: rounded(win),
  give: rounded(give),
});

/** What a partner chooses who has an order alone: his move first, the others as they are lawful. */
function orderedChoices(view: View, level: Level, rules: GameRules): readonly object[] {
  const first = partnerOf(level, rules)(view);
  const pass = { m: 'pass', seat: view.seat } as const;
  const mayPass = view.phase.kind === 'claims';
  const all: readonly (Move | typeof pass)[] = [...view.moves, ...(mayPass ? [pass] : [])];
  const best = first ?? pass;
  const rest = all.filter((move) => JSON.stringify(move) !== JSON.stringify(best));
  return [best, ...rest].map((move) => ({ move: moveOf(move), value: null }));
}

function adviceFor(view: View, level: Level, rules: GameRules): object {
  if (view.moves.length === 0) return { seat: view.seat, choices: [] };
  if (level === 'patient' || level === 'learner') {
    return { seat: view.seat, choices: orderedChoices(view, level, rules) };
  }
  const judge: Judge = judgeOf(level, rules);
  const choices = judge.worth(view);
  const reason = reasonFor(choices);
  return { seat: view.seat, choices: choices.map(choiceText), ...(reason && { reason }) };
}

export const adviseAt = (level: Level): Command =>
  rulesCommand('advise', (fields, kit) => {
    const read = okAll({
      seat: readWind(fields['seat'], 'seat'),
      agreed: readAgreed(fields, kit, kit.inPoints),
      carried: readCarryOver(fields),
    });
    if (!read.ok) return read;
    const { seat, agreed, carried } = read.value;
    const rules = { kit, agreed };
    const replayed = replayMoves(fields, rules, carried);
    if (!replayed.ok) return replayed;
    return ok(adviceFor(viewOf(replayed.value.state, rules, seat), level, rules));
  });

export const adviseCommand: Command = adviseAt('strong');
